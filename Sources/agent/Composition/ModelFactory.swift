import AgentCore
import Engine
import EngineAdapter
import Foundation

/// Makes the models of a call. Making one is cheap: it loads with the first request, which then reports an unusable
/// file.
struct ModelFactory: Sendable {
    /// Embeds texts, for the built-in model.
    let encoder: any EmbeddingModel
    /// Ranks texts by how well they answer a message, for the built-in model.
    let ranker: any RankingModel

    private let resources: Resources
    private let limits: ModelLimits
    private let remote: RemoteOptions
    private let settings: Settings
    private let clock: Clock

    /// Makes a factory with these settings.
    ///
    /// - Throws: `AgentError.Code.usage` if a setting is invalid.
    init(_ settings: Settings, _ resources: Resources, clock: Clock) throws {
        self.resources = resources
        self.settings = settings
        self.clock = clock
        limits = try settings.modelLimits()
        remote = try settings.remoteOptions()
        let sentences = resources.identity("sentences")
        encoder = NativeEmbeddingModel(path: sentences.location, identity: sentences, limits: limits)
        let answers = resources.identity("answers")
        ranker = NativeRankingModel(
            path: answers.location, branch: resources.identity("reading").location, identity: answers, limits: limits)
    }

    /// Makes the selected model. The built-in one is wrapped in decorators that answer what it cannot.
    ///
    /// - Throws: `AgentError.Code.usage` if an adapter is missing, or one is given for a model on a server.
    func model(_ selection: ModelSelection) throws -> any LanguageModel {
        let adapters = try settings.adapters()
        if let address = selection.address {
            guard adapters.isEmpty else {
                throw AgentError(
                    .usage,
                    "\(settings[.lora].origin): \(selection.path) is a model on a server, which takes no adapters",
                    remedy: "Name a .gguf file or a model directory with --model, or leave the adapters out.")
            }
            return RemoteLanguageModel(
                address, identity: selection.identity, options: remote, contextLength: limits.contextLength)
        }
        let model = NativeLanguageModel(
            path: selection.path, identity: selection.identity, limits: limits, adapters: adapters,
            clock: clock)
        guard selection.identity.isBundled else { return model }
        let topics = topicModel("topics")
        let reader = MeaningReader(encoder: encoder, ranker: ranker, topics: topics, acts: topicModel("acts"))
        let toned = TonedModel(RemindedModel(model), reader: reader)
        let topical = TopicalModel(toned, reader: reader, topics: topics, questions: topicModel("questions"))
        let modest = ModestModel(topical, reader: reader)
        let talking = SmallTalkModel(modest, reader: reader, topics: topics)
        return CaringModel(UnaskedModel(talking, reader: reader), reader: reader)
    }

    private func topicModel(_ name: String) -> any TopicModel {
        NativeTopicModel(path: resources.identity(name).location)
    }
}

extension Resources {
    /// The identity of a bundled model.
    fileprivate func identity(_ name: String) -> ModelIdentity {
        let path = models.appending(path: "\(name).gguf").path(percentEncoded: false)
        return ModelIdentity(name: name, location: path, isBundled: true)
    }
}
