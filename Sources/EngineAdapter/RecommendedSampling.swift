import Engine

/// What a model's makers recommend in its file: the `general.sampling.…` keys of GGUF, as llama.cpp reads them.
struct RecommendedSampling: Sendable, Hashable {
    /// Softmax temperature.
    var temperature: Float?
    /// Divides the logits of the reply's recent tokens.
    var repetitionPenalty: Float?
}

extension RecommendedSampling {
    /// What the file says, if anything.
    init(_ metadata: GGUFMetadata) {
        temperature = metadata.float("general.sampling.temp").map(Float.init)
        repetitionPenalty = metadata.float("general.sampling.penalty_repeat").map(Float.init)
    }
}
