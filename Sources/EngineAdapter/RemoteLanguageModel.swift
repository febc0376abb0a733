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
    /// Servers take declarations of tools and give calls of them.
    public let callsTools = true
    private let address: RemoteAddress
    private let options: RemoteOptions
    private let givenContext: Int?
    private let resolved = Locked<(server: RemoteServer, contextLength: Int)?>(nil)
    private let habits = Locked(RemoteHabits())

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
        do throws(EngineError) { return try await resolve().contextLength } catch {
            throw Task.isCancelled ? ModelError(.interrupted, "the server was not waited for") : ModelError(error)
        }
    }

    /// An estimate that is rather too high than too low.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        messages.reduce(Self.tokensOfMessage) { $0 + Self.tokens($1) }
    }

    /// Continues the conversation. Cancelling the task that pulls ends the call to the server and the stream with
    /// `.interrupted`. A stream that the server breaks off throws after the text it had sent. A schema is sent to the
    /// server, which has to keep to it itself; a reply that is not valid ends with an error. A list of choices goes as a
    /// schema, and comes whole. Tools are sent; whether a server that can do nothing with them says so is its own affair.
    /// Where a server's template takes no system message, the user says what it holds, from then on.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard case .choice(let texts) = request.shape else { return reply(to: request) }
        var ask = request
        ask.shape = .jsonSchema(RemoteChoice.schema(texts))
        return RemoteChoice.stream(reply(to: ask))
    }

    private func reply(to request: ModelRequest) -> ModelStream {
        let reader = ReasoningReader(open: habits.withLock { $0.open }, isSure: false)
        let reply = RemoteModelReply(request.shape == nil ? reader : nil) {
            [self] () async throws(EngineError) in
            try await begin(request)
        } learn: { [self] endsAlone in
            habits.withLock { $0.open = endsAlone ? .usual : nil }
        }
        return ModelStream { () async throws(ModelError) in try await reply.next() }
    }

    /// Asks; where the server turns out to take no system message, once more without one.
    private func begin(
        _ request: ModelRequest
    ) async throws(EngineError) -> (generation: RemoteGeneration, first: GenerationEvent?) {
        let (server, contextLength) = try await resolve()
        func ask(_ place: AlternatingMessages.SystemPlace) async throws(EngineError) -> (
            RemoteGeneration, GenerationEvent?
        ) {
            var ordered = request
            ordered.messages = AlternatingMessages(request.messages, system: place).messages
            let question = try RemoteRequest(Self.shortened(ordered, to: contextLength))
            let generation = RemoteGeneration(question, from: server)
            return (generation, try await generation.next())
        }
        let place = habits.withLock { $0.system }
        do throws(EngineError) { return try await ask(place) } catch {
            guard error.code == .systemRefused, place != .nowhere else { throw error }
        }
        let answer = try await ask(.nowhere)
        habits.withLock { $0.system = .nowhere }
        return answer
    }

    /// Servers such as vLLM refuse what could grow beyond the context, where others end the reply there.
    private static func shortened(_ request: ModelRequest, to contextLength: Int) -> ModelRequest {
        var request = request
        let tools = request.tools.reduce(0) { $0 + tokens($1.name + $1.description + $1.parameters) }
        let prompt = request.messages.reduce(tokensOfMessage + tools) { $0 + tokens($1) }
        request.options.maxTokens = min(request.options.maxTokens, max(1, contextLength - prompt))
        return request
    }

    /// Tokens that roles and separators take.
    private static let tokensOfMessage = 8

    private static func tokens(_ message: ChatMessage) -> Int {
        message.toolCalls.reduce(tokensOfMessage + tokens(message.content)) {
            $0 + tokensOfMessage + tokens($1.name + $1.arguments)
        }
    }

    private static func tokens(_ text: String) -> Int { (text.utf8.count + 2) / 3 }

    /// Asks the server once for its models: which one is meant where none was named, and how long its context is.
    private func resolve() async throws(EngineError) -> (server: RemoteServer, contextLength: Int) {
        if let known = resolved.withLock({ $0 }) { return known }
        let server = RemoteServer(address, options: options)
        let chosen: RemoteServer.Model?
        do throws(EngineError) {
            chosen = try server.choose(from: await server.models())
        } catch {
            // Some answer chats well and cannot list their models; a name is all that is needed.
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
    /// What a server is asked for a reply; what the user left open is left to the server.
    ///
    /// - Throws: `EngineError`: (invalidShape) for a list of choices, which the API has no word for and which goes as a
    ///   schema (`RemoteChoice`); (invalidRequest) for a tool whose parameters are no JSON Schema.
    init(_ request: ModelRequest) throws(EngineError) {
        var schema: String?
        switch request.shape {
        case .jsonSchema(let text): schema = text
        case .choice: throw EngineError(.invalidShape, "a server cannot be held to a list of choices; ask it for JSON")
        case nil: break
        }
        var tools: [JSONValue] = []
        for tool in request.tools { tools.append(try tool.data()) }
        self.init(
            messages: request.messages.map(ChatTurn.init), tools: tools, temperature: request.options.temperature,
            topP: request.options.topP, seed: request.options.seed, maxTokens: request.options.maxTokens,
            stop: request.options.stop, jsonSchema: schema)
    }
}
