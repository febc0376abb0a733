/// Whether a model is loaded, and how far loading has come.
public enum ModelLoadState: Sendable, Hashable {
    /// Not requested yet.
    case idle
    /// Its file is being read; the fraction read so far, from 0 to 1.
    case loading(Double)
    /// It is ready.
    case loaded
    /// It could not be loaded, for this reason; the next request tries again.
    case failed(String)
}
