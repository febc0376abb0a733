import Engine

/// A decoder with random logits: any token may be the likeliest.
final class RandomDecoder: CausalDecoder {
    let contextLength = 4096
    let vocabularySize: Int
    private(set) var position = 0
    private var random: SplitMix64
    private let spread: Float
    private var logits: [Float]

    /// - Parameter spread: how far apart the logits lie; much makes some tokens all but certain.
    init(vocabularySize: Int, seed: UInt64, spread: Float) {
        self.vocabularySize = vocabularySize
        self.spread = spread
        random = SplitMix64(seed: seed)
        logits = Array(repeating: 0, count: vocabularySize)
    }

    func truncate(to position: Int) { self.position = position }

    func evaluate(_ tokens: [TokenID], shouldStop: () -> Bool) throws(EngineError) -> Bool {
        position += tokens.count
        return true
    }

    func withLogits<Result>(_ body: (UnsafeMutableBufferPointer<Float>) throws -> Result) rethrows -> Result {
        for index in logits.indices { logits[index] = Float(random.next() >> 40) * 0x1p-24 * spread }
        return try logits.withUnsafeMutableBufferPointer { try body($0) }
    }
}

/// Answers in a shape.
enum ShapeRuns {
    /// One answer: its text and how it ended.
    static func answer(
        _ grammar: ShapeGrammar, _ vocabulary: ShapeVocabulary, _ tokenizer: any Tokenizer, in context: CachedContext,
        sampling: SamplingOptions, maxTokens: Int
    ) throws -> (text: String, end: GenerationEnd, tokens: Int) {
        let request = GenerationRequest(
            prompt: [40, 41], sampling: sampling, maxTokens: maxTokens,
            shape: GenerationRequest.Shape(grammar, vocabulary))
        let generation = Generation(request, in: context, tokenizer: tokenizer)
        var text = ""
        while let event = try generation.next() {
            switch event {
            case .text(let part): text += part
            case .reasoning(let text): throw EngineError(.invalidRequest, "reasoning: \(text)")
            case .call(let call): throw EngineError(.invalidRequest, "a call of \(call.name)")
            case .end(let end, let usage): return (text, end, usage.completionTokens)
            }
        }
        throw EngineError(.invalidRequest, "no end")
    }

    /// Different ways to sample, by a number.
    static func sampling(_ seed: UInt64) -> SamplingOptions {
        var options = SamplingOptions()
        options.seed = seed
        options.temperature = [0.7, 0, 2, 1][Int(seed % 4)]
        options.topK = [40, 0, 5, 0, 1][Int(seed % 5)]
        options.topP = seed % 3 == 0 ? 1 : 0.95
        options.minP = seed % 2 == 0 ? 0 : 0.05
        return options
    }
}
