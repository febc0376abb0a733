/// A change to the store of facts, decided before it is written.
public enum FactChange: Sendable, Hashable {
    /// A new fact.
    case insert(Fact)
    /// Overwrites the fact with this id.
    case update(Fact)
    /// Erases the fact with this id, with everything that belongs to it.
    case erase(Fact)
    /// Adds an entry to the journal.
    case log(JournalEntry)
}
