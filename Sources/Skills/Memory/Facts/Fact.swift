public import AgentCore

/// A fact remembered about the user or somebody close to them.
public struct Fact: Sendable, Hashable, Identifiable {
    /// The state of a fact.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// It holds.
        case current
        /// Another fact replaced it, or it ended; kept as history.
        case superseded
        /// The user asked to forget it, and it is not erased yet.
        case forgotten
        /// It is uncertain and waits for the user to confirm it.
        case proposed
    }

    /// The id.
    public let id: String
    /// The fact as a sentence, as written into prompts.
    public var text: String
    /// The subject: `user`, or a path of relations such as `user.sister` or `user.sister.husband`.
    public var subject: String
    /// The person's name, which distinguishes several people with the same relation.
    public var person: String?
    /// The attribute: `home_city`, `allergy`, …
    public var attribute: String
    /// The value.
    public var value: String
    /// A coarse category, for sorting lists.
    public var category: String
    /// The confidence, from 0 to 1.
    public var confidence: Double
    /// The state.
    public var state: State
    /// Since when it holds: an ISO-8601 time, or the known part of a date.
    public var validFrom: String?
    /// Until when it held.
    public var validTo: String?
    /// The user's sentence that states it.
    public var source: FactSource
    /// When it was first written, as ISO-8601.
    public let createdAt: String
    /// When it was last changed, as ISO-8601.
    public var updatedAt: String
    /// How often the user repeated it.
    public var strengthened: Int
    /// The id of the fact that replaced it.
    public var supersededBy: String?

    /// The position among all facts in the order of writing; 0 before it is written.
    var sequence = 0

    /// Makes a fact.
    public init(
        id: String = Identifier.make(), text: String, subject: String, person: String? = nil, attribute: String,
        value: String, confidence: Double = 0.9, state: State = .current, validFrom: String? = nil,
        validTo: String? = nil, source: FactSource, createdAt: String, updatedAt: String? = nil, strengthened: Int = 0,
        supersededBy: String? = nil
    ) {
        self.id = id
        self.text = text
        self.subject = subject
        self.person = person
        self.attribute = attribute
        self.value = value
        self.category = Attribute(attribute).category
        self.confidence = confidence
        self.state = state
        self.validFrom = validFrom
        self.validTo = validTo
        self.source = source
        self.createdAt = createdAt
        self.updatedAt = updatedAt ?? createdAt
        self.strengthened = strengthened
        self.supersededBy = supersededBy
    }

    /// The value without case, accents, punctuation and articles. Values with equal keys are the same.
    public var valueKey: String { Folding.key(value) }
}
