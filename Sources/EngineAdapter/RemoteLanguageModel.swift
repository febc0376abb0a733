public import AgentCore
public import Engine
import Foundation

/// A model on a server with an OpenAI-compatible API.
///
/// The server counts tokens in its own way and reports no counts in advance, so the room in the context is estimated
/// cautiously, at one token for three bytes.
public final class RemoteLanguageModel: LanguageModel {
    /// The model's identity.
    public let identity: ModelIdentity
    /// Servers accept tool declarations and return tool calls.
    public let callsTools = true
    private let address: RemoteAddress
    private let options: RemoteOptions
    private let givenContext: Int?
    private let resolved = Locked<(server: RemoteServer, contextLength: Int)?>(nil)
    private let behavior = Locked(RemoteServerBehavior())

    /// A model at an address; nothing is sent yet.
    ///
    /// - Parameters:
    ///   - address: the server, and the model's name there.
    ///   - identity: how the model is named to the user.
    ///   - options: the key, and timeouts.
    ///   - contextLength: positions of the context; by default what the server reports, or else 8,192.
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
    /// - Throws: `ModelError.unusable` if the server cannot be reached or has no such model.
    public func contextLength() async throws(ModelError) -> Int {
        do throws(EngineError) { return try await resolve().contextLength } catch {
            throw Task.isCancelled ? ModelError(.interrupted, "the server was not waited for") : ModelError(error)
        }
    }

    /// An estimate, too high rather than too low.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        messages.reduce(Self.tokensOfMessage) { $0 + Self.tokens($1) }
    }

    /// Continues the conversation. Cancelling the task that reads the stream ends the call to the server, and the
    /// stream with `.interrupted`. If the server breaks off, the stream throws after the text that had arrived.
    ///
    /// A schema is sent to the server, which has to follow it; a reply that is not valid ends with an error. A list of
    /// choices is sent as a schema, and the choice arrives whole. Tools are sent; a server that cannot use them may or
    /// may not say so. If a server's chat template accepts no system message, its content is sent as the user's from
    /// then on.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard request.text == nil else {
            return ModelStream { [identity] () async throws(ModelError) in
                throw ModelError(
                    .unsupported,
                    "\(identity.location) is a model on a server, which is sent messages and no plain text",
                    remedy: "Send messages, or use the model's file.")
            }
        }
        guard case .choice(let texts) = request.shape else { return reply(to: request) }
        var ask = request
        ask.shape = .jsonSchema(RemoteChoice.schema(texts))
        return RemoteChoice.stream(reply(to: ask))
    }

    private func reply(to request: ModelRequest) -> ModelStream {
        let reader = ReasoningReader(open: behavior.withLock { $0.open }, isSure: false)
        let reply = RemoteModelReply(request.shape == nil ? reader : nil) {
            [self] () async throws(EngineError) in
            try await begin(request)
        } learn: { [self] endsAlone in
            behavior.withLock { $0.open = endsAlone ? .usual : nil }
        }
        return ModelStream { () async throws(ModelError) in try await reply.next() }
    }

    /// Sends the request, and again without a system message if the server turns out to accept none.
    private func begin(
        _ request: ModelRequest
    ) async throws(EngineError) -> (generation: RemoteGeneration, first: GenerationEvent?) {
        if case .pattern = request.shape {
            throw EngineError(
                .invalidShape, "a server cannot be held to a pattern; only a model on this machine can",
                remedy: "Name a .gguf file or a model directory with --model.")
        }
        guard request.adapters?.isEmpty ?? true else {
            throw EngineError(
                .unsupported, "\(identity.location) is a model on a server, which takes no adapters",
                remedy: "Use the model's file.")
        }
        let (server, contextLength) = try await resolve()
        func ask(_ position: AlternatingMessages.SystemPosition) async throws(EngineError) -> (
            RemoteGeneration, GenerationEvent?
        ) {
            var ordered = request
            ordered.messages = AlternatingMessages(request.messages, system: position).messages
            let question = try RemoteRequest(Self.shortened(ordered, to: contextLength))
            let generation = RemoteGeneration(question, from: server)
            return (generation, try await generation.next())
        }
        let position = behavior.withLock { $0.system }
        do throws(EngineError) { return try await ask(position) } catch {
            guard error.code == .systemRefused, position != .nowhere else { throw error }
        }
        let answer = try await ask(.nowhere)
        behavior.withLock { $0.system = .nowhere }
        return answer
    }

    /// Limits the reply to the rest of the context: servers such as vLLM refuse what could exceed it, others end the
    /// reply there.
    private static func shortened(_ request: ModelRequest, to contextLength: Int) -> ModelRequest {
        var request = request
        let tools = request.tools.reduce(0) { $0 + tokens($1.name + $1.description + $1.parameters) }
        let prompt = request.messages.reduce(tokensOfMessage + tools) { $0 + tokens($1) }
        request.options.maxTokens = min(request.options.tokenLimit, max(1, contextLength - prompt))
        return request
    }

    /// Tokens for the role and separators of a message.
    private static let tokensOfMessage = 8

    private static func tokens(_ message: ChatMessage) -> Int {
        message.toolCalls.reduce(tokensOfMessage + tokens(message.content)) {
            $0 + tokensOfMessage + tokens($1.name + $1.arguments)
        }
    }

    private static func tokens(_ text: String) -> Int { (text.utf8.count + 2) / 3 }

    /// Asks the server once for its models: which one to use if none was named, and its context length.
    private func resolve() async throws(EngineError) -> (server: RemoteServer, contextLength: Int) {
        if let known = resolved.withLock({ $0 }) { return known }
        let server = RemoteServer(address, options: options)
        let chosen: RemoteServer.Model?
        do throws(EngineError) {
            chosen = try server.choose(from: await server.models())
        } catch {
            // Some servers chat well but cannot list their models; then a name suffices.
            guard address.model != nil, [.missing, .malformed, .serverFailed].contains(error.code) else { throw error }
            chosen = nil
        }
        let named = try RemoteAddress("\(address.base.absoluteString)#\(chosen?.name ?? address.model ?? "")")
        let answer = (
            server: RemoteServer(named, options: options),
            contextLength: givenContext ?? chosen?.contextLength ?? ModelLimits.defaultContextLength
        )
        resolved.withLock { $0 = answer }
        return answer
    }
}

extension RemoteRequest {
    /// Converts a request to the engine's type; options that the user left open are left to the server.
    ///
    /// - Throws: `EngineError`: (invalidShape) for a list of choices, which the API does not support and which is sent
    ///   as a schema (`RemoteChoice`); (invalidRequest) for a tool whose parameters are not a JSON Schema.
    init(_ request: ModelRequest) throws(EngineError) {
        var schema: String?
        switch request.shape {
        case .jsonSchema(let text): schema = text
        case .choice, .pattern:
            throw EngineError(.invalidShape, "a server cannot be held to choices or a pattern; ask it for JSON")
        case nil: break
        }
        var tools: [JSONValue] = []
        for tool in request.tools { tools.append(try tool.data()) }
        self.init(
            messages: request.messages.map(ChatTurn.init), tools: tools, temperature: request.options.temperature,
            topP: request.options.topP, seed: request.options.seed, maxTokens: request.options.tokenLimit,
            stop: request.options.stop ?? [], jsonSchema: schema)
    }
}
