/// Stage 2: which skills take part in the turn, and why.
public struct RoutedTurn: Sendable, Hashable {
    /// The stage before.
    public let parsed: ParsedTurn
    /// The skills that take part, in the order in which they run.
    public let skills: [RoutedSkill]
    /// The session's messages before this turn, oldest first.
    public let history: [Message]

    /// The ids of the messages that this turn takes the place of; they are no part of the history.
    public let replaced: [String]

    /// The text for the model.
    public var text: String { parsed.text }

    /// What the user said before in the conversation, oldest first; of a private one too, which is stored nowhere.
    public var saidBefore: [String] {
        history.filter { $0.role == .user }.map(\.content)
            + parsed.request.privateHistory.filter { $0.role == .user }.map(\.content)
    }

    /// Makes a routed turn.
    public init(parsed: ParsedTurn, skills: [RoutedSkill], history: [Message], replaced: [String] = []) {
        self.replaced = replaced
        self.parsed = parsed
        self.skills = skills
        self.history = history
    }
}
