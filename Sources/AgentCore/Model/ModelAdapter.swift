/// A low-rank adapter beside a model's weights, and how strongly it counts.
public struct ModelAdapter: Sendable, Hashable {
    /// A `.gguf` adapter, or an adapter directory of PEFT's or MLX's kind.
    public let path: String
    /// The factor on all that it adds; 1 is as it was trained.
    public let scale: Float

    /// Names an adapter.
    public init(path: String, scale: Float = 1) {
        self.path = path
        self.scale = scale
    }
}
