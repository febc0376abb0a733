/// What a door shows while a turn runs.
public enum TurnEvent: Sendable, Hashable {
    /// The user's message is stored; its session and id. Not sent for private turns.
    case saved(session: String, message: String)
    /// A skill takes part because the user named it.
    case skill(RoutedSkill)
    /// A line the user should see: what was left out, what is broken.
    case notice(String)
    /// A tool is called now; why nobody was asked, where that is so.
    case calling(ToolCall, String?)
    /// A call that the model wanted made is over, or was not made.
    case called(ToolCallRecord)
    /// More of the reply.
    case text(String)
    /// More of what the model writes for itself.
    case reasoning(String)
    /// What came of the reply since the last call was reasoning.
    case textWasReasoning
    /// The user's message was not taken, and is not stored any more.
    case withdrawn
}
