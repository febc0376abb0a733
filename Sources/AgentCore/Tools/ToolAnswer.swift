/// What the user says to a tool's call.
public enum ToolAnswer: String, Sendable, Hashable, CaseIterable {
    /// This call, no other.
    case once
    /// Calls like this one, until the conversation ends.
    case session
    /// Calls like this one, from now on.
    case always
    /// Not this call.
    case no
    /// No call like this one, from now on.
    case never
}
