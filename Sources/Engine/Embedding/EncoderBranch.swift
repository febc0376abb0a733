/// Upper layers that replace an encoder's own from one layer on. The lower layers' general features also serve other
/// tasks; the upper layers are specific to the task that the encoder was tuned for ("How transferable are features in
/// deep neural networks?", Yosinski et al. 2014).
///
/// The file is GGUF: `branch.start` (how many of the encoder's layers run below the branch), `branch.block_count`, and
/// the tensors of its layers, named as in an encoder. `Training/topics.py` makes it.
struct EncoderBranch: Sendable {
    /// Number of the encoder's layers that run below the branch.
    let start: Int
    /// The branch's own layers.
    let layers: [EncoderLayer]
    /// Keeps the layers' memory mapped.
    let file: GGUFFile

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - config: the shape of the encoder whose layers it replaces.
    /// - Throws: `EngineError` naming the file and what is wrong with it or does not fit the encoder.
    init(path: String, of config: EncoderConfig) throws(EngineError) {
        file = try GGUFFile(path: path)
        start = try Self.count("branch.start", in: file, atMost: config.layerCount)
        let layerCount = try Self.count("branch.block_count", in: file, atMost: 1024)
        layers = try EncoderWeightsLoader.layers(file, config, layerCount)
    }

    private static func count(_ key: String, in file: GGUFFile, atMost most: Int) throws(EngineError) -> Int {
        guard let value = file.metadata.integer(key), (1...most).contains(value) else {
            throw EngineError(.malformed, "\(file.location(ofKey: key)) is no number from 1 to \(most)")
        }
        return value
    }
}
