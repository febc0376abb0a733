/// How far a model has come to be usable.
public enum ModelLoadState: Sendable, Hashable {
    /// Nothing has asked for it yet.
    case idle
    /// Its file is being opened and read, so far this share of it, from 0 to 1.
    case loading(Double)
    /// It is ready.
    case loaded
    /// It could not be loaded, for this reason; the next request tries again.
    case failed(String)
}
