import AgentCore

/// An MCP server: what an agent offers to other programs by the Model Context Protocol. It knows requests and results
/// only; `StdioServer` and `HTTPEndpoint` carry them.
public struct AgentService: Sendable {
    private let agent: any ServedAgent
    private let info: PeerInfo
    private let tickets = ConsentTickets()

    private static let instructions = """
        The user's own companion: what it remembers about the user (recall, list_facts, profile), past conversations \
        (search_sessions) and replies of the user's own model (ask). remember, forget, run_skill, and ask with "save" \
        change what is stored. All of it is private.
        """

    /// Makes a server.
    ///
    /// - Parameters:
    ///   - agent: what it offers.
    ///   - version: this program's version, which clients are told.
    public init(_ agent: any ServedAgent, version: String) {
        self.agent = agent
        info = PeerInfo(name: "agent", version: version)
    }

    /// The result of `initialize`.
    ///
    /// - Returns: the result, and the revision agreed on: the client's, or the newest with a handshake.
    /// - Throws: `JSONRPCError` if parameters are missing.
    func initialize(_ params: JSONValue?) throws(JSONRPCError) -> (result: JSONValue, revision: String) {
        guard let asked = params?["protocolVersion"]?.stringValue, case .object? = params?["capabilities"] else {
            throw JSONRPCError(
                JSONRPCError.invalidParams, "initialize needs protocolVersion, a text, and capabilities, an object")
        }
        let revision =
            ProtocolRevision.withHandshake.contains(asked) ? asked : ProtocolRevision.withHandshake[0]
        let result = JSONValue.object(
            [.init("protocolVersion", .string(revision)), .init("serverInfo", info.json)] + Self.offer)
        return (result, revision)
    }

    /// The result of a request of a revision with a handshake.
    ///
    /// - Throws: `JSONRPCError`, `CancellationError`.
    func result(of method: String, _ params: JSONValue?, _ request: RequestContext) async throws -> JSONValue {
        if method == Method.ping { return [:] }
        return try await answer(method, params, request)
    }

    /// The result of a request that states its revision itself.
    ///
    /// - Parameter send: sends what belongs to the request before its result.
    /// - Throws: `JSONRPCError`, `CancellationError`.
    func statelessResult(
        of method: String, _ params: JSONValue?, send: @escaping MessageSender
    ) async throws -> JSONValue {
        let envelope = try RequestEnvelope(params)
        let consent = ReturnedConsent(method: method, params: params, tickets: tickets)
        let request = RequestContext(
            consent: ConsentForm.canBeShown(by: envelope.capabilities) ? consent : nil,
            progress: ProgressSender(params, send: send), isStateless: true)
        do {
            let result = method == Method.discover ? discovery : try await answer(method, params, request)
            return stamped(result, "complete", lifetime: Self.lifetime(of: method))
        } catch let needed as ConsentNeeded {
            return stamped(
                ["inputRequests": .object(needed.requests), "requestState": .string(needed.state)], "input_required",
                lifetime: nil)
        }
    }

    /// What a client is told about an error that no request is at fault for.
    func failure(_ error: any Error) -> JSONRPCError {
        JSONRPCError(JSONRPCError.internalError, agent.describe(error).description)
    }

    private func answer(_ method: String, _ params: JSONValue?, _ request: RequestContext) async throws -> JSONValue {
        switch method {
        case Method.listTools:
            try Self.requireNoCursor(params)
            return try ServedTools(agent: agent).list()
        case Method.callTool: return try await ServedTools(agent: agent).call(params, request)
        case Method.listResources: return try await ServedResources(agent: agent).list(params)
        case Method.listResourceTemplates:
            try Self.requireNoCursor(params)
            return ServedResources.templates
        case Method.readResource: return try await ServedResources(agent: agent).read(params, request)
        case Method.listPrompts:
            try Self.requireNoCursor(params)
            return try await ServedPrompts(agent: agent).list()
        case Method.getPrompt: return try await ServedPrompts(agent: agent).get(params)
        default:
            throw JSONRPCError(JSONRPCError.methodNotFound, "there is no method \(method.oneLine(60))")
        }
    }

    private static func requireNoCursor(_ params: JSONValue?) throws(JSONRPCError) {
        if let cursor = params?["cursor"], cursor != .null {
            throw JSONRPCError(JSONRPCError.invalidParams, "this list has one page and knows no cursor")
        }
    }

    private static let offer: [JSONValue.Member] = [
        .init("capabilities", ["tools": [:], "resources": [:], "prompts": [:]]),
        .init("instructions", .string(instructions)),
    ]

    private var discovery: JSONValue {
        let revisions = ProtocolRevision.stateless + ProtocolRevision.withHandshake
        return .object([.init("supportedVersions", .array(revisions.map(JSONValue.string)))] + Self.offer)
    }

    /// How long a client may keep a result, in milliseconds; `nil` for results that are not kept.
    private static func lifetime(of method: String) -> Int? {
        switch method {
        case Method.discover, Method.listTools, Method.listResourceTemplates: 300_000
        case Method.listResources, Method.readResource, Method.listPrompts: 0
        default: nil
        }
    }

    private func stamped(_ result: JSONValue, _ kind: String, lifetime: Int?) -> JSONValue {
        var members = [JSONValue.Member("resultType", .string(kind))] + (result.objectValue ?? [])
        if let lifetime {
            members += [.init("ttlMs", .integer(lifetime)), .init("cacheScope", "private")]
        }
        members.append(.init("_meta", .object([.init(MetaKey.serverInfo, info.json)])))
        return .object(members)
    }
}
