/// A request to forget facts that the user has not confirmed yet.
public struct PendingErasure: Sendable, Hashable {
    /// The session of the request; `nil` if no message of it was stored yet.
    public let session: String?
    /// The ids of the facts.
    public let facts: [String]
    /// The time of the request (ISO 8601).
    public let at: String

    /// Makes a request.
    public init(session: String?, facts: [String], at: String) {
        self.session = session
        self.facts = facts
        self.at = at
    }
}
