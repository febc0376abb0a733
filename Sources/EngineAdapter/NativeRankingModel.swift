public import AgentCore
import Engine

/// A cross-encoder file, run by the native engine on this machine's processor.
///
/// Creating one is cheap: the file is opened once, at the first request. Requests are served one after another.
public final class NativeRankingModel: RankingModel {
    /// The model's identity.
    public let identity: ModelIdentity
    private let runner: ModelRunner<TextRanker>

    /// A model that has not been loaded yet.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file of a ranking model.
    ///   - branch: a `.gguf` file of its upper layers for single messages, if there is one.
    ///   - identity: how the model is named to the user.
    ///   - limits: the resources that it may use; the context length is the model's own.
    public init(
        path: String, branch: String? = nil, identity: ModelIdentity, limits: ModelLimits = ModelLimits()
    ) {
        self.identity = identity
        runner = ModelRunner { _ throws(EngineError) in
            try TextRanker(path: path, branch: branch, threads: limits.threads, memory: limits.memory)
        }
    }

    /// How well each text answers a message. Cancellation takes effect before the next layer of the network.
    public func scores(_ texts: [String], for message: String) async throws(ModelError) -> [Double] {
        try await runner.run("the ranking") { ranker throws(EngineError) in
            try ranker.scores(texts, for: message, shouldStop: { Task.isCancelled })
        }
    }

    /// The vector of a message read alone, see `TextRanker.reading`.
    public func reading(of message: String) async throws(ModelError) -> [Float] {
        try await runner.run("the reading of a message") { ranker throws(EngineError) in
            try ranker.reading(of: message, shouldStop: { Task.isCancelled })
        }
    }

    /// Opens the file.
    public func load() async throws(ModelError) { try await runner.load() }
}
