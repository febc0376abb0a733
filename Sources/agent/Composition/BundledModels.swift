import AgentCore
import EngineAdapter
import Foundation

/// The models that come with the program beside the one that talks: they tell which of what is remembered answers, and what
/// a message means. Each loads with the first request.
enum BundledModels {
    /// Makes vectors of texts.
    static func encoder(_ resources: Resources, _ settings: Settings) throws -> any EmbeddingModel {
        let identity = identity("sentences", resources)
        return NativeEmbeddingModel(path: identity.location, identity: identity, limits: try settings.modelLimits())
    }

    /// Reads a message together with what may answer it, and alone.
    static func ranker(_ resources: Resources, _ settings: Settings) throws -> any RankingModel {
        let identity = identity("answers", resources)
        return NativeRankingModel(
            path: identity.location, branch: Self.identity("reading", resources).location, identity: identity,
            limits: try settings.modelLimits())
    }

    /// Tells what a message is about, and what may be said to it.
    static func topics(_ resources: Resources) -> any TopicModel {
        NativeTopicModel(path: identity("topics", resources).location)
    }

    /// Tells what a message does in the conversation, and what may be said to that.
    static func acts(_ resources: Resources) -> any TopicModel {
        NativeTopicModel(path: identity("acts", resources).location)
    }

    /// Tells which open question may be asked about what was told.
    static func questions(_ resources: Resources) -> any TopicModel {
        NativeTopicModel(path: identity("questions", resources).location)
    }

    private static func identity(_ name: String, _ resources: Resources) -> ModelIdentity {
        let path = resources.models.appending(path: "\(name).gguf").path(percentEncoded: false)
        return ModelIdentity(name: name, location: path, isBundled: true)
    }
}
