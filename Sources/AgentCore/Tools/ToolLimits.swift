/// Limits on tool calls in one turn.
public struct ToolLimits: Sendable, Hashable {
    /// The most times the model is called again with results.
    public var steps: Int
    /// The most calls in one turn.
    public var calls: Int
    /// The longest that one call may take.
    public var callTime: Duration
    /// The longest that all calls of a turn may take together, not counting the user's time to answer.
    public var totalTime: Duration
    /// The most bytes of UTF-8 of a call's output that the model is given; fewer if the context has less room.
    public var output: Int

    /// Makes limits. The defaults suit a person who is waiting.
    public init(
        steps: Int = 8, calls: Int = 16, callTime: Duration = .seconds(60), totalTime: Duration = .seconds(300),
        output: Int = 16 << 10
    ) {
        self.steps = steps
        self.calls = calls
        self.callTime = callTime
        self.totalTime = totalTime
        self.output = output
    }
}
