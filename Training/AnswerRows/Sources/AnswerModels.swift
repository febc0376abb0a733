import AgentCore
import EngineAdapter

/// The models that come with the program and weigh what may answer, run from the repository's root.
struct AnswerModels {
    let encoder: any EmbeddingModel
    let ranker: any RankingModel

    init() {
        func identity(_ name: String) -> ModelIdentity {
            ModelIdentity(name: name, location: "models/\(name).gguf", isBundled: true)
        }
        let (sentences, answers) = (identity("sentences"), identity("answers"))
        encoder = NativeEmbeddingModel(path: sentences.location, identity: sentences)
        ranker = NativeRankingModel(path: answers.location, identity: answers)
    }
}
