/// The permission that a tool call needs.
public enum ToolPermission: Sendable, Hashable {
    /// None: it only reads what it may.
    case run
    /// The call is always refused; the reason, for the model and the user.
    case refuse(String)
    /// The user must be asked.
    case ask(ToolQuestion)
}
