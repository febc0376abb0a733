import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One streamed reply of a served model.
public actor RemoteGeneration {
    private enum State {
        case waiting
        case streaming(HTTPResponse)
        case over
    }

    private let server: RemoteServer
    private let request: RemoteRequest
    private var state = State.waiting
    private var reply = RemoteReply()
    private var whole = ""
    private var failure: EngineError?
    private let clock = ContinuousClock()
    private var begin: ContinuousClock.Instant?
    private var firstText: ContinuousClock.Instant?

    /// Prepares a reply; nothing is sent yet.
    public init(_ request: RemoteRequest, from server: RemoteServer) {
        self.request = request
        self.server = server
    }

    /// The next piece of text or reasoning, a tool call, or the end; `nil` after that. Cancelling the calling task ends
    /// the call to the server and gives the end `interrupted`.
    ///
    /// - Throws: `EngineError` naming the server: it cannot be reached, refuses, or breaks off in the middle.
    public func next() async throws(EngineError) -> GenerationEvent? {
        do throws(EngineError) {
            if case .over = state { return nil }
            if case .waiting = state {
                begin = clock.now
                state = .streaming(try await connect())
            }
            while reply.pieces.isEmpty, !reply.isDone, await receive() {}
            if Task.isCancelled { return finish(.interrupted) }
            if let piece = reply.takePiece() {
                if firstText == nil { firstText = clock.now }
                switch piece {
                case .reasoning(let text): return .reasoning(text)
                case .text(let text):
                    if request.jsonSchema != nil { whole += text }
                    return .text(text)
                }
            }
            if let failure { throw failure }
            guard let end = reply.end else { throw server.brokeOff(nil) }
            if let call = reply.takeCall() { return .call(call) }
            if let schema = request.jsonSchema, !reply.hasCalls { try check(schema, end) }
            return finish(end)
        } catch {
            if Task.isCancelled { return finish(.interrupted) }
            state = .over
            throw error
        }
    }

    private func finish(_ end: GenerationEnd) -> GenerationEvent {
        state = .over
        var usage = reply.usage
        let now = clock.now
        if let begin { usage.promptTime = (firstText ?? now) - begin }
        if let firstText { usage.completionTime = now - firstText }
        return .end(end, usage)
    }

    /// Many servers accept a schema and silently ignore it.
    private func check(_ schema: String, _ end: GenerationEnd) throws(EngineError) {
        var check = try SchemaCheck(schema)
        guard let fault = check.fault(in: whole) else { return }
        let baseAddress = server.address.base.absoluteString
        if end == .length {
            throw EngineError(
                .serverFailed, "\(baseAddress): the reply ended at its token limit before it was whole",
                remedy: "Give it more with --max-tokens.")
        }
        throw EngineError(
            .serverFailed, "\(baseAddress) did not keep to the schema: \(fault)",
            remedy: "Try again, or use a model's file, which is kept to it.")
    }

    /// Sends the request, again if the server is busy, until a response begins.
    private func connect() async throws(EngineError) -> HTTPResponse {
        let body = ChatCompletionBody(model: server.address.model, request: request)
        var call = server.request("chat/completions", body: try body.data(.jsonSchema))
        var refusal: EngineError?
        var attempt = 0
        while true {
            var answer = HTTPExchange.start(call)
            guard case .head(let head)? = try await part(&answer) else { throw server.answeredNothing }
            if head.status == 200 {
                guard head.type.lowercased().hasPrefix("text/event-stream") else {
                    throw server.notAStream(head.type, try await rest(&answer))
                }
                return answer
            }
            let failure = server.failure(head, try await rest(&answer), to: "chat/completions")
            if failure.code == .systemRefused, request.messages.contains(where: { $0.role == "system" }) {
                throw failure
            }
            if refusal == nil, mayTakeOlderSchema(head.status, failure) {
                refusal = failure
                call = server.request("chat/completions", body: try body.data(.jsonObject))
            } else if attempt < server.options.retries, RemoteServer.isBusy(head.status) {
                try await server.pause(attempt, head.retryAfter)
                attempt += 1
            } else {
                throw refusal ?? failure
            }
        }
    }

    /// Whether the server may have refused because it does not know the form of the schema. llama-cpp-python answers
    /// 500 then.
    private func mayTakeOlderSchema(_ status: Int, _ failure: EngineError) -> Bool {
        guard request.jsonSchema != nil else { return false }
        return [400, 422].contains(status) || failure.message.contains("response_format")
    }

    private func part(_ answer: inout HTTPResponse) async throws(EngineError) -> HTTPExchange.Part? {
        do { return try await answer.next() } catch { throw server.unreachable(error) }
    }

    /// The rest of an error response, about 64 kB at most.
    private func rest(_ answer: inout HTTPResponse) async throws(EngineError) -> Data {
        var body = Data()
        while body.count < 1 << 16, case .body(let data)? = try await part(&answer) { body += data }
        return body
    }

    /// Takes one piece of the response; false at its end. A failure is kept until the text before it has been handed
    /// out.
    private func receive() async -> Bool {
        guard case .streaming(var answer) = state else { return false }
        do {
            guard let part = try await answer.next() else { return false }
            if case .body(let data) = part { try reply.take(data) }
            return true
        } catch let error as EngineError {
            failure = error.naming(server)
        } catch {
            failure = server.brokeOff(error)
        }
        return false
    }
}

extension EngineError {
    /// The same error with the server's address in front: any fault in a reply is the server's.
    fileprivate func naming(_ server: RemoteServer) -> Self {
        Self(
            .serverFailed, "\(server.address.base.absoluteString): \(message)",
            remedy: remedy ?? "See what the server says of it, and try again.")
    }
}
