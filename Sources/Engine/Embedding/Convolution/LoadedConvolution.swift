import EngineKernels

/// A convolutional model whose file has been opened and checked, shared by any number of encoders.
public final class LoadedConvolution: EmbeddingNetwork {
    /// The file, which also holds the vocabulary.
    public let file: any ModelFile
    /// The model's shape.
    public let config: ConvolutionalConfig
    let weights: ConvolutionalWeights

    /// Checks an open model.
    ///
    /// - Throws: `EngineError` naming the file and the key or tensor at fault.
    public init(file: any ModelFile) throws(EngineError) {
        self.file = file
        config = try ConvolutionalConfig(file: file)
        weights = try ConvolutionalWeights(file, config)
    }

    /// Tokens of the vocabulary.
    public var vocabularySize: Int { config.vocabularySize }

    /// The memory that the model needs for its longest text.
    public var memoryEstimate: MemoryEstimate {
        MemoryEstimate(
            weights: weightBytes,
            cache: ConvolutionalState.byteCount(
                config, tokens: max(config.contextLength, ConvolutionalEncoder.batchSize)))
    }

    /// Makes an encoder.
    ///
    /// - Parameter threads: number of threads; by default one per core.
    public func encoder(threads: Int?) -> any TextEncoder {
        encoder(threads: threads, kernels: ek_best_kernels())
    }

    /// As above, with the kernels of a given instruction set, for tests.
    func encoder(threads: Int?, kernels: UnsafePointer<ek_kernels>) -> ConvolutionalEncoder {
        ConvolutionalEncoder(
            model: self, threads: min(max(1, threads ?? ThreadPool.defaultThreads), 256), kernels: kernels)
    }
}
