/// Factors and soft caps that some networks apply between their parts; 1 and `nil` mean none.
public struct ModelScales: Sendable, Hashable {
    /// Multiplies embeddings.
    public var embedding: Float = 1
    /// Multiplies the outputs of attention and feed-forward.
    public var residual: Float = 1
    /// Multiplies the products of queries and keys.
    public var attention: Float = 1
    /// Multiplies logits.
    public var logits: Float = 1
    /// Soft cap c of attention scores: s becomes c · tanh(s / c).
    public var attentionCap: Float?
    /// Soft cap of logits.
    public var logitCap: Float?
}
