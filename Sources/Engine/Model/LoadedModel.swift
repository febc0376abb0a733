import EngineKernels

/// A model whose file has been opened and checked: its shape and weights, shared by any number of decoders.
public final class LoadedModel: Sendable {
    /// The file or directory; its metadata also holds the vocabulary and the chat template.
    public let file: any ModelFile
    /// The model's shape.
    public let config: ModelConfig
    let weights: Weights

    /// Opens a GGUF file or a model directory and checks everything but the weights' values, which are read as they are used.
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
    public var parameterCount: Int { file.tensors.values.reduce(0) { $0 + $1.elementCount } }

    /// Bytes of all tensors.
    public var weightBytes: Int { file.tensors.values.reduce(0) { $0 + $1.byteCount } }

    /// Bytes of weights that are read to generate one token: every matrix but the embedding, unless that is also the
    /// output.
    public var bytesPerToken: Int {
        weights.layers.reduce(weights.output.byteCount) { sum, layer in
            let matrices = [
                layer.query, layer.key, layer.value, layer.attentionOutput, layer.gate, layer.up, layer.down,
            ]
            return matrices.reduce(sum) { $0 + $1.byteCount }
        }
    }

    /// Bytes of weights by the type they are stored as, largest first.
    public var weightTypes: [(type: WeightType, byteCount: Int)] {
        var sums: [WeightType: Int] = [:]
        for tensor in file.tensors.values { sums[tensor.type, default: 0] += tensor.byteCount }
        return sums.map { (type: $0.key, byteCount: $0.value) }.sorted { $0.byteCount > $1.byteCount }
    }

    /// A decoder with an empty cache.
    ///
    /// - Parameters:
    ///   - contextLength: positions the cache may grow to, at most and by default the model's own number. Memory is
    ///     taken as positions are used.
    ///   - threads: threads at work, by default one for each core.
    public func makeDecoder(contextLength: Int? = nil, threads: Int? = nil) -> TransformerDecoder {
        makeDecoder(contextLength: contextLength, threads: threads, kernels: ek_best_kernels())
    }

    /// The same with the kernels of an instruction set, for tests.
    func makeDecoder(
        contextLength: Int?, threads: Int?, kernels: UnsafePointer<ek_kernels>
    ) -> TransformerDecoder {
        let most = config.contextLength
        return TransformerDecoder(
            model: self, contextLength: min(max(1, contextLength ?? most), most),
            threads: min(max(1, threads ?? ThreadPool.defaultThreads), 256), kernels: kernels)
    }
}
