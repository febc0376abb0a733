import AgentCore
import Engine
import EngineAdapter
import Foundation

/// Makes the models of a call. Making one is cheap: it loads with the first request, and that is when a file that cannot
/// be used is told.
struct ModelFactory: Sendable {
    /// Makes vectors of texts, for the built-in model.
    let encoder: any EmbeddingModel
    /// Reads a message together with what may answer it, for the built-in model.
    let ranker: any RankingModel

    private let resources: Resources
    private let limits: ModelLimits
    private let remote: RemoteOptions
    private let settings: Settings
    private let clock: Clock

    /// A factory under these settings.
    ///
    /// - Throws: `AgentError.Code.usage` where a setting makes no sense.
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

    /// The model that a selection names. The built-in one stands behind what it is not able to do itself.
    ///
    /// - Throws: `AgentError.Code.usage` for an adapter that is not there, or one beside a model on a server.
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
    /// A model that comes with the program.
    fileprivate func identity(_ name: String) -> ModelIdentity {
        let path = models.appending(path: "\(name).gguf").path(percentEncoded: false)
        return ModelIdentity(name: name, location: path, isBundled: true)
    }
}
