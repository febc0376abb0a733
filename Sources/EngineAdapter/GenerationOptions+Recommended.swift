import AgentCore
import Engine

extension GenerationOptions {
    /// What the makers of a model or of an adapter recommend: the `general.sampling.…` keys of GGUF, as in llama.cpp, or the
    /// `generation_config.json` of a directory, from the first file that has one; numbers out of range are ignored.
    init(recommendedBy files: [GGUFMetadata]) {
        func number(_ key: String, in range: ClosedRange<Double>) -> Float? {
            files.lazy.compactMap { $0.float("general.sampling.\(key)") }.first { range.contains($0) }.map { Float($0) }
        }
        self.init()
        temperature = number("temp", in: 0...100)
        topK = number("top_k", in: 0...1_000_000).map { Int($0) }
        topP = number("top_p", in: 0...1)
        minP = number("min_p", in: 0...1)
        repetitionPenalty = number("penalty_repeat", in: 0.01...100)
    }
}
