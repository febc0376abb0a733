/// A folder where a program stores models.
public protocol ModelStore: Sendable {
    /// The models in it, by name. A store that is missing or unreadable counts as empty: it belongs to another program.
    func models() -> [StoredModel]
}
