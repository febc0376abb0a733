public import AgentCore
import Engine

/// A cross-encoder's file run by the native engine on this machine's processor.
///
/// Making one is cheap: the file is opened with the first request, once. Requests are served one after another.
public final class NativeRankingModel: RankingModel {
    /// What the model is.
    public let identity: ModelIdentity
    private let runner: ModelRunner<TextRanker>

    /// A model that has not been loaded yet.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file that ranks.
    ///   - branch: a `.gguf` file of its layers for messages that are read alone, where there is one.
    ///   - identity: how it is named to the user.
    ///   - limits: how much of the machine it may take; the length of its context is its own.
    public init(
        path: String, branch: String? = nil, identity: ModelIdentity, limits: ModelLimits = ModelLimits()
    ) {
        self.identity = identity
        runner = ModelRunner { _ throws(EngineError) in
            try TextRanker(path: path, branch: branch, threads: limits.threads, memory: limits.memory)
        }
    }

    /// How well texts answer a message. Cancelling the task is noticed before the next layer of the network.
    public func scores(_ texts: [String], for message: String) async throws(ModelError) -> [Double] {
        try await runner.run("the ranking") { ranker throws(EngineError) in
            try ranker.scores(texts, for: message, shouldStop: { Task.isCancelled })
        }
    }

    /// What the network makes of a message alone.
    public func reading(of message: String) async throws(ModelError) -> [Float] {
        try await runner.run("the reading of a message") { ranker throws(EngineError) in
            try ranker.reading(of: message, shouldStop: { Task.isCancelled })
        }
    }

    /// Opens the file.
    public func load() async throws(ModelError) { try await runner.load() }
}
