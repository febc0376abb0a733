/// The shape of a convolutional encoder, as its file states it; sizes that all such encoders share are constants (Yang
/// et al. 2019, "Multilingual Universal Sentence Encoder for Semantic Retrieval").
public struct ConvolutionalConfig: Sendable, Hashable {
    /// The model's own name, if the file has one.
    public let name: String?
    /// Length of the token vectors and of the embedding.
    public let width: Int
    /// Tokens of the vocabulary.
    public let vocabularySize: Int
    /// Maximum number of tokens in a text.
    public let contextLength: Int
    /// Added to the variance in layer norms.
    let normEpsilon: Float

    /// Window sizes of the branches, in tokens.
    static let orders = [2, 3, 5]
    /// Length of a branch's vectors.
    static let branchWidth = 256
    /// Width of the middle layers over a whole text.
    static let textWidth = 320
    /// Length of a token's vector concatenated with those of all branches.
    var wide: Int { width + Self.orders.count * Self.branchWidth }

    /// Reads and checks the shape of a model.
    ///
    /// - Throws: `EngineError` (malformed) naming the file and the key that is missing or out of range.
    init(file: any ModelFile) throws(EngineError) {
        let keys = try EncoderKeys(file)
        name = file.metadata.string("general.name")
        width = try keys.count("embedding_length", atMost: 1 << 16)
        contextLength = try keys.count("context_length", atMost: 1 << 17)
        normEpsilon = Float(try keys.float("attention.layer_norm_epsilon"))
        guard let shape = file.tensors["token_embd.weight"]?.shape else {
            throw EngineError(.malformed, "\(file.location(ofTensor: "token_embd.weight")) is missing")
        }
        guard shape.count == 2, shape[0] == width, shape[1] <= Int(Int32.max) else {
            throw EngineError(
                .malformed,
                "\(file.location(ofTensor: "token_embd.weight")) has shape \(shape), not [\(width), vocabulary]")
        }
        vocabularySize = shape[1]
    }

    /// The offsets in a token's window, relative to the token.
    static func window(_ order: Int) -> ClosedRange<Int> { -((order - 1) / 2)...(order / 2) }
}
