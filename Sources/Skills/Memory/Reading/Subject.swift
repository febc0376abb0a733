/// What a clause speaks of.
enum Subject: Sendable, Hashable {
    /// One or more people.
    case people([Person])
    /// A thing that belongs to somebody: "my name", "my sister's birthday".
    case possession(owner: Person, noun: Phrase)
}
