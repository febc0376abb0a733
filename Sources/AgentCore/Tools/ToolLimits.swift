/// How far a turn may go with tools.
public struct ToolLimits: Sendable, Hashable {
    /// The most times the model is asked anew because of results.
    public var steps: Int
    /// The most calls in one turn.
    public var calls: Int
    /// The longest that one call may take.
    public var callTime: Duration
    /// The longest that all calls of a turn may take together, the user's own time to answer left out.
    public var totalTime: Duration
    /// The most of a call's output that the model is given, in bytes of UTF-8; less where the context has less room.
    public var output: Int

    /// Makes limits; those given are for a person who waits.
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
