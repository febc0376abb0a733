import AgentCore

/// What a server turned out to do, for as long as the program runs.
struct RemoteHabits: Sendable {
    /// Where its model takes system messages.
    var system = AlternatingMessages.SystemPlace.first
    /// The reasoning that its model's prompt begins, where it ends without having begun.
    var open: ReasoningMarks?
}
