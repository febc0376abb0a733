/// Stage 2: which skills take part in the turn, and why.
public struct RoutedTurn: Sendable, Hashable {
    /// The stage before.
    public let parsed: ParsedTurn
    /// The skills that take part, in the order in which they run.
    public let skills: [RoutedSkill]
    /// The session's messages before this turn, oldest first.
    public let history: [Message]

    /// The text for the model.
    public var text: String { parsed.text }

    /// Makes a routed turn.
    public init(parsed: ParsedTurn, skills: [RoutedSkill], history: [Message]) {
        self.parsed = parsed
        self.skills = skills
        self.history = history
    }
}
