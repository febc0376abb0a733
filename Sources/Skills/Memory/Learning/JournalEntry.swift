/// One change that a message made, kept so that it can be shown and taken back. It holds ids only: what it is about
/// stands in the facts, and goes with them.
public struct JournalEntry: Sendable, Hashable {
    /// What happened.
    public enum Operation: String, Sendable, Hashable {
        /// The fact is new.
        case add
        /// The fact took another's place.
        case update
        /// The fact ended.
        case delete
        /// The fact was said again.
        case strengthen
        /// The fact waits for a yes.
        case propose
    }

    /// The place among all entries; 0 before it is written.
    public var sequence = 0
    /// The session; `nil` outside one.
    public let session: String?
    /// The message; `nil` for what was written by hand.
    public let message: String?
    /// When, as ISO-8601.
    public let at: String
    /// What happened.
    public let operation: Operation
    /// The fact's id.
    public let fact: String

    /// Makes an entry.
    public init(session: String?, message: String?, at: String, operation: Operation, fact: String) {
        self.session = session
        self.message = message
        self.at = at
        self.operation = operation
        self.fact = fact
    }
}
