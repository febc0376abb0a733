/// Where one tensor of a GGUF file lies and what it is.
public struct GGUFTensor: Sendable, Hashable {
    /// Its name, such as `blk.0.attn_q.weight`.
    public let name: String
    /// Its dimensions, in ggml's order: the length of a row first.
    public let shape: [Int]
    /// How its numbers are stored.
    public let type: WeightType
    /// The file of a split model that holds it, from 0; 0 where there is only one.
    public let shard: Int
    /// Its first byte, from the start of that file.
    public let offset: Int
    /// Its bytes in the file.
    public let byteCount: Int

    /// Numbers in the tensor.
    public var elementCount: Int { shape.reduce(1, *) }
}
