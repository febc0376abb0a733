/// A text as a vector.
public struct TextEmbedding: Sendable, Hashable {
    /// Numbers of length one together, so that the dot product of two is the cosine of the angle between them.
    public let vector: [Float]
    /// Tokens of the text, those of begin and end included.
    public let tokenCount: Int
    /// Tokens that the vector was made of.
    public let usedTokenCount: Int

    /// Whether the text is longer than the model's context, and its end has no part in the vector.
    public var isCut: Bool { usedTokenCount < tokenCount }
}
