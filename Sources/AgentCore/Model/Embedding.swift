/// A text as a vector.
public struct Embedding: Sendable, Hashable {
    /// The vector, of length 1, so that the dot product of two is their cosine.
    public let vector: [Float]
    /// Tokens of the text; `nil` if a server does not report them.
    public let tokenCount: Int?
    /// Whether the text was longer than the model's context and its end was dropped. Not known for servers: they refuse
    /// long texts or cut them silently.
    public let isCut: Bool

    /// Makes an embedding.
    public init(vector: [Float], tokenCount: Int? = nil, isCut: Bool = false) {
        self.vector = vector
        self.tokenCount = tokenCount
        self.isCut = isCut
    }
}
