/// The vector of a text.
public struct TextEmbedding: Sendable, Hashable {
    /// A unit vector, so that the dot product of two is the cosine of the angle between them.
    public let vector: [Float]
    /// Tokens of the text, including begin and end.
    public let tokenCount: Int
    /// Tokens that the vector was made from.
    public let usedTokenCount: Int

    /// Whether the text is longer than the model's context, so that its end was left out.
    public var isCut: Bool { usedTokenCount < tokenCount }
}
