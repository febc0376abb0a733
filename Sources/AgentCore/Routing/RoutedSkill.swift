/// A skill that takes part in a turn.
public struct RoutedSkill: Sendable, Hashable {
    /// Why a skill takes part.
    public enum Reason: String, Sendable, Hashable {
        /// It takes part in every turn.
        case always
        /// The user named it with `@`.
        case named
        /// It fits the request, and the model chose it.
        case chosen
        /// It was named or chosen earlier in the conversation.
        case active
    }

    /// The skill's name.
    public let name: String
    /// Why it takes part.
    public let why: Reason

    /// Whether its instructions go to the model.
    public var instructs: Bool { why != .always }

    /// Makes an entry.
    public init(name: String, why: Reason) {
        self.name = name
        self.why = why
    }
}
