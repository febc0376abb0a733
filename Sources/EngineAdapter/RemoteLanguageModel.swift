public import AgentCore
public import Engine
import Foundation

/// A model that a server runs: anything that speaks the OpenAI-compatible API.
///
/// The server counts tokens in its own way and does not tell before it is asked, so that the room in the context is
/// estimated, on the safe side, at one token for three bytes.
public final class RemoteLanguageModel: LanguageModel {
    /// What the model is.
    public let identity: ModelIdentity
    private let address: RemoteAddress
    private let options: RemoteOptions
    private let givenContext: Int?
    private let resolved = Locked<(server: RemoteServer, contextLength: Int)?>(nil)

    /// A model at an address; nothing is sent before something is asked.
    ///
    /// - Parameters:
    ///   - address: the server, and the model's name there.
    ///   - identity: how it is named to the user.
    ///   - options: the key, and how long to wait.
    ///   - contextLength: positions of the context; what the server says, or 8,192, where not given.
    public init(
        _ address: RemoteAddress, identity: ModelIdentity, options: RemoteOptions, contextLength: Int? = nil
    ) {
        self.address = address
        self.identity = identity
        self.options = options
        givenContext = contextLength
    }

    /// Tokens that fit into the context, prompt and reply together.
    ///
    /// - Throws: `ModelError.unusable` where the server cannot be reached or has no such model.
    public func contextLength() async throws(ModelError) -> Int {
        do throws(EngineError) { return try await resolve().contextLength } catch { throw ModelError(error) }
    }

    /// An estimate that is rather too high than too low.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        messages.reduce(Self.tokensOfMessage) { $0 + Self.tokensOfMessage + ($1.content.utf8.count + 2) / 3 }
    }

    /// Continues the conversation. Cancelling the task that pulls ends the call to the server and the stream with
    /// `.interrupted`. A stream that the server breaks off throws after the text it had sent. A shape is refused: that
    /// the server would keep to it cannot be known.
    public func stream(_ request: ModelRequest) -> ModelStream {
        let generation = Locked<RemoteGeneration?>(nil)
        return ModelStream { [self] () async throws(ModelError) in
            do throws(EngineError) {
                if let running = generation.withLock({ $0 }) { return try await running.next().map(ModelEvent.init) }
                let question = try RemoteRequest(request)
                let running = RemoteGeneration(question, from: try await resolve().server)
                generation.withLock { $0 = running }
                return try await running.next().map(ModelEvent.init)
            } catch {
                throw ModelError(error)
            }
        }
    }

    /// Tokens that roles and separators take.
    private static let tokensOfMessage = 8

    /// Asks the server once for its models: which one is meant where none was named, and how long its context is.
    private func resolve() async throws(EngineError) -> (server: RemoteServer, contextLength: Int) {
        if let known = resolved.withLock({ $0 }) { return known }
        let server = RemoteServer(address, options: options)
        let models = try await server.models()
        let chosen = try server.choose(from: models)
        let named = try RemoteAddress("\(address.base.absoluteString)#\(chosen?.name ?? address.model ?? "")")
        let answer = (
            server: RemoteServer(named, options: options),
            contextLength: givenContext ?? chosen?.contextLength ?? ModelLimits.defaultContextLength
        )
        resolved.withLock { $0 = answer }
        return answer
    }
}

extension ModelEvent {
    /// The same event for the core.
    init(_ event: GenerationEvent) {
        switch event {
        case .text(let text): self = .text(text)
        case .end(let end, let usage): self = .end(FinishReason(end), ModelUsage(usage, preparation: .zero))
        }
    }
}

extension RemoteRequest {
    /// What a server is asked for a reply; what the user left open is left to the server.
    ///
    /// - Throws: `EngineError` (invalidShape) for a list of choices, which the API has no word for.
    init(_ request: ModelRequest) throws(EngineError) {
        var schema: String?
        switch request.shape {
        case .jsonSchema(let text): schema = text
        case .choice: throw EngineError(.invalidShape, "a server cannot be held to a list of choices; ask it for JSON")
        case nil: break
        }
        self.init(
            messages: request.messages.map(ChatTurn.init), temperature: request.options.temperature,
            topP: request.options.topP, seed: request.options.seed, maxTokens: request.options.maxTokens,
            stop: request.options.stop, jsonSchema: schema)
    }
}
