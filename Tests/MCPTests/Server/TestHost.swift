import AgentCore
import Testing

@testable import MCP

/// An MCP host in memory: sends requests to a service and keeps all that comes back.
final class TestHost: Sendable {
    /// How the host answers questions for the user; `nil` says that it cannot ask.
    typealias Answer = @Sendable (_ params: JSONValue) -> JSONValue

    let agent: StubAgent
    let client: ServedClient
    /// Notifications and questions, in the order they came.
    let received = Locked<[JSONRPCMessage]>([])
    private let isStateless: Bool
    private let answer: Answer?
    private let ids = Locked(0)

    static let revision = ProtocolRevision.stateless[0]
    static let accept: Answer = { _ in ["action": "accept", "content": [:]] }
    static let decline: Answer = { _ in ["action": "decline"] }

    /// - Parameters:
    ///   - agent: what is served.
    ///   - isStateless: whether requests state their revision; otherwise `initialize` comes first.
    init(_ agent: StubAgent, isStateless: Bool, answer: Answer? = nil) async throws {
        self.agent = agent
        self.isStateless = isStateless
        self.answer = answer
        client = ServedClient(AgentService(agent, version: "9"))
        guard !isStateless else { return }
        _ = try await request(
            Method.initialize,
            [
                "protocolVersion": "2025-11-25", "capabilities": capabilities,
                "clientInfo": ["name": "test", "version": "1"],
            ])
    }

    private var capabilities: JSONValue { answer == nil ? [:] : ["elicitation": [:]] }

    /// The `_meta` of a request.
    func meta(progressToken: JSONValue? = nil) -> JSONValue {
        var members = progressToken.map { [JSONValue.Member("progressToken", $0)] } ?? []
        if isStateless {
            members += [
                .init(MetaKey.protocolVersion, .string(Self.revision)), .init(MetaKey.clientCapabilities, capabilities),
            ]
        }
        return .object(members)
    }

    /// Sends a request and answers what is asked meanwhile; returns the result.
    ///
    /// - Throws: the error that the service answers.
    func request(_ method: String, _ params: JSONValue = [:], progressToken: JSONValue? = nil) async throws -> JSONValue
    {
        var members = params.objectValue ?? []
        let meta = meta(progressToken: progressToken)
        if meta != [:] { members.append(.init("_meta", meta)) }
        while true {
            let result = try await send(method, .object(members))
            guard result["resultType"]?.stringValue == "input_required" else { return result }
            let asked = try #require(result["inputRequests"]?.objectValue?.first)
            let form = try #require(asked.value["params"])
            received.withLock { $0.append(.request(.text(asked.key), method: Method.elicit, params: form)) }
            members.removeAll { ["inputResponses", "requestState"].contains($0.key) }
            let answer = try #require(answer)
            members.append(.init("requestState", result["requestState"] ?? .null))
            members.append(.init("inputResponses", .object([.init(asked.key, answer(form))])))
        }
    }

    /// Sends one request as it is.
    func send(_ method: String, _ params: JSONValue?, id: RequestID? = nil) async throws -> JSONValue {
        let own = ids.withLock { ids in
            ids += 1
            return RequestID.number(ids)
        }
        let outcome = Locked<Result<JSONValue, JSONRPCError>?>(nil)
        await client.receive(.request(id ?? own, method: method, params: params)) { [self] message in
            switch message {
            case .response(_, let result): outcome.withLock { $0 = result }
            case .request(let question, _, let form):
                received.withLock { $0.append(message) }
                guard let answer else {
                    Issue.record("a host that cannot ask was asked")
                    return
                }
                await client.receive(.response(question, .success(answer(form ?? [:])))) { _ in }
            case .notification: received.withLock { $0.append(message) }
            }
        }
        return try #require(outcome.withLock { $0 }, "no answer").get()
    }

    /// Calls a tool; returns the whole result.
    func call(_ tool: String, _ arguments: JSONValue = [:], progressToken: JSONValue? = nil) async throws -> JSONValue {
        try await request(
            Method.callTool, ["name": .string(tool), "arguments": arguments], progressToken: progressToken)
    }

    /// The questions that the user was asked.
    var questions: [String] {
        received.withLock { messages in
            messages.compactMap { message in
                if case .request(_, Method.elicit, let params) = message {
                    params?["message"]?.stringValue
                } else {
                    nil
                }
            }
        }
    }
}

extension JSONValue {
    /// The text of a tool's result.
    var toolText: String { self["content"]?.arrayValue?.first?["text"]?.stringValue ?? "" }
    /// Whether a tool's result is a failure.
    var isToolError: Bool { self["isError"] == .bool(true) }
}
