/// Measures how fast a model reads prompts and generates. The measurements alternate, so that other work on the machine
/// affects all of them alike.
public struct ModelBenchmark: Sendable {
    /// Tokens of the prompt.
    public var promptTokens: Int
    /// Tokens to generate.
    public var generatedTokens: Int
    /// Positions in the cache before each measurement.
    public var depth: Int
    /// Rounds.
    public var repetitions: Int
    /// Number of threads.
    public var threads: Int
    /// Number type of the cached keys and values.
    public var cache: CacheType

    /// Describes a measurement.
    ///
    /// - Parameters:
    ///   - promptTokens: tokens evaluated at once; 0 skips prompts.
    ///   - generatedTokens: tokens evaluated one after another; 0 skips generation.
    ///   - depth: positions in the cache before each measurement.
    ///   - repetitions: rounds, at least 1.
    ///   - threads: number of threads; nil for one per core.
    ///   - cache: number type of the cached keys and values.
    public init(
        promptTokens: Int = 512, generatedTokens: Int = 128, depth: Int = 0, repetitions: Int = 5,
        threads: Int? = nil, cache: CacheType = .f16
    ) {
        self.promptTokens = max(0, promptTokens)
        self.generatedTokens = max(0, generatedTokens)
        self.depth = max(0, depth)
        self.repetitions = max(1, repetitions)
        self.threads = max(1, threads ?? ThreadPool.defaultThreads)
        self.cache = cache
    }

    /// The results; lists have one element per round.
    public struct Result: Sendable {
        /// Prompt tokens evaluated per second.
        public var promptPerSecond: [Double] = []
        /// Tokens generated per second.
        public var generatedPerSecond: [Double] = []
        /// Bytes per second that a plain loop reads from memory, measured on the weights once per round.
        public var readBytesPerSecond: [Double] = []
        /// Milliseconds to open the file and check it; weights are read later.
        public var loadMilliseconds = 0.0
        /// Peak resident memory of this process in bytes, mapped weights included.
        public var peakBytes = 0
        /// Bytes of weights read to generate one token.
        public var weightBytesPerToken = 0
        /// Bytes of keys and values in the cache at the end.
        public var cacheBytes = 0
        /// Number of threads.
        public var threads = 1
        /// The instruction set in use.
        public var kernelName = ""

        /// Median bytes of weights read per second while generating, divided by the median speed of the plain loop.
        public var shareOfReadSpeed: Double {
            let ceiling = Self.median(readBytesPerSecond)
            return ceiling > 0 ? Self.median(generatedPerSecond) * Double(weightBytesPerToken) / ceiling : 0
        }

        /// The middle value, or the mean of the two middle ones; 0 for an empty list.
        public static func median(_ values: [Double]) -> Double {
            guard !values.isEmpty else { return 0 }
            let sorted = values.sorted()
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        }
    }

    /// Opens the model and measures it.
    ///
    /// - Parameters:
    ///   - path: a GGUF file or a model directory.
    ///   - adapters: opens the adapters to measure it with.
    /// - Throws: `EngineError` if the file cannot be used or its context is too short for the measurement; what
    ///   `adapters` throws.
    public func run(
        path: String, adapters: (LoadedModel) throws -> [AdapterUse] = { _ in [] }
    ) throws -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        let model = try LoadedModel.load(path: path)
        let elapsed = clock.now - start
        return try run(model, adapters: adapters(model), loadMilliseconds: elapsed / .milliseconds(1))
    }

    /// Measures an open model.
    ///
    /// - Throws: `EngineError` if its context is too short for the measurement.
    public func run(
        _ model: LoadedModel, adapters: [AdapterUse] = [], loadMilliseconds: Double = 0
    ) throws(EngineError) -> Result {
        let positions = depth + max(promptTokens, generatedTokens)
        let decoder = model.makeDecoder(
            contextLength: max(1, positions), threads: threads, cache: cache, adapters: adapters)
        var result = Result()
        result.loadMilliseconds = loadMilliseconds
        result.weightBytesPerToken = model.bytesPerToken
        result.threads = decoder.threads
        result.kernelName = decoder.kernelName

        // Warm-up: brings the file into memory and allocates the buffers.
        if depth > 0 { _ = try decoder.evaluate(tokens(depth, model)) }
        _ = try decoder.evaluate(tokens(1, model))
        _ = MemoryBandwidth.read(model, threads: threads)
        if promptTokens > 0 { _ = try promptSpeed(decoder, model) }

        for _ in 0..<repetitions {
            result.readBytesPerSecond.append(MemoryBandwidth.read(model, threads: threads))
            if generatedTokens > 0 { result.generatedPerSecond.append(try generationSpeed(decoder, model)) }
            if promptTokens > 0 { result.promptPerSecond.append(try promptSpeed(decoder, model)) }
        }
        result.peakBytes = ProcessMemory.peakBytes
        result.cacheBytes = decoder.cacheBytes
        return result
    }

    private func promptSpeed(_ decoder: TransformerDecoder, _ model: LoadedModel) throws(EngineError) -> Double {
        let tokens = tokens(promptTokens, model)
        decoder.truncate(to: depth)
        let clock = ContinuousClock()
        let start = clock.now
        _ = try decoder.evaluate(tokens)
        return Double(tokens.count) / ((clock.now - start) / .seconds(1))
    }

    private func generationSpeed(_ decoder: TransformerDecoder, _ model: LoadedModel) throws(EngineError) -> Double {
        decoder.truncate(to: depth)
        let clock = ContinuousClock()
        let start = clock.now
        for token in tokens(generatedTokens, model) { _ = try decoder.evaluate([token]) }
        return Double(generatedTokens) / ((clock.now - start) / .seconds(1))
    }

    /// Tokens spread over the vocabulary.
    private func tokens(_ count: Int, _ model: LoadedModel) -> [TokenID] {
        (0..<count).map { TokenID($0 * 7919 % model.config.vocabularySize) }
    }
}
