public import AgentCore
import Engine

/// An embedding model file, run by the native engine on this machine's processor.
///
/// Creating one is cheap: the file is opened once, at the first request. Requests are served one after another.
public final class NativeEmbeddingModel: EmbeddingModel {
    /// The model's identity.
    public let identity: ModelIdentity
    private let runner: ModelRunner<TextEmbedder>

    /// A model that has not been loaded yet.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file or a model directory of a BERT-like network.
    ///   - identity: how the model is named to the user.
    ///   - limits: the resources that it may use; the context length is the model's own.
    public init(path: String, identity: ModelIdentity, limits: ModelLimits = ModelLimits()) {
        self.identity = identity
        runner = ModelRunner { _ throws(EngineError) in
            try TextEmbedder(path: path, threads: limits.threads, memory: limits.memory)
        }
    }

    /// The vectors of texts. Cancellation takes effect before the next layer of the network.
    public func embed(_ texts: [String]) async throws(ModelError) -> [Embedding] {
        try await runner.run("the embedding") { embedder throws(EngineError) in
            try embedder.embed(texts, shouldStop: { Task.isCancelled })?.map {
                Embedding(vector: $0.vector, tokenCount: $0.tokenCount, isCut: $0.isCut)
            }
        }
    }

    /// Opens the file.
    public func load() async throws(ModelError) { try await runner.load() }
}
