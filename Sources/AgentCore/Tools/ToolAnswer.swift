/// The user's answer to a `ToolQuestion`.
public enum ToolAnswer: String, Sendable, Hashable, CaseIterable {
    /// Allow this call only.
    case once
    /// Allow equivalent calls until the conversation ends.
    case session
    /// Allow equivalent calls from now on.
    case always
    /// Refuse this call.
    case no
    /// Refuse equivalent calls from now on.
    case never
}
