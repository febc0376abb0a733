/// Name, shape, type and location of one tensor of a GGUF file.
public struct GGUFTensor: Sendable, Hashable {
    /// Its name, such as `blk.0.attn_q.weight`.
    public let name: String
    /// Its dimensions in ggml's order: the length of a row first.
    public let shape: [Int]
    /// How its numbers are stored.
    public let type: WeightType
    /// The index of its file in a split model, from 0; 0 if there is only one.
    public let shard: Int
    /// The offset of its first byte in that file.
    public let offset: Int
    /// Its size in bytes.
    public let byteCount: Int

    /// Numbers in the tensor.
    public var elementCount: Int { shape.reduce(1, *) }
}
