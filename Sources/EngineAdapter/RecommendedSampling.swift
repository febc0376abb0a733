import Engine

/// The sampling that the makers of a model or of an adapter recommend: the `general.sampling.…` keys of GGUF, as in
/// llama.cpp, or the `generation_config.json` of a directory.
struct RecommendedSampling: Sendable, Hashable {
    /// Softmax temperature.
    var temperature: Float?
    /// Only this many of the most likely tokens are candidates; 0 means all.
    var topK: Int?
    /// Only the smallest set of tokens with this probability.
    var topP: Float?
    /// Only tokens with at least this share of the most likely token's probability.
    var minP: Float?
    /// Divides the logits of the reply's recent tokens.
    var repetitionPenalty: Float?
}

extension RecommendedSampling {
    /// The recommendations of the first file that has one; numbers out of range are ignored.
    init(_ files: [GGUFMetadata]) {
        func number(_ key: String, in range: ClosedRange<Double>) -> Float? {
            files.lazy.compactMap { $0.float("general.sampling.\(key)") }.first { range.contains($0) }.map { Float($0) }
        }
        temperature = number("temp", in: 0...100)
        topK = number("top_k", in: 0...1_000_000).map { Int($0) }
        topP = number("top_p", in: 0...1)
        minP = number("min_p", in: 0...1)
        repetitionPenalty = number("penalty_repeat", in: 0.01...100)
    }
}
