/// Upper layers that stand in for an encoder's own from one layer on: what it knows of language further down serves them too, what its
/// own upper layers were tuned for does not ("How transferable are features in deep neural networks?", Yosinski et al. 2014).
///
/// The file is GGUF: `branch.start` (how many of the encoder's layers stay below), `branch.block_count`, and the tensors of its layers by the
/// names that an encoder's have. `Training/topics.py` makes it.
struct EncoderBranch: Sendable {
    /// Layers of the encoder below it.
    let start: Int
    /// Its own.
    let layers: [EncoderLayer]
    /// Keeps what the layers lie in.
    let file: GGUFFile

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - config: the shape of the encoder that it branches off.
    /// - Throws: `EngineError` naming the file and what is wrong with it, or does not go with the encoder.
    init(path: String, of config: EncoderConfig) throws(EngineError) {
        file = try GGUFFile(path: path)
        start = try Self.count("branch.start", in: file, atMost: config.layerCount)
        let layerCount = try Self.count("branch.block_count", in: file, atMost: 1024)
        layers = try EncoderWeightsLoader.layers(file, config, layerCount)
    }

    private static func count(_ key: String, in file: GGUFFile, atMost most: Int) throws(EngineError) -> Int {
        guard let value = file.metadata.integer(key), (1...most).contains(value) else {
            throw EngineError(.malformed, "\(file.place(ofKey: key)) is no number from 1 to \(most)")
        }
        return value
    }
}
