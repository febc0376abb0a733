/// The marks around reasoning for models that write it into their text.
public struct ReasoningMarks: Sendable, Hashable {
    /// The begin mark.
    public let begin: String
    /// The end mark.
    public let end: String

    /// Makes marks; neither may be empty.
    public init(begin: String, end: String) {
        self.begin = begin
        self.end = end
    }

    /// The marks of most models, also assumed for unknown models.
    public static let usual = Self(begin: "<think>", end: "</think>")
}
