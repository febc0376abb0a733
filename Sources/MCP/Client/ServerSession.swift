import AgentCore

/// A server after the handshake: its tools, and their calls.
struct ServerSession: Sendable {
    /// The server.
    let connection: ServerConnection
    /// What was agreed on.
    let agreement: Agreement
    private let client: PeerInfo

    /// Maximum number of pages in a list, and of tools.
    static let pageLimit = 64
    static let toolLimit = 512
    /// Maximum number of tries of a call that a server asks to repeat.
    static let roundLimit = 8

    /// The tools that a server offers.
    struct Tools: Sendable {
        /// The tools that can be used, in the server's order, with distinct names.
        var definitions: [ToolDefinition] = []
        /// What was left out, and why.
        var notices: [String] = []
        /// How long the list stays valid, if the server says so.
        var freshness: Duration?
    }

    /// Takes over a server after the handshake.
    init(_ connection: ServerConnection, _ agreement: Agreement, client: PeerInfo) {
        self.connection = connection
        self.agreement = agreement
        self.client = client
    }

    /// Subscribes to changes of the tools, if a subscription is needed.
    func listen() {
        guard agreement.isStateless, agreement.tellsChanges else { return }
        connection.ask(Method.listen, params(["notifications": ["toolsListChanged": true]]))
    }

    /// Lists the server's tools, page by page.
    ///
    /// - Parameters:
    ///   - deadline: when the list must be complete.
    ///   - limit: the whole time limit, for messages.
    /// - Throws: `MCPError` if a page cannot be read.
    func tools(until deadline: ContinuousClock.Instant, of limit: Duration) async throws(MCPError) -> Tools {
        var tools = Tools()
        guard agreement.hasTools else { return tools }
        var names: Set<String> = []
        var cursor: JSONValue?
        var cursors: Set<JSONValue> = []
        for _ in 0..<Self.pageLimit {
            let result = try await connection.request(
                Method.listTools, params(cursor.map { ["cursor": $0] } ?? [:]),
                within: max(.milliseconds(1), ContinuousClock.now.duration(to: deadline)), of: limit)
            guard let page = result["tools"]?.arrayValue else {
                throw MCPError(.invalid, "it answered tools/list without tools")
            }
            tools.take(page, &names)
            if case .integer(let milliseconds)? = result["ttlMs"] {
                let fresh = Duration.milliseconds(min(max(0, milliseconds), 86_400_000))
                tools.freshness = min(tools.freshness ?? fresh, fresh)
            }
            guard let next = result["nextCursor"], next != .null else { return tools }
            guard names.count < Self.toolLimit else {
                tools.notices.append("it has more than \(Self.toolLimit) tools; the first are used")
                return tools
            }
            guard cursors.insert(next).inserted else {
                tools.notices.append("its list of tools comes back to where it was; what came is used")
                return tools
            }
            cursor = next
        }
        tools.notices.append("its list of tools has more than \(Self.pageLimit) pages; the first are used")
        return tools
    }

    /// Calls a tool. If the server only asks for the call to be repeated, with a state of its own, it is repeated.
    ///
    /// - Throws: `MCPError`, also if the server wants something from the client.
    func call(_ name: String, _ arguments: JSONValue, within limit: Duration) async throws(MCPError) -> CallResult {
        let deadline = ContinuousClock.now + limit
        var members: [JSONValue.Member] = [.init("name", .string(name)), .init("arguments", arguments)]
        for round in 0..<Self.roundLimit {
            let left = max(.milliseconds(1), ContinuousClock.now.duration(to: deadline))
            let result = try await connection.request(
                Method.callTool, params(.object(members)), within: left, of: limit)
            switch CallOutcome(result) {
            case .complete(let result): return result
            case .invalid(let what): throw MCPError(.invalid, "it answered tools/call with \(what)")
            case .inputRequired(let requests, let state):
                guard requests.isEmpty, let state else { throw Self.wants(requests) }
                members = members.prefix(2) + [.init("requestState", .string(state))]
                let pause = min(.milliseconds(100 << round), max(.zero, ContinuousClock.now.duration(to: deadline)))
                do { try await Task.sleep(for: pause) } catch { throw MCPError(.cancelled, "it was cancelled") }
            }
        }
        throw MCPError(.invalid, "it asked \(Self.roundLimit) times to be asked again")
    }

    private static func wants(_ requests: [JSONValue.Member]) -> MCPError {
        let first = requests.first?.value
        let method = first?["method"]?.stringValue?.oneLine(60) ?? "more"
        let message = first?["params"]?["message"]?.stringValue.map { ": \"\($0.oneLine(200))\"" } ?? ""
        return MCPError(.refused, "it asks for \(method)\(message), which agent gives no server")
    }

    private func params(_ value: JSONValue) -> JSONValue {
        guard agreement.isStateless, case .object(let members) = value else { return value }
        return .object(members + [.init("_meta", Handshake.meta(agreement.revision, client))])
    }
}

extension ServerSession.Tools {
    fileprivate mutating func take(_ page: [JSONValue], _ names: inout Set<String>) {
        for value in page where names.count < ServerSession.toolLimit {
            do throws(ToolDefinitionError) {
                let definition = try ToolDefinition(value)
                if definition.needsTask {
                    throw ToolDefinitionError(
                        "the tool \(definition.name.oneLine(60)), which can only be called as a task")
                }
                guard names.insert(definition.name).inserted else {
                    throw ToolDefinitionError("a second tool \(definition.name.oneLine(60))")
                }
                definitions.append(definition)
            } catch {
                if notices.count < 20 { notices.append("it offers \(error.message): left out") }
            }
        }
    }
}
