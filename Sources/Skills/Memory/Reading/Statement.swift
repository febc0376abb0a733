/// One thing the user said that may be remembered.
struct Statement: Sendable, Hashable {
    /// What the user does by saying it.
    enum Kind: Sendable, Hashable {
        /// It holds.
        case asserted
        /// It no longer holds.
        case ended
        /// The user asks for it to be forgotten.
        case forget
    }

    /// What the user does by saying it.
    var kind: Kind = .asserted
    /// Whom it is about.
    var person: Person
    /// What is said; empty where the user asks to forget everything that mentions `value`.
    var attribute: String
    /// The value alone; empty where any value is meant.
    var value: String
    /// The sentence's second half.
    var predicate: FactSentence.Predicate
    /// The value that the user says it replaces.
    var replaces: String?
    /// The id of the known fact that it ends, forgets or replaces, where that is certain.
    var fact: String?
    /// Whether the value takes the place of whatever was known: "my new phone".
    var replacesLatest = false
    /// For an ending: the attributes that may be meant, where the sentence does not say which.
    var scope: Set<String> = []
    /// For an ending: whether it held before, rather than being denied only.
    var heldBefore = true
    /// Whether the user only thinks so.
    var isUncertain = false
    /// Since when.
    var validFrom: String?
    /// Until when.
    var validTo: String?
    /// How sure the reading is.
    var confidence = 0.9
    /// The user's words.
    var quote = ""
    /// The whole sentence, where it is kept as it was written.
    var literal: String?

    /// The sentence as it is remembered.
    var text: String {
        literal ?? FactSentence.make(person.path, name: person.name, predicate: predicate)
    }

    /// Makes a statement.
    init(
        _ person: Person, _ attribute: String, _ value: String, _ predicate: FactSentence.Predicate,
        kind: Kind = .asserted
    ) {
        self.person = person
        self.attribute = attribute
        self.value = value
        self.predicate = predicate
        self.kind = kind
    }
}
