/// Which of the facts that hold are wanted.
public enum FactSelection: Sendable, Hashable {
    /// Those of the user with one of these attributes.
    case ofUser(attributes: Set<String>)
    /// Those about people of one of these relations or with one of these names.
    case ofPeople(relations: Set<String>, names: Set<String>)
    /// The newest.
    case newest(Int)
}
