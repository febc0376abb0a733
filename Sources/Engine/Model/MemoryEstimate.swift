/// The memory that a running model needs.
public struct MemoryEstimate: Sendable, Hashable {
    /// Bytes of weights. Most are mapped from the file: the system may drop their pages, but must then read them again
    /// for every token.
    public let weights: Int
    /// Bytes of keys and values when the context is full.
    public let cache: Int

    /// All of it, in bytes.
    public var total: Int { weights + cache }

    /// Creates a value from both sizes.
    public init(weights: Int, cache: Int) {
        self.weights = weights
        self.cache = cache
    }

    /// Throws if it does not fit.
    ///
    /// - Parameters:
    ///   - limit: the bytes that the user allows; `nil` for what the machine has left.
    ///   - path: the model, for the message.
    /// - Throws: `EngineError` (tooLarge) with the numbers.
    public func check(limit: Int?, path: String) throws(EngineError) {
        guard let most = limit ?? Machine.availableMemoryBytes, total > most else { return }
        let there = limit == nil ? "there are \(Self.text(most)) left" : "\(Self.text(most)) are allowed"
        throw EngineError(
            .tooLarge,
            "\(path) needs \(Self.text(total)) of memory (\(Self.text(weights)) of weights, \(Self.text(cache)) for a "
                + "full context), and \(there)")
    }

    /// A size for display: `1.3 GB`, in powers of ten.
    public static func text(_ bytes: Int) -> String {
        for (unit, size) in [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000)] where bytes >= size {
            let tenths = (bytes + size / 20) / (size / 10)
            return tenths >= 100 || tenths % 10 == 0
                ? "\((tenths + 5) / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
        }
        return "\(bytes) bytes"
    }
}

extension MemoryEstimate {
    /// The need of a model with a context of `contextLength` positions. Nothing is loaded.
    public init(_ file: any ModelFile, _ config: ModelConfig, contextLength: Int, cache: CacheType = .f16) {
        let chunk = KeyValueCache.chunkPositions
        let positions = (contextLength + chunk - 1) / chunk * chunk
        self.init(weights: file.weightBytes, cache: positions * cache.bytesPerPosition(config))
    }
}

extension LoadedModel {
    /// The memory that the model needs with a context of `contextLength` positions.
    public func memoryEstimate(contextLength: Int, cache: CacheType = .f16) -> MemoryEstimate {
        MemoryEstimate(file, config, contextLength: contextLength, cache: cache)
    }
}
