public import AgentCore
public import Engine
import Foundation

/// An embedding model on a server with an OpenAI-compatible API.
public final class RemoteEmbeddingModel: EmbeddingModel {
    /// The model's identity.
    public let identity: ModelIdentity
    private let address: RemoteAddress
    private let options: RemoteOptions
    private let resolved = Locked<RemoteServer?>(nil)

    /// A model at an address; nothing is sent yet.
    public init(_ address: RemoteAddress, identity: ModelIdentity, options: RemoteOptions) {
        self.address = address
        self.identity = identity
        self.options = options
    }

    /// The vectors of texts, scaled to length one.
    public func embed(_ texts: [String]) async throws(ModelError) -> [Embedding] {
        do throws(EngineError) {
            return try await server().embeddings(of: texts).map { Embedding(vector: $0) }
        } catch {
            throw Task.isCancelled ? .interrupted("the embedding") : ModelError(error)
        }
    }

    /// The server with the model's name: the given one, or that of its only model.
    private func server() async throws(EngineError) -> RemoteServer {
        if let known = resolved.withLock({ $0 }) { return known }
        var server = RemoteServer(address, options: options)
        if address.model == nil, let only = try server.choose(from: await server.models()) {
            server = RemoteServer(try RemoteAddress("\(address.base.absoluteString)#\(only.name)"), options: options)
        }
        resolved.withLock { $0 = server }
        return server
    }
}
