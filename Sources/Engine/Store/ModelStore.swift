/// A place where a program keeps models.
public protocol ModelStore: Sendable {
    /// The models in it, by name. A store that is not there, or that cannot be read, holds none: it belongs to
    /// somebody else.
    func models() -> [StoredModel]
}
