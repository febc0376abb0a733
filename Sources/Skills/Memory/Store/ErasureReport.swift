/// The result of an erasure: what was removed, and where the values can still be found.
public struct ErasureReport: Sendable, Hashable {
    /// A message.
    public struct Message: Sendable, Hashable {
        /// The session it belongs to.
        public let session: String
        /// The message's id.
        public let id: String

        /// Makes a reference to a message.
        public init(session: String, id: String) {
            self.session = session
            self.id = id
        }
    }

    /// The ids of the removed facts, history included.
    public var removed: [String]
    /// How often the values still occur in the bytes of the database file and its log.
    public var hits: Int
    /// Messages that still contain a value.
    public var messages: [Message]
    /// The ids of other facts whose text still contains a value.
    public var otherFacts: [String]
    /// Messages from which sentences were removed.
    public var redacted: [Message]

    /// Makes a report.
    public init(removed: [String], hits: Int, messages: [Message], otherFacts: [String], redacted: [Message]) {
        self.removed = removed
        self.hits = hits
        self.messages = messages
        self.otherFacts = otherFacts
        self.redacted = redacted
    }
}
