/// The limits of one tool call.
public struct ToolContext: Sendable, Hashable {
    /// The longest the call may take.
    public let timeLimit: Duration
    /// The most bytes of UTF-8 that the result may have. A tool with a longer result leaves out the middle and says so.
    public let outputLimit: Int

    /// Makes a context.
    public init(timeLimit: Duration = .seconds(60), outputLimit: Int = 16 << 10) {
        self.timeLimit = timeLimit
        self.outputLimit = outputLimit
    }
}
