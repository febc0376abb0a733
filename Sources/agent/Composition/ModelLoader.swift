import AgentCore
import Engine
import EngineAdapter

/// Makes the model that a choice names.
enum ModelLoader {
    /// The model; it loads with the first request, and that is when a file that cannot be used is told.
    ///
    /// - Parameters:
    ///   - meaning: tells what the built-in model declines, and in which tone it may speak.
    ///   - topics: tells what else may be said to a message.
    ///   - questions: tells what may be asked about it.
    static func model(
        _ choice: ModelChoice, limits: ModelLimits, remote: RemoteOptions, clock: Clock, meaning: MeaningReader,
        topics: any TopicModel, questions: any TopicModel
    ) -> any LanguageModel {
        if let address = choice.address {
            return RemoteLanguageModel(
                address, identity: choice.identity, options: remote, contextLength: limits.contextLength)
        }
        let model = NativeLanguageModel(path: choice.path, identity: choice.identity, limits: limits, clock: clock)
        guard choice.identity.isBundled else { return model }
        let toned = TonedModel(RemindedModel(model), reader: meaning)
        let topical = TopicalModel(toned, reader: meaning, topics: topics, questions: questions)
        let modest = ModestModel(topical, reader: meaning)
        let talking = SmallTalkModel(modest, reader: meaning, topics: topics)
        return CaringModel(UnaskedModel(talking, reader: meaning), reader: meaning)
    }
}
