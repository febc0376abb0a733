import AgentCore

/// What a message is about, to select the facts that are needed to understand it and that it may change.
public struct FactTopic: Sendable, Hashable {
    /// A subject, attribute and value that the message states.
    public struct Thing: Sendable, Hashable {
        /// The person it is about, as a path such as `user.sister`.
        public let subject: String
        /// The attribute.
        public let attribute: String
        /// The value as stated.
        public let value: String

        /// Makes a statement.
        public init(subject: String, attribute: String, value: String) {
            self.subject = subject
            self.attribute = attribute
            self.value = value
        }
    }

    /// The message and those directly before it.
    public var texts: [String]
    /// What the message states, once it was read.
    public var things: Set<Thing>

    /// Makes a topic.
    public init(_ texts: [String], things: Set<Thing> = []) {
        self.texts = texts
        self.things = things
    }
}

extension FactTopic {
    /// The topic with what was read in the message.
    func saying(_ operations: [ReadOperation]) -> FactTopic {
        let things = operations.flatMap { operation in
            Self.attributes(beside: operation.attribute).map {
                Thing(subject: operation.subject, attribute: $0, value: operation.value)
            }
        }
        return FactTopic(texts, things: self.things.union(things))
    }

    /// The attributes whose facts an operation of this attribute may end or confirm.
    private static func attributes(beside attribute: String) -> [String] {
        ["like", "dislike", "hobby", "habit"].contains(attribute) ? ["like", "dislike", "hobby", "habit"] : [attribute]
    }
}
