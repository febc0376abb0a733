/// Which of the facts that hold are wanted; of each, no more are read than are asked for.
public enum FactSelection: Sendable, Hashable {
    /// Those of the user with one of these attributes; of each the newest.
    case ofUser(attributes: Set<String>, each: Int)
    /// The newest about people of one of these relations or with one of these names.
    case ofPeople(relations: Set<String>, names: Set<String>, limit: Int)
    /// The newest.
    case newest(Int)
}
