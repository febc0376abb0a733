import AgentCore
import Testing

@testable import MCP

@Suite struct HTTPEndpointTests {
    private static let both = ["content-type": "application/json", "accept": "application/json, text/event-stream"]

    private func endpoint(isEndless: Bool = false) throws -> (endpoint: HTTPEndpoint, agent: StubAgent) {
        let agent = try StubAgent(isEndless: isEndless)
        return (HTTPEndpoint(AgentService(agent, version: "9")), agent)
    }

    private func post(
        _ message: JSONRPCMessage, _ fields: [String: String] = [:], to endpoint: HTTPEndpoint
    ) async -> EndpointReply {
        let all = Self.both.merging(fields) { $1 }
        return await endpoint.respond(
            to: EndpointRequest(method: "POST", fields: all, body: Array(message.json.text().utf8)))
    }

    private func document(_ reply: EndpointReply) -> JSONValue? {
        if case .json(let document) = reply.body { document } else { nil }
    }

    private func greeting(_ capabilities: JSONValue = [:]) -> JSONRPCMessage {
        .request(
            .number(0), method: Method.initialize,
            params: ["protocolVersion": "2025-11-25", "capabilities": capabilities])
    }

    private func session(_ endpoint: HTTPEndpoint, _ capabilities: JSONValue = [:]) async throws -> [String: String] {
        let reply = await post(greeting(capabilities), to: endpoint)
        let id = try #require(reply.fields.first { $0.name == "Mcp-Session-Id" }?.value)
        return ["mcp-session-id": id, "mcp-protocol-version": "2025-11-25"]
    }

    private func stateless(
        _ method: String, _ params: [JSONValue.Member] = [], _ capabilities: JSONValue = [:]
    ) -> (JSONRPCMessage, [String: String]) {
        let meta: JSONValue = .object([
            .init(MetaKey.protocolVersion, .string(TestHost.revision)), .init(MetaKey.clientCapabilities, capabilities),
            .init("progressToken", 1),
        ])
        let message = JSONRPCMessage.request(
            .number(1), method: method, params: .object(params + [.init("_meta", meta)]))
        var fields = ["mcp-protocol-version": TestHost.revision, "mcp-method": method]
        let named = params.first { ["name", "uri"].contains($0.key) }?.value.stringValue
        if let named { fields["mcp-name"] = named }
        return (message, fields)
    }

    @Test func `a session begins with initialize, serves requests, and ends`() async throws {
        let (endpoint, _) = try endpoint()
        let fields = try await session(endpoint)
        let list = await post(.request(.text("a"), method: Method.listTools, params: nil), fields, to: endpoint)
        #expect(list.status == 200 && document(list)?["id"] == "a")
        #expect(document(list)?["result"]?["tools"]?.arrayValue?.isEmpty == false)
        let note = await post(.notification(method: Method.initialized, params: nil), fields, to: endpoint)
        #expect(note.status == 202)
        // An error of a request is an answer like others.
        let unknown = await post(.request(.number(2), method: "dance", params: nil), fields, to: endpoint)
        #expect(unknown.status == 200 && document(unknown)?["error"]?["code"] == -32601)
        let end = await endpoint.respond(to: EndpointRequest(method: "DELETE", fields: fields, body: []))
        #expect(end.status == 204)
        #expect(await post(.request(.number(3), method: Method.ping, params: nil), fields, to: endpoint).status == 404)
        #expect(await post(.request(.number(4), method: Method.ping, params: nil), to: endpoint).status == 400)
    }

    @Test func `a question goes out on the request's stream, and its answer comes with a request of its own`()
        async throws
    {
        let (endpoint, agent) = try endpoint()
        let fields = try await session(endpoint, ["elicitation": ["form": [:]]])
        let call = JSONRPCMessage.request(
            .number(1), method: Method.callTool, params: ["name": "remember", "arguments": ["text": "I live in Lyon"]])
        let reply = await post(call, fields, to: endpoint)
        guard case .events(let events) = reply.body else {
            Issue.record("no events")
            return
        }
        var messages: [JSONValue] = []
        for await event in events {
            guard case .message(let message) = event else { continue }
            messages.append(message)
            guard message["method"]?.stringValue == Method.elicit, let id = RequestID(message["id"]) else { continue }
            #expect(agent.changes.isEmpty)
            let answer = await post(.response(id, .success(["action": "accept"])), fields, to: endpoint)
            #expect(answer.status == 202)
        }
        #expect(messages.count == 2 && messages.last?["result"]?.toolText == "f2")
        #expect(agent.changes.count == 1)
    }

