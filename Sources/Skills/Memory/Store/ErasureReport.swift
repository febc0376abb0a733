/// What was removed, and what of it can still be found in the database file.
public struct ErasureReport: Sendable, Hashable {
    /// A message that still says it.
    public struct Message: Sendable, Hashable {
        /// The session it belongs to.
        public let session: String
        /// The message.
        public let id: String

        /// Names a message.
        public init(session: String, id: String) {
            self.session = session
            self.id = id
        }
    }

    /// The ids of the rows removed: the facts and their history.
    public var removed: [String]
    /// How often the values still stand in the bytes of the database and its log.
    public var hits: Int
    /// Messages that still say it.
    public var messages: [Message]
    /// Other facts whose text still says it.
    public var otherFacts: [String]
    /// Messages the sentence was taken out of.
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
