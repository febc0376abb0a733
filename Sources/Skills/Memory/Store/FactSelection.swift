/// Selects some of the current facts, so that not all have to be read.
public enum FactSelection: Sendable, Hashable {
    /// Facts about the user with these attributes, the newest `each` of every attribute.
    case ofUser(attributes: Set<String>, each: Int)
    /// The newest facts about people with one of these relations or names.
    case ofPeople(relations: Set<String>, names: Set<String>, limit: Int)
    /// The newest facts, at most this many.
    case newest(Int)
}
