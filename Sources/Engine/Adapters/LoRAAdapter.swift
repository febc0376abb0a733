import EngineKernels

/// A low-rank adapter, checked against the model that it changes. The model's weights stay unchanged, so any number of
/// adapters can share them.
public final class LoRAAdapter: Sendable {
    /// The file or directory.
    public let path: String
    /// The largest rank of its pairs.
    public let rank: Int
    /// Number of tensors that it adapts.
    public let tensorCount: Int
    /// What a GGUF file says beside its matrices, such as `general.sampling.temp`; `nil` for a directory.
    public let metadata: GGUFMetadata?
    /// How conversations were written when it was trained, and where it says so.
    let chatTemplate: (text: String, field: String)?
    /// The model it belongs to.
    let model: LoadedModel
    /// The updates, keyed by the matrix they apply to.
    let updates: [MatrixAddress: LowRankUpdate]

    /// Opens a GGUF adapter, a PEFT directory or an MLX adapter directory.
    ///
    /// - Throws: `EngineError` naming the file and the tensor if it is not an adapter, was made for another
    ///   architecture or other shapes, or adapts tensors that are not supported here (embeddings, norms, experts).
    public convenience init(path: String, for model: LoadedModel) throws(EngineError) {
        try self.init(AdapterFiles.open(path: path), for: model)
    }

    init(_ file: any AdapterFile, for model: LoadedModel) throws(EngineError) {
        let own = model.config.architecture.rawValue
        if let architecture = file.architecture, architecture != own {
            throw EngineError(
                .unsupported,
                "\(file.path): was made for the architecture \(architecture); the model \(model.file.path) is \(own)",
                remedy: "Use it with the model that it was trained on.")
        }
        guard !file.pairs.isEmpty else { throw EngineError(.malformed, "\(file.path): holds no pair of matrices") }
        let targets = AdapterTargets(model)
        let isSplit = file.ropeIsSplit ?? model.config.architecture.ropeIsSplit
        var updates: [MatrixAddress: LowRankUpdate] = [:]
        for (name, pair) in file.pairs.sorted(by: { $0.key < $1.key }) {
            guard let parts = targets[name] else {
                throw EngineError(
                    .unsupported,
                    "\(file.path): \(pair.origin) adapts \(name), which \(model.file.path) does not have or cannot have adapted"
                )
            }
            try Self.check(pair, parts, name, file, model)
            for part in parts {
                updates[MatrixAddress(part.matrix)] = LowRankUpdate(pair, rows: part.rows(isSplit: isSplit))
            }
        }
        path = file.path
        rank = file.pairs.values.map(\.down.rows).max() ?? 0
        tensorCount = file.pairs.count
        metadata = file.metadata
        chatTemplate = file.chatTemplate
        self.model = model
        self.updates = updates
    }

    private static func check(
        _ pair: AdapterPair, _ parts: [AdapterTarget], _ name: String, _ file: any AdapterFile, _ model: LoadedModel
    ) throws(EngineError) {
        let columns = parts[0].matrix.k
        let rows = parts.reduce(0) { $0 + $1.matrix.rows }
        guard pair.down.columns == columns, pair.up.rows == rows else {
            throw EngineError(
                .malformed,
                "\(file.path): \(pair.origin) is for a matrix of \(pair.up.rows) × \(pair.down.columns), but \(name) of \(model.file.path) has \(rows) × \(columns)",
                remedy: "Use it with the model that it was trained on.")
        }
        guard pair.down.rows == pair.up.columns, (1...min(rows, columns)).contains(pair.down.rows) else {
            throw EngineError(
                .malformed,
                "\(file.path): the pair of \(pair.origin) has ranks \(pair.down.rows) and \(pair.up.columns)")
        }
        guard pair.factor.isFinite else {
            throw EngineError(.malformed, "\(file.path): the factor of \(pair.origin) is \(pair.factor)")
        }
    }
}

/// An adapter and the scale at which a request uses it.
public struct AdapterUse: Sendable {
    /// The adapter.
    public let adapter: LoRAAdapter
    /// Multiplies everything it adds; 1 is as trained.
    public let scale: Float

    /// Uses an adapter at a scale.
    public init(_ adapter: LoRAAdapter, scale: Float = 1) {
        self.adapter = adapter
        self.scale = scale
    }
}
