/// A past message found by a search.
public struct ScoredMessage: Sendable, Hashable {
    /// The message's id.
    public let id: String
    /// The session it belongs to.
    public let session: String
    /// Who spoke: `user` or `assistant`.
    public let role: String
    /// The text.
    public let text: String
    /// When it was written (ISO 8601).
    public let at: String
    /// The reference it was imported with.
    public let reference: String?
    /// How well it matches; higher is better.
    public let score: Double

    /// Makes a result.
    public init(
        id: String, session: String, role: String, text: String, at: String, reference: String? = nil, score: Double
    ) {
        self.id = id
        self.session = session
        self.role = role
        self.text = text
        self.at = at
        self.reference = reference
        self.score = score
    }
}
