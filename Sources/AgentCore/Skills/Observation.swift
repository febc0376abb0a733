/// What one skill learned from an exchange.
public struct Observation: Sendable, Hashable {
    /// One change to what is remembered.
    public struct Learned: Sendable, Hashable {
        /// What happened to the fact.
        public enum Operation: String, Sendable, Hashable {
            /// It is new.
            case add
            /// It replaced an earlier value.
            case update
            /// It is no longer true.
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

    /// Changes, in the order they were made.
    public var learned: [Learned] = []
    /// Lines for the user, such as uncertain facts that need a confirmation.
    public var notices: [String] = []

    /// Makes an empty observation.
    public init() {}
}
