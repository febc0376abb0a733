extension ModelConfig {
    /// Reads and checks the shape of the model in `file`.
    ///
    /// - Throws: `EngineError` naming the file and the key: the architecture or a feature is not known here
    ///   (unsupported), or a key is missing or out of range (malformed). Unknown keys are not an error.
    public init(file: any ModelFile) throws(EngineError) {
        let keys = try Keys(file: file)
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
        ropeBase = Float(try keys.float("rope.freq_base", default: 10_000))
        ropeDimensions = try keys.count("rope.dimension_count", atMost: headSize, default: headSize)
        ropeScale = try keys.ropeScale()
        ropeIsSplit = file.ropeIsSplit ?? architecture.ropeIsSplit

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
        guard ropeDimensions % 2 == 0 else { throw keys.malformed("rope.dimension_count", "is odd") }
        guard (file.metadata.integer(keys.full("expert_count")) ?? 0) == 0 else {
            throw keys.unsupported("expert_count", "above zero")
        }
        guard let embedding = file.tensors["token_embd.weight"] else {
            throw EngineError(.malformed, "\(file.place(ofTensor: "token_embd.weight")) is missing")
        }
        guard embedding.shape.count == 2, embedding.shape[0] == width, embedding.shape[1] <= Int(Int32.max) else {
            throw EngineError(
                .malformed,
                "\(file.place(ofTensor: "token_embd.weight")) has shape \(embedding.shape), not [\(width), vocabulary]")
        }
        vocabularySize = embedding.shape[1]
    }
}

/// Looks up a model's keys, which begin with the name of its architecture.
private struct Keys {
    let file: any ModelFile
    let architecture: Architecture

    init(file: any ModelFile) throws(EngineError) {
        self.file = file
        guard let name = file.metadata.string("general.architecture") else {
            throw EngineError(.malformed, "\(file.path): key general.architecture is missing")
        }
        guard let architecture = Architecture(rawValue: name) else {
            let known = Architecture.allCases.map(\.rawValue).joined(separator: ", ")
            guard EncoderArchitecture(rawValue: name) == nil else {
                throw EngineError(.unsupported, "\(file.path): architecture \(name) embeds texts and writes none")
            }
            throw EngineError(.unsupported, "\(file.path): architecture \(name) is not supported (\(known) are)")
        }
        self.architecture = architecture
    }

    func full(_ key: String) -> String { "\(architecture.rawValue).\(key)" }

    /// A positive integer; some files hold a list of them, one for each layer, which then must all agree.
    func count(_ key: String, atMost limit: Int, default fallback: Int? = nil) throws(EngineError) -> Int {
        let value: Int
        switch file.metadata[full(key)] {
        case .integer(let integer): value = integer
        case .array(let array):
            guard let integers = array.integers, let first = integers.first else {
                throw malformed(key, "is no integer")
            }
            guard integers.allSatisfy({ $0 == first }) else {
                throw unsupported(key, "that differs between layers")
            }
            value = Int(first)
        case .some: throw malformed(key, "is no integer")
        case nil:
            guard let fallback else { throw malformed(key, "is missing") }
            value = fallback
        }
        guard value > 0, value <= limit else { throw malformed(key, "is \(value), not within 1 to \(limit)") }
        return value
    }

    /// A positive, finite number.
    func float(_ key: String, default fallback: Double? = nil) throws(EngineError) -> Double {
        guard let value = file.metadata.float(full(key)) ?? fallback else { throw malformed(key, "is missing") }
        guard value.isFinite, value > 0 else { throw malformed(key, "is \(value), no positive number") }
        return value
    }

    /// The factor on positions: 1 over the stated one where scaling is linear.
    func ropeScale() throws(EngineError) -> Float {
        // Files from before `rope.scaling.type` state the linear factor under a key of its own.
        let older = try float("rope.scale_linear", default: 1)
        switch file.metadata.string(full("rope.scaling.type")) {
        case nil where file.metadata[full("rope.scaling.factor")] == nil: return Float(1 / older)
        case "none": return 1
        case nil, "linear": return Float(1 / (try float("rope.scaling.factor", default: older)))
        case let type?: throw unsupported("rope.scaling.type", "\(type)")
        }
    }

    func malformed(_ key: String, _ what: String) -> EngineError {
        EngineError(.malformed, "\(file.place(ofKey: full(key))) \(what)")
    }

    func unsupported(_ key: String, _ what: String) -> EngineError {
        EngineError(.unsupported, "\(file.place(ofKey: full(key))) \(what) is not supported")
    }
}
