/// Opens embedding models.
public enum EmbeddingNetworks {
    /// Opens a GGUF file or a model directory and checks everything but the weights' values, which are read as they are
    /// used.
    ///
    /// - Throws: `EngineError` naming the file and the key or tensor at fault.
    public static func load(path: String) throws(EngineError) -> any EmbeddingNetwork {
        try network(of: ModelFiles.open(path: path))
    }

    /// Checks a model that is already open.
    ///
    /// - Throws: `EngineError` naming the file and the key or tensor at fault.
    public static func network(of file: any ModelFile) throws(EngineError) -> any EmbeddingNetwork {
        switch try EncoderKeys(file).architecture {
        case .convolutional: try LoadedConvolution(file: file)
        case .bert, .nomicBERT: try embedding(LoadedEncoder(file: file))
        }
    }

    private static func embedding(_ model: LoadedEncoder) throws(EngineError) -> LoadedEncoder {
        guard model.config.pooling != .ranking else {
            throw try EncoderKeys(model.file).unsupported("pooling_type", "4 (a ranking, no embedding)")
        }
        return model
    }
}
