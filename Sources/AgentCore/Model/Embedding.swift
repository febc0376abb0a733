/// A text as a vector.
public struct Embedding: Sendable, Hashable {
    /// Numbers whose squares add up to one, so that the dot product of two vectors is their cosine.
    public let vector: [Float]
    /// Tokens of the text; `nil` where a server counts them and does not tell.
    public let tokenCount: Int?
    /// Whether the text is longer than the model's context, and its end has no part in the vector. What a server does
    /// with long texts is its own affair: it refuses them or cuts them without a word.
    public let isCut: Bool

    /// Makes one.
    public init(vector: [Float], tokenCount: Int? = nil, isCut: Bool = false) {
        self.vector = vector
        self.tokenCount = tokenCount
        self.isCut = isCut
    }
}
