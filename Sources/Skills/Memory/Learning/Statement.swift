/// One thing that the user said and that may change what is remembered.
struct Statement: Sendable, Hashable {
    /// What the user says of it.
    enum Kind: Sendable, Hashable {
        /// It holds.
        case asserted
        /// It no longer holds.
        case ended
    }

    /// What the user says of it.
    var kind = Kind.asserted
    /// Whom it is about: `user`, or a path such as `user.sister`.
    var subject = "user"
    /// The person's name, if it is known from the message or from before.
    var person: String?
    /// The attribute: `home_city`.
    var attribute: String
    /// The value, in the user's words.
    var value: String
    /// The sentence as it is remembered.
    var text: String
    /// The sentence of the message that says it.
    var quote: String
    /// The id of the known fact that it ends or replaces.
    var fact: String?
    /// Whether the user is asked first: a value is proposed until then, and a fact that may have ended stays.
    var isUncertain = false
    /// Since when: an ISO-8601 date, as far as it is known.
    var validFrom: String?
    /// Until when.
    var validTo: String?
    /// How sure the reading is.
    var confidence = 0.9
}
