import EngineKernels

/// An encoder whose files have been opened and checked: its shape and weights, shared by any number of encoders.
public final class LoadedEncoder: Sendable {
    /// The file or directory, which also holds the vocabulary.
    public let file: any ModelFile
    /// The model's shape.
    public let config: EncoderConfig
    let weights: EncoderWeights

    /// Opens a GGUF file or a model directory and checks everything but the weights' values, which are read as they are
    /// used.
    ///
    /// - Throws: `EngineError` naming the file and the key or tensor at fault.
    public static func load(path: String) throws(EngineError) -> LoadedEncoder {
        try LoadedEncoder(file: ModelFiles.open(path: path))
    }

    /// Checks a model that is already open.
    ///
    /// - Throws: `EngineError` naming the file and the key or tensor at fault.
    public init(file: any ModelFile) throws(EngineError) {
        self.file = file
        config = try EncoderConfig(file: file)
        weights = try EncoderWeightsLoader.load(file, config)
    }

    /// The memory that the model needs for its longest text.
    public var memoryEstimate: MemoryEstimate {
        let tokens = max(config.contextLength, TransformerEncoder.batchSize)
        return MemoryEstimate(weights: weightBytes, cache: EncoderState.byteCount(config, tokens: tokens))
    }

    /// Tokens of the vocabulary.
    public var vocabularySize: Int { config.vocabularySize }

    /// Numbers in all tensors.
    public var parameterCount: Int { file.tensors.values.reduce(0) { $0 + $1.elementCount } }

    /// Bytes of all tensors.
    public var weightBytes: Int { file.tensors.values.reduce(0) { $0 + $1.byteCount } }

    /// Makes an encoder.
    ///
    /// - Parameter threads: number of threads; by default one per core.
    public func makeEncoder(threads: Int? = nil) -> TransformerEncoder {
        makeEncoder(threads: threads, kernels: ek_best_kernels())
    }

    /// As above, with the kernels of a given instruction set, for tests.
    func makeEncoder(threads: Int?, kernels: UnsafePointer<ek_kernels>) -> TransformerEncoder {
        TransformerEncoder(
            model: self, threads: min(max(1, threads ?? ThreadPool.defaultThreads), 256), kernels: kernels)
    }
}
