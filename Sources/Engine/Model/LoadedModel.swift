import EngineKernels

/// A model whose file has been opened and checked: its shape and weights, shared by any number of decoders.
public final class LoadedModel: Sendable {
    /// The file or directory; its metadata also holds the vocabulary and the chat template.
    public let file: any ModelFile
    /// The model's shape.
    public let config: ModelConfig
    let weights: Weights

    /// Opens a GGUF file or a model directory and checks everything but the weights' values, which are read as they are
    /// used.
    ///
    /// - Throws: `EngineError` naming the file and the key or tensor at fault.
    public static func load(path: String) throws(EngineError) -> LoadedModel {
        try LoadedModel(file: ModelFiles.open(path: path))
    }

    /// Checks a file that is already open.
    ///
    /// - Throws: `EngineError` naming the file and the key or tensor at fault.
    public init(file: any ModelFile) throws(EngineError) {
        self.file = file
        config = try ModelConfig(file: file)
        weights = try WeightsLoader.load(file, config)
    }

    /// Numbers in all tensors.
    public var parameterCount: Int { file.parameterCount }

    /// Bytes of all tensors.
    public var weightBytes: Int { file.weightBytes }

    /// Bytes of weights read to generate one token: every matrix except the embedding (unless it is also the output),
    /// and of the experts only as many as are used for a token.
    public var bytesPerToken: Int {
        weights.layers.reduce(weights.output.byteCount) { sum, layer in
            let matrices = [layer.query, layer.key, layer.value, layer.attentionOutput]
            let attention = matrices.reduce(0) { $0 + $1.byteCount }
            switch layer.feedForward {
            case .dense(let network): return sum + attention + network.byteCount
            case .experts(let router, let networks):
                let used = config.experts?.usedCount ?? networks.count
                let all = networks.reduce(0) { $0 + $1.byteCount }
                return sum + attention + router.byteCount + all / max(1, networks.count) * used
            }
        }
    }

    /// Bytes of weights by the type they are stored as, largest first.
    public var weightTypes: [(type: WeightType, byteCount: Int)] { file.weightTypes }

    /// A decoder with an empty cache.
    ///
    /// - Parameters:
    ///   - contextLength: maximum positions in the cache; the model's own maximum is the limit and the default. Memory
    ///     is allocated as positions are used.
    ///   - threads: number of threads; by default one per core.
    ///   - cache: number type of the cached keys and values.
    ///   - adapters: adapters of this model to apply.
    public func makeDecoder(
        contextLength: Int? = nil, threads: Int? = nil, cache: CacheType = .f16, adapters: [AdapterUse] = []
    ) -> TransformerDecoder {
        makeDecoder(
            contextLength: contextLength, threads: threads, cache: cache, adapters: adapters, kernels: ek_best_kernels()
        )
    }

    /// As above, with the kernels of a given instruction set, for tests.
    func makeDecoder(
        contextLength: Int?, threads: Int?, cache: CacheType = .f16, adapters: [AdapterUse] = [],
        kernels: UnsafePointer<ek_kernels>
    ) -> TransformerDecoder {
        let most = config.contextLength
        return TransformerDecoder(
            model: self, contextLength: min(max(1, contextLength ?? most), most),
            threads: min(max(1, threads ?? ThreadPool.defaultThreads), 256), cache: cache, adapters: adapters,
            kernels: kernels)
    }
}
