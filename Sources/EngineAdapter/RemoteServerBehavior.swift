import AgentCore

/// What was learned about a server, kept while the program runs.
struct RemoteServerBehavior: Sendable {
    /// Where its model accepts system messages.
    var system = AlternatingMessages.SystemPosition.first
    /// Markers of reasoning that the prompt already begins: replies were seen to end reasoning that they had not begun.
    var open: ReasoningMarks?
}
