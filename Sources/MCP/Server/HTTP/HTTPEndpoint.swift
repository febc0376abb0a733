import AgentCore

/// The protocol's streamable HTTP transport, from request values to response values. Who may ask is decided before:
/// tokens, hosts and origins are the server's.
public final class HTTPEndpoint: Sendable {
    private let service: AgentService
    private let sessions = EndpointSessions()

    private static let sessionField = "Mcp-Session-Id"
    /// After this time without a message a comment keeps the connection open.
    static let silence: Duration = .seconds(10)

    /// Serves this.
    public init(_ service: AgentService) { self.service = service }

    /// Answers a request. If the task is cancelled, or the one that takes the events, the request is cancelled.
    public func respond(to request: EndpointRequest) async -> EndpointReply {
        switch request.method {
        case "POST": return await post(request)
        case "DELETE":
            switch session(request) {
            case .failure(let refusal): return refusal.reply
            case .success(let session):
                sessions.remove(session.id)
                await session.client.close()
                return EndpointReply(204)
            }
        default:
            // There is no stream beside those of requests: what the server offers tells no changes.
            return EndpointReply(
                405, JSONRPCError(JSONRPCError.invalidRequest, "the method is POST or DELETE"),
                [("Allow", "POST, DELETE")])
        }
    }

    /// Ends all sessions and their requests.
    public func close() async {
        for client in sessions.removeAll() { await client.close() }
    }

    private func post(_ request: EndpointRequest) async -> EndpointReply {
        guard request.isJSON else {
            return EndpointReply(
                415, JSONRPCError(JSONRPCError.invalidRequest, "the Content-Type must be application/json"))
        }
        guard request.takesBothForms else {
            return EndpointReply(
                406,
                JSONRPCError(
                    JSONRPCError.invalidRequest, "Accept must name application/json and text/event-stream"))
        }
        let message: JSONRPCMessage
        do throws(JSONRPCError) {
            message = try MessageReader.message(request.body)
        } catch {
            return EndpointReply(400, error)
        }
        let revision = request.fields[RoutingFields.revision]
        if let revision, !ProtocolRevision.withHandshake.contains(revision) {
            return await stateless(message, request, revision)
        }
        if case .request(_, let method, let params) = message {
            if RequestEnvelope.isIn(method, params) { return await stateless(message, request, "") }
            if method == Method.initialize { return await greet(message) }
        }
        switch session(request) {
        case .failure(let refusal): return refusal.reply
        case .success(let session):
            if case .request = message { return await exchange(message, session.client) { _ in 200 } }
            await session.client.receive(message) { _ in }
            return EndpointReply(202)
        }
    }

    /// A message of a revision without handshake.
    private func stateless(
        _ message: JSONRPCMessage, _ request: EndpointRequest, _ revision: String
    ) async -> EndpointReply {
        guard case .request(let id, let method, let params) = message else {
            // Closing the connection cancels a request; notifications have nothing to tell.
            do throws(JSONRPCError) {
                try RequestEnvelope.check(revision)
                return EndpointReply(202)
            } catch {
                return EndpointReply(400, error)
            }
        }
        do throws(JSONRPCError) {
            _ = try RequestEnvelope(params)
            try RoutingFields.check(request.fields, method, params)
        } catch {
            return Self.reply(id, error, Self.status(of: error))
        }
        return await exchange(message, ServedClient(service), Self.status(of:))
    }

    private func greet(_ message: JSONRPCMessage) async -> EndpointReply {
        let client = ServedClient(service)
        let reply = await exchange(message, client) { _ in 200 }
        guard client.revision != nil else { return reply }
        let (id, evicted) = sessions.add(client)
        await evicted?.close()
        return EndpointReply(reply.status, [(Self.sessionField, id)], reply.body)
    }

    private struct Refusal: Error {
        let reply: EndpointReply
    }

    private func session(_ request: EndpointRequest) -> Result<(id: String, client: ServedClient), Refusal> {
        guard let id = request.fields[Self.sessionField.lowercased()] else {
            let error = JSONRPCError(
                JSONRPCError.invalidRequest, "begin with initialize, then name \(Self.sessionField)")
            return .failure(Refusal(reply: EndpointReply(400, error)))
        }
        guard let client = sessions.client(id) else {
            let error = JSONRPCError(JSONRPCError.invalidRequest, "the session is over; begin with initialize")
            return .failure(Refusal(reply: EndpointReply(404, error)))
        }
        return .success((id, client))
    }

    /// Runs a request: the answer alone is JSON; if something comes before it, all are events.
    private func exchange(
        _ message: JSONRPCMessage, _ client: ServedClient, _ status: (JSONRPCError) -> Int
    ) async -> EndpointReply {
        let (events, source) = AsyncStream<EndpointEvent>.makeStream()
        let work = Task {
            await client.receive(message) { source.yield(.message($0.json)) }
            source.finish()
        }
        let waking = Task {
            while (try? await Task.sleep(for: Self.silence)) != nil { source.yield(.keepAlive) }
        }
        source.onTermination = { _ in
            work.cancel()
            waking.cancel()
        }
        guard let first = await events.first(where: { _ in true }) else {
            guard case .request(let id, _, _) = message else { return EndpointReply(202) }
            return Self.reply(id, JSONRPCError(JSONRPCError.internalError, "the request was cancelled"), 200)
        }
        guard case .message(let document) = first, document["method"] == nil else {
            return EndpointReply(200, [], .events(EndpointEvents(first: first, rest: events)))
        }
        return EndpointReply(document["error"].map { status(JSONRPCError($0)) } ?? 200, [], .json(document))
    }

    private static func reply(_ id: RequestID, _ error: JSONRPCError, _ status: Int) -> EndpointReply {
        EndpointReply(status, [], .json(JSONRPCMessage.response(id, .failure(error)).json))
    }

    /// The status of an answer that is an error (2026-07-28).
    private static func status(of error: JSONRPCError) -> Int {
        switch error.code {
        case JSONRPCError.methodNotFound: 404
        case JSONRPCError.parseError, JSONRPCError.invalidRequest, JSONRPCError.invalidParams,
            JSONRPCError.headerMismatch, JSONRPCError.unsupportedProtocolVersion:
            400
        default: 200
        }
    }
}
