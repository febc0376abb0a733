/// One change to what is remembered, decided before it is written.
public enum FactChange: Sendable, Hashable {
    /// A new fact.
    case insert(Fact)
    /// The fact of this id gets this content.
    case update(Fact)
    /// The fact of this id goes, with everything of it.
    case erase(Fact)
    /// What happened is noted.
    case log(JournalEntry)
}
