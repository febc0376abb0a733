import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One reply of a served model, as it arrives.
public actor RemoteGeneration {
    private enum State {
        case waiting
        case streaming(AsyncThrowingStream<HTTPExchange.Part, any Error>.Iterator)
        case over
    }

    private let server: RemoteServer
    private let request: RemoteRequest
    private var state = State.waiting
    private var parser = EventStreamParser()
    private var texts: [String] = []
    private var end: GenerationEnd?
    private var isDone = false
    private var failure: EngineError?
    private var usage = GenerationUsage()
    private let clock = ContinuousClock()
    private var begin: ContinuousClock.Instant?
    private var firstText: ContinuousClock.Instant?

    /// A reply that has not been asked for yet.
    public init(_ request: RemoteRequest, from server: RemoteServer) {
        self.request = request
        self.server = server
    }

    /// The next piece of text, or the end, or `nil` after that. Cancelling the task that asks ends the call to the
    /// server and gives the end `interrupted`.
    ///
    /// - Throws: `EngineError` naming the server: it cannot be reached, refuses, or breaks off in the middle.
    public func next() async throws(EngineError) -> GenerationEvent? {
        do throws(EngineError) {
            if case .over = state { return nil }
            if case .waiting = state {
                begin = clock.now
                state = .streaming(try await connect())
            }
            while texts.isEmpty, !isDone, await receive() {}
            if Task.isCancelled { return finish(.interrupted) }
            if !texts.isEmpty {
                if firstText == nil { firstText = clock.now }
                defer { texts.removeAll() }
                return .text(texts.joined())
            }
            if let failure { throw failure }
            guard let end else {
                throw EngineError(
                    .serverFailed, "\(server.address.base.absoluteString) broke off in the middle of the reply")
            }
            return finish(end)
        } catch {
            if Task.isCancelled { return finish(.interrupted) }
            state = .over
            throw error
        }
    }

    private func finish(_ end: GenerationEnd) -> GenerationEvent {
        state = .over
        let now = clock.now
        if let begin { usage.promptTime = (firstText ?? now) - begin }
        if let firstText { usage.completionTime = now - firstText }
        return .end(end, usage)
    }

    // MARK: The call

    /// Sends the request, again where the server is busy, until an answer begins.
    private func connect() async throws(EngineError) -> AsyncThrowingStream<HTTPExchange.Part, any Error>.Iterator {
        let call = server.request("chat/completions", body: try body())
        var attempt = 0
        while true {
            var parts = HTTPExchange.start(call).makeAsyncIterator()
            guard case .head(let status, let type, let retryAfter)? = try await part(&parts) else {
                throw EngineError(.unreachable, "\(server.address.base.absoluteString) answered nothing")
            }
            if status == 200 {
                guard type.lowercased().hasPrefix("text/event-stream") else {
                    throw server.notAStream(type, try await rest(&parts))
                }
                return parts
            }
            guard attempt < server.options.retries, [429, 500, 502, 503, 504].contains(status) else {
                throw server.failure(status, try await rest(&parts))
            }
            try await server.pause(attempt, retryAfter)
            attempt += 1
        }
    }

    private func body() throws(EngineError) -> Data {
        let completion = ChatCompletion.Request(
            model: server.address.model, messages: request.messages.map { .init(role: $0.role, content: $0.content) },
            temperature: request.temperature, topP: request.topP, seed: request.seed, maxTokens: request.maxTokens,
            stop: request.stop.isEmpty ? nil : request.stop)
        do {
            let body = try ChatCompletion.encoder.encode(completion)
            guard let schema = request.jsonSchema else { return body }
            // The schema goes out as it was written, so that the order of its members stays.
            _ = try JSONSerialization.jsonObject(with: Data(schema.utf8))
            let format =
                #","response_format":{"type":"json_schema","json_schema":{"name":"reply","strict":true,"schema":\#(schema)}}}"#
            return body.dropLast() + Data(format.utf8)
        } catch {
            throw EngineError(.invalidRequest, "the request cannot be written as JSON: \(error)")
        }
    }

    private func part(
        _ parts: inout AsyncThrowingStream<HTTPExchange.Part, any Error>.Iterator
    ) async throws(EngineError) -> HTTPExchange.Part? {
        do { return try await parts.next(isolation: self) } catch { throw server.unreachable(error) }
    }

    /// What is left of an answer that is an error, at most 64 kB of it.
    private func rest(
        _ parts: inout AsyncThrowingStream<HTTPExchange.Part, any Error>.Iterator
    ) async throws(EngineError) -> Data {
        var body = Data()
        while body.count < 1 << 16, case .body(let data)? = try await part(&parts) { body += data }
        return body
    }

    // MARK: The answer

    /// Takes in one piece of the answer; false at its end. A failure is kept until the text before it was handed out.
    private func receive() async -> Bool {
        guard case .streaming(var parts) = state else { return false }
        let received: HTTPExchange.Part?
        do { received = try await parts.next(isolation: self) } catch {
            failure = EngineError(
                .serverFailed,
                "\(server.address.base.absoluteString) broke off in the middle of the reply: "
                    + error.localizedDescription)
            return false
        }
        guard case .body(let data)? = received else { return received != nil }
        do throws(EngineError) {
            for event in try parser.feed(data) where !isDone { try take(event) }
            return true
        } catch {
            failure = error
            return false
        }
    }

    private func take(_ event: String) throws(EngineError) {
        let text = event.trimmingCharacters(in: .whitespacesAndNewlines)
        if text == "[DONE]" {
            isDone = true
            if end == nil { end = .stop }
            return
        }
        guard let chunk = try? ChatCompletion.decoder.decode(ChatCompletion.Chunk.self, from: Data(text.utf8)) else {
            throw EngineError(
                .malformed,
                "\(server.address.base.absoluteString) sent an event that is no piece of a reply: "
                    + RemoteServer.excerpt(Data(text.utf8)))
        }
        if let error = chunk.error {
            throw EngineError(.serverFailed, "\(server.address.base.absoluteString): \(error.message)")
        }
        if let counts = chunk.usage {
            usage.promptTokens = counts.promptTokens ?? usage.promptTokens
            usage.completionTokens = counts.completionTokens ?? usage.completionTokens
            usage.cachedTokens = counts.promptTokensDetails?.cachedTokens ?? usage.cachedTokens
        }
        guard let choice = chunk.choices?.first else { return }
        if let content = choice.delta?.content, !content.isEmpty { texts.append(content) }
        if let reason = choice.finishReason { end = reason == "length" ? .length : .stop }
    }
}
