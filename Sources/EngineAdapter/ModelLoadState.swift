/// How far a model has come to be usable.
public enum ModelLoadState: Sendable, Hashable {
    /// Nothing has asked for it yet.
    case idle
    /// Its file is being opened.
    case loading
    /// It is ready.
    case loaded
    /// It could not be loaded, for this reason; the next request tries again.
    case failed(String)
}
