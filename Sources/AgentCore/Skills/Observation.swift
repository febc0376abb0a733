/// What one skill learned from an exchange.
public struct Observation: Sendable, Hashable {
    /// One change to what is remembered.
    public struct Learned: Sendable, Hashable {
        /// What happened to the fact.
        public enum Operation: String, Sendable, Hashable {
            /// It is new.
            case add
            /// It replaced an older value.
            case update
            /// It no longer holds.
            case delete
        }

        /// What happened.
        public let operation: Operation
        /// The fact.
        public let fact: FactReference

        /// Makes a change.
        public init(_ operation: Operation, _ fact: FactReference) {
            self.operation = operation
            self.fact = fact
        }
    }

    /// Changes in the order they were made.
    public var learned: [Learned] = []
    /// Lines the user should see: what is uncertain and waits for a yes.
    public var notices: [String] = []

    /// Learned nothing.
    public init() {}
}
