/// Factors and caps that some networks put between their parts; 1 and `nil` where there is none.
public struct ModelScales: Sendable, Hashable {
    /// On embeddings.
    public var embedding: Float = 1
    /// On what attention and feed-forward add.
    public var residual: Float = 1
    /// On the products of queries and keys.
    public var attention: Float = 1
    /// On logits.
    public var logits: Float = 1
    /// Cap c of scores: s becomes c · tanh(s / c).
    public var attentionCap: Float?
    /// Cap of logits.
    public var logitCap: Float?
}
