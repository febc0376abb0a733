/// What the loop lends a tool for one call.
public struct ToolContext: Sendable, Hashable {
    /// The longest the call may take.
    public let timeLimit: Duration
    /// The most of its output that is of use, in bytes of UTF-8; a tool that has more leaves out the middle and says so.
    public let outputLimit: Int

    /// Makes a context.
    public init(timeLimit: Duration = .seconds(60), outputLimit: Int = 16 << 10) {
        self.timeLimit = timeLimit
        self.outputLimit = outputLimit
    }
}
