/// The shape of an encoder, as its files state it.
public struct EncoderConfig: Sendable, Hashable {
    /// The network.
    public let architecture: EncoderArchitecture
    /// The model's own name, if the file has one.
    public let name: String?
    /// Number of layers.
    public let layerCount: Int
    /// Length of the hidden state, and of the embedding.
    public let width: Int
    /// Number of attention heads.
    public let headCount: Int
    /// Length of the hidden vector of the feed-forward part.
    public let feedForwardWidth: Int
    /// Tokens of the vocabulary.
    public let vocabularySize: Int
    /// Maximum number of tokens in a text.
    public let contextLength: Int
    /// Added to the variance in layer norms.
    public let normEpsilon: Float
    /// Base of the rotary positions' frequencies.
    public let ropeBase: Float
    /// How the token vectors become one.
    public let pooling: Pooling

    /// Length of one head.
    var headSize: Int { width / headCount }

    /// Whether a model embeds texts rather than generating them.
    public static func describes(_ metadata: GGUFMetadata) -> Bool {
        metadata.string("general.architecture").flatMap(EncoderArchitecture.init(rawValue:)) != nil
    }

    /// Reads and checks the shape of a model.
    ///
    /// - Throws: `EngineError` naming the file and the key: an unknown architecture or feature (unsupported), or a key
    ///   that is missing or out of range (malformed). Unknown keys are not an error.
    public init(file: any ModelFile) throws(EngineError) {
        let keys = try EncoderKeys(file)
        architecture = keys.architecture
        name = file.metadata.string("general.name")
        layerCount = try keys.count("block_count", atMost: 1024)
        width = try keys.count("embedding_length", atMost: 1 << 16)
        headCount = try keys.count("attention.head_count", atMost: 4096)
        feedForwardWidth = try keys.count("feed_forward_length", atMost: 1 << 18)
        contextLength = try keys.count("context_length", atMost: 1 << 17)
        normEpsilon = Float(try keys.float("attention.layer_norm_epsilon"))
        ropeBase = Float(try keys.float("rope.freq_base", default: 10_000))
        pooling = try keys.pooling()
        guard width % headCount == 0 else {
            throw keys.malformed("attention.head_count", "is \(headCount), no divisor of \(width)")
        }
        try keys.refuse("attention.head_count_kv", unless: headCount)
        try keys.refuse("attention.key_length", unless: width / headCount)
        try keys.refuse("attention.value_length", unless: width / headCount)
        try keys.refuse("expert_count", unless: 0)
        if file.metadata.bool(keys.full("attention.causal")) == true {
            throw keys.unsupported("attention.causal", "that is true")
        }
        if architecture.hasRotaryPositions {
            guard width / headCount % 2 == 0 else { throw keys.malformed("attention.head_count", "gives odd heads") }
            try keys.refuse("rope.dimension_count", unless: width / headCount)
            if let type = file.metadata.string(keys.full("rope.scaling.type")), type != "none" {
                throw keys.unsupported("rope.scaling.type", type)
            }
        }
        guard let embedding = file.tensors["token_embd.weight"] else {
            throw EngineError(.malformed, "\(file.location(ofTensor: "token_embd.weight")) is missing")
        }
        guard embedding.shape.count == 2, embedding.shape[0] == width, embedding.shape[1] <= Int(Int32.max) else {
            throw EngineError(
                .malformed,
                "\(file.location(ofTensor: embedding.name)) has shape \(embedding.shape), not [\(width), vocabulary]")
        }
        vocabularySize = embedding.shape[1]
    }
}
