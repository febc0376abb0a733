extension ModelConfig {
    /// Reads and checks the shape of the model in `file`.
    ///
    /// - Throws: `EngineError` naming the file and the key: an unknown architecture or feature (unsupported), or a key
    ///   that is missing or out of range (malformed). Unknown keys are not an error.
    public init(file: any ModelFile) throws(EngineError) {
        let keys = try ModelKeys(file: file)
        architecture = keys.architecture
        name = file.metadata.string("general.name")
        layerCount = try keys.count("block_count", atMost: 1024)
        width = try keys.count("embedding_length", atMost: 1 << 20)
        headCount = try keys.count("attention.head_count", atMost: 4096)
        keyValueHeadCount = try keys.count("attention.head_count_kv", atMost: 4096, default: headCount)
        headSize = try keys.count("attention.key_length", atMost: 4096, default: width / headCount)
        feedForwardWidth = try keys.count("feed_forward_length", atMost: 1 << 20)
        contextLength = try keys.count("context_length", atMost: 1 << 28)
        normEpsilon = Float(try keys.float("attention.layer_norm_rms_epsilon"))
        rotary = try keys.rotary(headSize: headSize, contextLength: contextLength)
        window = try keys.window(layerCount: layerCount)
        scales = try keys.scales(width: width, headSize: headSize, headCount: headCount, layerCount: layerCount)
        experts = try keys.experts(feedForwardWidth: feedForwardWidth)

        guard headCount % keyValueHeadCount == 0 else {
            throw keys.malformed("attention.head_count_kv", "is \(keyValueHeadCount), no divisor of \(headCount)")
        }
        guard headSize % 16 == 0, headCount * headSize <= 1 << 20 else {
            throw EngineError(
                .unsupported, "\(file.path): heads of \(headSize) values are not supported (multiples of 16 are)")
        }
        guard try keys.count("attention.value_length", atMost: 4096, default: headSize) == headSize else {
            throw keys.unsupported("attention.value_length", "other than attention.key_length")
        }
        guard let embedding = file.tensors["token_embd.weight"] else {
            throw EngineError(.malformed, "\(file.location(ofTensor: "token_embd.weight")) is missing")
        }
        guard embedding.shape.count == 2, embedding.shape[0] == width, embedding.shape[1] <= Int(Int32.max) else {
            throw EngineError(
                .malformed,
                "\(file.location(ofTensor: "token_embd.weight")) has shape \(embedding.shape), not [\(width), vocabulary]"
            )
        }
        vocabularySize = embedding.shape[1]
    }
}
