/// A change to the facts made by a message, recorded so that it can be shown and undone. It holds ids only: the content
/// stays in the facts and is erased with them.
public struct JournalEntry: Sendable, Hashable {
    /// What happened.
    public enum Operation: String, Sendable, Hashable {
        /// The fact is new.
        case add
        /// The fact replaced another one.
        case update
        /// The fact ended.
        case delete
        /// The user repeated the fact.
        case strengthen
        /// The fact waits for the user to confirm it.
        case propose
    }

    /// The position among all entries; 0 before it is written.
    public var sequence = 0
    /// The session; `nil` outside one.
    public let session: String?
    /// The message; `nil` for a fact written by hand.
    public let message: String?
    /// The time, as ISO-8601.
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