    @Test func `a request without session is answered alone, with a status for its error`() async throws {
        let (endpoint, _) = try endpoint()
        let (discover, fields) = stateless(Method.discover)
        let found = await post(discover, fields, to: endpoint)
        #expect(found.status == 200 && document(found)?["result"]?["supportedVersions"]?.arrayValue?.isEmpty == false)
        let (unknown, headers) = stateless("dance")
        #expect(await post(unknown, headers, to: endpoint).status == 404)
        let (read, names) = stateless(Method.readResource, [.init("uri", "agent://none")])
        #expect(await post(read, names, to: endpoint).status == 400)
        let (ask, own) = stateless(
            Method.callTool, [.init("name", "remember"), .init("arguments", ["text": "I am tall"])],
            ["elicitation": [:]])
        #expect(document(await post(ask, own, to: endpoint))?["result"]?["resultType"] == "input_required")
    }

    @Test(arguments: ["mcp-method", "mcp-name", "mcp-protocol-version"])
    func `header fields have to say what the body says`(field: String) async throws {
        let (endpoint, _) = try endpoint()
        let (call, fields) = stateless(Method.callTool, [.init("name", "list_facts")])
        #expect(await post(call, fields, to: endpoint).status == 200)
        for wrong in [nil, "other"] {
            var changed = fields
            changed[field] = wrong
            let reply = await post(call, changed, to: endpoint)
            #expect(reply.status == 400 && document(reply)?["error"]?["code"] == -32020)
        }
    }

    @Test func `a name that no header can hold comes in Base64`() async throws {
        let (endpoint, _) = try endpoint()
        var (call, fields) = stateless(Method.getPrompt, [.init("name", "Führer durch Lyon")])
        fields["mcp-name"] = "=?base64?RsO8aHJlciBkdXJjaCBMeW9u?="
        // It passes the check of the fields; only then is there no such prompt.
        #expect(document(await post(call, fields, to: endpoint))?["error"]?["code"] == -32602)
        fields["mcp-name"] = "=?base64?AAAA?="
        #expect(document(await post(call, fields, to: endpoint))?["error"]?["code"] == -32020)
    }

    @Test func `a reply is told as it is written, and ends with the client`() async throws {
        let (endpoint, agent) = try endpoint(isEndless: true)
        let (ask, fields) = stateless(Method.callTool, [.init("name", "ask"), .init("arguments", ["text": "Hi"])])
        let reply = await post(ask, fields, to: endpoint)
        guard case .events(let events) = reply.body else {
            Issue.record("no events")
            return
        }
        let reading = Task {
            for await event in events {
                if case .message = event { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        await reading.value
        for _ in 0..<200 where agent.results.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(10)) }
        #expect(agent.results.withLock { $0.first?.finishReason } == .interrupted)
    }

    /// What is no request for the endpoint, and its status.
    private static let faulty: [(EndpointRequest, Int)] = [
        (EndpointRequest(method: "GET", fields: both, body: []), 405),
        (EndpointRequest(method: "DELETE", fields: both, body: []), 400),
        (EndpointRequest(method: "POST", fields: ["accept": "*/*"], body: []), 415),
        (EndpointRequest(method: "POST", fields: both.merging(["accept": "text/html"]) { $1 }, body: []), 406),
        (EndpointRequest(method: "POST", fields: both, body: Array("{".utf8)), 400),
        (EndpointRequest(method: "POST", fields: both, body: Array("[]".utf8)), 400),
        (
            EndpointRequest(method: "POST", fields: both, body: Array(#"{"id":1,"method":"ping","params":[]}"#.utf8)),
            400
        ),
        (EndpointRequest(method: "POST", fields: both, body: [0xFF, 0xFE]), 400),
        (
            EndpointRequest(
                method: "POST", fields: both.merging(["mcp-protocol-version": "1999-01-01"]) { $1 },
                body: Array(#"{"method":"notifications/cancelled"}"#.utf8)), 400
        ),
    ]

    @Test(arguments: faulty)
    func `what is no request is refused with an error of the protocol`(
        request: EndpointRequest, status: Int
    ) async throws {
        let (endpoint, _) = try endpoint()
        let reply = await endpoint.respond(to: request)
        #expect(reply.status == status)
        #expect(document(reply)?["error"]?["code"]?.integerValue != nil)
    }

    @Test func `the session that was not used for the longest time ends for a new one`() async throws {
        let (endpoint, _) = try endpoint()
        let first = try await session(endpoint)
        let second = try await session(endpoint)
        let ping = JSONRPCMessage.request(.number(1), method: Method.ping, params: nil)
        #expect(await post(ping, first, to: endpoint).status == 200)
        for _ in 0..<EndpointSessions.most - 1 { _ = try await session(endpoint) }
        #expect(await post(ping, first, to: endpoint).status == 200)
        #expect(await post(ping, second, to: endpoint).status == 404)
    }
}
