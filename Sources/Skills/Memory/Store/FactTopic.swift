/// What a message is about: by this the facts are found that tell what it means and what it changes.
public struct FactTopic: Sendable, Hashable {
    /// One thing said of somebody.
    public struct Thing: Sendable, Hashable {
        /// Whom it is about, as a path.
        public let subject: String
        /// What is said.
        public let attribute: String
        /// The value, as it was said.
        public let value: String

        /// Names a thing.
        public init(subject: String, attribute: String, value: String) {
            self.subject = subject
            self.attribute = attribute
            self.value = value
        }
    }

    /// The message, and what was said just before it.
    public var texts: [String]
    /// What the message was found to say.
    public var things: Set<Thing>

    /// Makes a topic.
    public init(_ texts: [String], things: Set<Thing> = []) {
        self.texts = texts
        self.things = things
    }
}

extension FactTopic {
    /// The topic, once it is known what is said.
    func saying(_ statements: [Statement]) -> FactTopic {
        let things = statements.flatMap { statement in
            Self.attributes(beside: statement.attribute).map {
                Thing(subject: statement.person.path, attribute: $0, value: statement.value)
            }
        }
        return FactTopic(texts, things: self.things.union(things))
    }

    /// What a statement of one attribute may end or confirm in another.
    private static func attributes(beside attribute: String) -> [String] {
        switch attribute {
        case "like", "dislike", "diet": ["like", "dislike", attribute]
        case "hobby", "habit", "schedule": ["hobby", "habit", "schedule"]
        default: [attribute]
        }
    }
}
