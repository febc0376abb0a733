/// Measures how fast a model reads prompts and generates, in rounds that take turns so that other work on the machine
/// disturbs all figures alike.
public struct ModelBenchmark: Sendable {
    /// Tokens of the prompt.
    public var promptTokens: Int
    /// Tokens to generate.
    public var generatedTokens: Int
    /// Positions in the cache before either is timed.
    public var depth: Int
    /// Rounds.
    public var repetitions: Int
    /// Threads at work.
    public var threads: Int
    /// How keys and values are kept.
    public var cache: CacheType

    /// Describes a measurement.
    ///
    /// - Parameters:
    ///   - promptTokens: tokens evaluated at once; 0 leaves prompts out.
    ///   - generatedTokens: tokens evaluated one after another; 0 leaves generation out.
    ///   - depth: positions in the cache before either is timed.
    ///   - repetitions: rounds, at least 1.
    ///   - threads: threads at work; nil for one a core.
    ///   - cache: how keys and values are kept.
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

    /// What was measured; lists have one element for each round.
    public struct Result: Sendable {
        /// Tokens of the prompt evaluated a second.
        public var promptPerSecond: [Double] = []
        /// Tokens generated a second.
        public var generatedPerSecond: [Double] = []
        /// Bytes a second that a plain loop reads from memory, measured over the weights between the rounds.
        public var readBytesPerSecond: [Double] = []
        /// Milliseconds to open the file and check it; weights are read later.
        public var loadMilliseconds = 0.0
        /// Most bytes this process has had in memory, the mapped weights included.
        public var peakBytes = 0
        /// Bytes of weights read to generate one token.
        public var weightBytesPerToken = 0
        /// Bytes of keys and values in the cache at the end.
        public var cacheBytes = 0
        /// Threads at work.
        public var threads = 1
        /// The instruction set in use.
        public var kernelName = ""

        /// Median speed of generation in bytes of weights a second, over the median speed of the plain loop.
        public var shareOfReadSpeed: Double {
            let ceiling = Self.median(readBytesPerSecond)
            return ceiling > 0 ? Self.median(generatedPerSecond) * Double(weightBytesPerToken) / ceiling : 0
        }

        /// The middle value, or the mean of the two in the middle; 0 for none.
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
    ///   - adapters: opens the adapters that it is measured with.
    /// - Throws: `EngineError` where the file cannot be used or its context has no room for what is to be measured; what
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

    /// Measures a model that is open.
    ///
    /// - Throws: `EngineError` where its context has no room for what is to be measured.
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

        // Once unmeasured: brings the file into memory and the buffers into being.
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
