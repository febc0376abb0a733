/// Facts that the user asked to forget and has not confirmed yet.
public struct PendingErasure: Sendable, Hashable {
    /// The session it was asked in; `nil` before the first message was stored.
    public let session: String?
    /// The ids of the facts.
    public let facts: [String]
    /// When it was asked, as ISO-8601.
    public let at: String

    /// Makes a request.
    public init(session: String?, facts: [String], at: String) {
        self.session = session
        self.facts = facts
        self.at = at
    }
}
