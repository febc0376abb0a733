/// What stands before and behind a model's reasoning where it writes that into its text.
public struct ReasoningMarks: Sendable, Hashable {
    /// What begins it.
    public let begin: String
    /// What ends it.
    public let end: String

    /// Makes marks; neither may be empty.
    public init(begin: String, end: String) {
        self.begin = begin
        self.end = end
    }

    /// Those that most models write, and a model of which nothing is known may write.
    public static let usual = Self(begin: "<think>", end: "</think>")
}
