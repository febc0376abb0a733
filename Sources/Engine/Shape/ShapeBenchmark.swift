/// Measures the cost of a shape: the same model generates freely and within the shape, in alternating rounds.
public struct ShapeBenchmark: Sendable {
    /// The results; lists have one element per round.
    public struct Result: Sendable {
        /// Tokens per second, generating freely.
        public var freePerSecond: [Double] = []
        /// Tokens per second, within the shape.
        public var shapedPerSecond: [Double] = []
        /// Milliseconds to build the tree of the vocabulary, once per model.
        public var vocabularyMilliseconds = 0.0
        /// Milliseconds to compile the grammar.
        public var grammarMilliseconds = 0.0
        /// Number of tokens of the vocabulary.
        public var vocabularySize = 0

        /// Speed within the shape divided by free speed, each in its fastest round, which other work disturbed least.
        public var ratio: Double {
            guard let free = freePerSecond.max(), let shaped = shapedPerSecond.max(), free > 0 else { return 0 }
            return shaped / free
        }
    }

    private let schema: String
    private let tokens: Int
    private let rounds: Int
    private let threads: Int?

    /// Describes a measurement.
    ///
    /// - Parameters:
    ///   - schema: a JSON Schema.
    ///   - tokens: tokens per round; if an answer ends before, another one follows.
    ///   - rounds: rounds, at least 1.
    ///   - threads: number of threads; nil for one per core.
    public init(schema: String, tokens: Int = 128, rounds: Int = 3, threads: Int? = nil) {
        self.schema = schema
        self.tokens = max(1, tokens)
        self.rounds = max(1, rounds)
        self.threads = threads
    }

    /// Opens the model and measures it.
    ///
    /// - Throws: `EngineError` if the file or the schema cannot be used.
    public func run(path: String) throws(EngineError) -> Result {
        let model = try LoadedModel.load(path: path)
        let tokenizer = try model.file.vocabulary().makeTokenizer()
        var result = Result()
        result.vocabularySize = tokenizer.vocabularySize
        let clock = ContinuousClock()
        var start = clock.now
        let grammar = try ShapeGrammar(jsonSchema: schema)
        result.grammarMilliseconds = (clock.now - start) / .milliseconds(1)
        start = clock.now
        let vocabulary = try ShapeVocabulary(tokenizer)
        result.vocabularyMilliseconds = (clock.now - start) / .milliseconds(1)
        let decoder = model.makeDecoder(contextLength: tokens + 8, threads: threads)
        let shape = { () throws(EngineError) in
            try ShapeMatcher(grammar, vocabulary, ends: tokenizer.endOfGeneration, budget: max(2048, grammar.smallest))
        }
        _ = try round(decoder, nil, seed: 0)
        for seed in 0..<UInt64(rounds) {
            result.freePerSecond.append(try round(decoder, nil, seed: seed))
            result.shapedPerSecond.append(try round(decoder, shape, seed: seed))
        }
        return result
    }

    private func round(
        _ decoder: TransformerDecoder, _ makeShape: (() throws(EngineError) -> ShapeMatcher)?, seed: UInt64
    ) throws(EngineError) -> Double {
        var options = SamplingOptions()
        options.seed = seed
        var sampler = Sampler(options)
        var shape: ShapeMatcher?
        decoder.truncate(to: 0)
        _ = try decoder.evaluate([TokenID(1)])
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<tokens {
            if let makeShape, shape?.isComplete ?? true { shape = try makeShape() }
            let token = try decoder.withLogits { logits -> Swift.Result<TokenID, EngineError> in
                do throws(EngineError) {
                    guard var matcher = shape.take() else { return .success(try sampler.next(logits)) }
                    defer { shape = matcher }
                    let token = try sampler.next(logits, within: &matcher)
                    matcher.accept(token)
                    return .success(token)
                } catch { return .failure(error) }
            }.get()
            _ = try decoder.evaluate([token])
        }
        return Double(tokens) / ((clock.now - start) / .seconds(1))
    }
}
