/// Plans how the tensors of a model directory become those that a GGUF file would have.
struct DirectoryTensors {
    /// One resulting tensor.
    struct Entry {
        var tensor: GGUFTensor
        let recipe: WeightRecipe
        /// File and name of its first source tensor.
        let origin: String
    }

    /// The tensors, keyed by GGUF name.
    private(set) var entries: [String: Entry] = [:]
    /// Bytes needed for the tensors that are copied.
    private(set) var copiedBytes = 0

    private let config: ConfigMetadata
    private let files: SafetensorsFiles

    /// The `shard` of tensors that are copied rather than mapped.
    static let copiedPart = -1
    /// Alignment of the copies in bytes.
    private static let alignment = 64

    /// Reads the names, types and shapes of a directory's tensors.
    ///
    /// - Throws: `EngineError` naming the file and the tensor.
    init(_ files: SafetensorsFiles, _ config: ConfigMetadata) throws(EngineError) {
        self.files = files
        self.config = config
        let ties = config.tiesEmbedding ?? (files.tensors["lm_head.weight"] == nil)
        let names = TensorNames(family: config.family, tiesEmbedding: ties)
        var groups: [String: [(expert: Int?, tensor: SafetensorsTensor)]] = [:]
        for (name, tensor) in files.tensors where !isPartOfQuantised(name) {
            guard let target = names.target(of: name) else { continue }
            groups[target.name, default: []].append((target.expert, tensor))
        }
        for (name, sources) in groups.sorted(by: { $0.key < $1.key }) { try add(name, sources) }
        for (name, factors) in config.factors {
            add(name, [factors.count], .f32, .floats(factors), origin: config.origin(of: "rope_scaling"))
        }
        if !ties, entries["output.weight"] == nil {
            throw EngineError(
                .malformed,
                "\(config.config.path): tie_word_embeddings is false, but there is no tensor lm_head.weight")
        }
    }

    /// Whether a tensor holds the scales or offsets of another one.
    private func isPartOfQuantised(_ name: String) -> Bool {
        for suffix in [".scales", ".biases"] where name.hasSuffix(suffix) {
            return files.tensors[name.dropLast(suffix.count) + ".weight"] != nil
        }
        return false
    }

    private mutating func add(
        _ name: String, _ sources: [(expert: Int?, tensor: SafetensorsTensor)]
    ) throws(EngineError) {
        let sorted = sources.sorted { ($0.expert ?? -1) < ($1.expert ?? -1) }
        guard let first = sorted.first?.tensor else { return }
        let isNumbered = sorted[0].expert != nil
        for (index, source) in sorted.enumerated() {
            guard isNumbered ? source.expert == index : sorted.count == 1 else {
                throw malformed(source.tensor, "is one of several in its place, or an expert before it is missing")
            }
            guard source.tensor.shape == first.shape, source.tensor.type == first.type else {
                throw malformed(source.tensor, "has another shape or type than \(first.name)")
            }
        }
        let tensors = sorted.map(\.tensor)
        let layer = String(first.name.dropLast(".weight".count))
        if first.name.hasSuffix(".weight"), files.tensors["\(layer).scales"] != nil {
            return try addQuantised(name, tensors, isNumbered: isNumbered, layer)
        }
        guard let type = first.type.weightType else {
            throw EngineError(
                .unsupported,
                "\(files.path(of: first)): tensor \(first.name) is stored as \(first.type.rawValue), which is not "
                    + "supported (F32, F16, BF16 and MLX's 4 and 8 bits are)")
        }
        var shape = Array(first.shape.reversed())
        guard (1...3).contains(shape.count), shape.allSatisfy({ $0 > 0 }) else {
            throw malformed(first, "has shape \(first.shape); one to three dimensions above zero are possible")
        }
        if isNumbered { shape.append(tensors.count) }
        let origin = origin(first)
        if config.family.normsLackOne, name.hasSuffix("norm.weight") {
            add(name, shape, .f32, .plusOne(first), origin: origin)
        } else if !isNumbered, first.offset % first.type.size == 0 {
            entries[name] = Entry(
                tensor: GGUFTensor(
                    name: name, shape: shape, type: type, shard: first.shard, offset: first.offset,
                    byteCount: first.byteCount), recipe: .mapped(first), origin: origin)
        } else {
            add(name, shape, type, .copied(tensors), origin: origin)
        }
    }

