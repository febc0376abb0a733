public import AgentCore

/// One thing remembered about the user or somebody near them.
public struct Fact: Sendable, Hashable, Identifiable {
    /// Where a fact stands in its life.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// It holds.
        case current
        /// It held until something else took its place; kept as history.
        case superseded
        /// The user asked to forget it and its erasure has not been completed.
        case forgotten
        /// It is uncertain and waits for the user's yes.
        case proposed
    }

    /// The id.
    public let id: String
    /// The fact as a sentence, as it stands in a prompt.
    public var text: String
    /// Whom it is about: `user`, or a path such as `user.sister` or `user.sister.husband`.
    public var subject: String
    /// Which of several people of that relation, by name.
    public var person: String?
    /// What is said of the subject: `home_city`, `allergy`, …
    public var attribute: String
    /// The value alone.
    public var value: String
    /// A coarse kind, to sort lists by.
    public var category: String
    /// How sure it is, from 0 to 1.
    public var confidence: Double
    /// Where it stands.
    public var state: State
    /// Since when it holds: an ISO-8601 time, or as much of a date as is known.
    public var validFrom: String?
    /// Until when it held.
    public var validTo: String?
    /// The sentence it rests on.
    public var source: FactSource
    /// When it was first written, as ISO-8601.
    public let createdAt: String
    /// When it was last changed, as ISO-8601.
    public var updatedAt: String
    /// How often it was said again.
    public var strengthened: Int
    /// The fact that took its place.
    public var supersededBy: String?

    /// The place among all facts, in the order in which they were written; 0 before that.
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

    /// The value without case, accents, punctuation and articles: equal keys are the same value.
    public var valueKey: String { Folding.key(value) }
}
