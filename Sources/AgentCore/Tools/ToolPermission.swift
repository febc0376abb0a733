/// What a tool's call needs before it is made.
public enum ToolPermission: Sendable, Hashable {
    /// Nothing: it only reads what it may.
    case run
    /// It is not made, whoever asks; the reason, as the model and the user are told.
    case refuse(String)
    /// The user's word.
    case ask(ToolQuestion)
}