    /// Adds a tensor that is copied.
    private mutating func add(
        _ name: String, _ shape: [Int], _ type: WeightType, _ recipe: WeightRecipe, origin: String
    ) {
        let count = shape.reduce(1, *) / type.blockLength * type.blockBytes
        entries[name] = Entry(
            tensor: GGUFTensor(
                name: name, shape: shape, type: type, shard: Self.copiedPart, offset: copiedBytes, byteCount: count),
            recipe: recipe, origin: origin)
        copiedBytes += (count + Self.alignment - 1) / Self.alignment * Self.alignment
    }

    // MARK: Quantised weights

    private mutating func addQuantised(
        _ name: String, _ tensors: [SafetensorsTensor], isNumbered: Bool, _ firstLayer: String
    ) throws(EngineError) {
        guard let quantization = config.quantization else {
            throw EngineError(
                .malformed,
                "\(config.config.path): quantization is missing, though tensor \(firstLayer).weight has scales")
        }
        let format = quantization.format(of: firstLayer)
        var parts: [WeightRecipe.AffineParts] = []
        for words in tensors { parts.append(try self.parts(of: words, format)) }
        guard let first = parts.first?.scales.shape, parts.allSatisfy({ $0.scales.shape == first }) else {
            throw malformed(tensors[0], "has scales of another shape than other experts")
        }
        var shape = Array(first.reversed())
        shape[0] *= format.groupSize
        if isNumbered { shape.append(tensors.count) }
        add(
            name, shape, format.bits == 4 ? .q4Offset : .affine8, .affine(parts, format), origin: origin(tensors[0]))
    }

    /// The words with their scales and offsets, after checking that their shapes match the format.
    private func parts(
        of words: SafetensorsTensor, _ format: AffineQuantization.Format
    ) throws(EngineError) -> WeightRecipe.AffineParts {
        let layer = words.name.dropLast(".weight".count)
        guard let scales = files.tensors["\(layer).scales"], let offsets = files.tensors["\(layer).biases"] else {
            throw malformed(words, "has no scales or no biases beside it")
        }
        guard words.type == .u32 else {
            throw malformed(words, "has scales, but is stored as \(words.type.rawValue), not U32")
        }
        for part in [scales, offsets] where part.type.weightType == nil {
            throw malformed(part, "is stored as \(part.type.rawValue), not F16, BF16 or F32")
        }
        guard (2...3).contains(words.shape.count), let row = words.shape.last, row > 0,
            words.shape.allSatisfy({ $0 > 0 }), row * 32 % (format.bits * format.groupSize) == 0
        else {
            throw malformed(
                words,
                "has shape \(words.shape), which \(format.bits) bits in groups of \(format.groupSize) do not fill")
        }
        let expected = words.shape.dropLast() + [row * 32 / format.bits / format.groupSize]
        for part in [scales, offsets] where part.shape != Array(expected) || part.type != scales.type {
            throw malformed(
                part,
                "has shape \(part.shape) and type \(part.type.rawValue), not \(Array(expected)) and "
                    + "\(scales.type.rawValue) as \(format.bits) bits in groups of \(format.groupSize) need")
        }
        return WeightRecipe.AffineParts(words: words, scales: scales, offsets: offsets)
    }

    private func origin(_ tensor: SafetensorsTensor) -> String { "\(files.path(of: tensor)): tensor \(tensor.name)" }

    private func malformed(_ tensor: SafetensorsTensor, _ what: String) -> EngineError {
        EngineError(.malformed, "\(origin(tensor)) \(what)")
    }
}

extension SafetensorsType {
    /// The kernels' type for these numbers, if they have one.
    var weightType: WeightType? {
        switch self {
        case .f32: .f32
        case .f16: .f16
        case .bf16: .bf16
        default: nil
        }
    }
}
