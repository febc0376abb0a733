/// A low-rank adapter (LoRA) applied to a model's weights, and its scale.
public struct ModelAdapter: Sendable, Hashable {
    /// Path of a `.gguf` adapter, or of an adapter directory in PEFT or MLX format.
    public let path: String
    /// Factor on the adapter's contribution; 1 is the strength it was trained with.
    public let scale: Float

    /// Names an adapter.
    public init(path: String, scale: Float = 1) {
        self.path = path
        self.scale = scale
    }
}
