import AgentCore
import Foundation

/// `/v1/chat/completions` and `/v1/completions`.
struct ChatCompletions: Sendable {
    /// Which of the two forms a reply has.
    enum Form: Sendable {
        /// Messages.
        case chat
        /// A text.
        case text
    }

    private let answerer: OpenAIAnswerer

    /// Interfaces over an answerer.
    init(_ answerer: OpenAIAnswerer) { self.answerer = answerer }

    /// The routes.
    var routes: [Route] {
        [
            Route("POST", "/v1/chat/completions") { http in
                try await respond(try ChatRequestReader.chat(http), .chat, http)
            },
            Route("POST", "/v1/completions") { http in
                try await respond(try ChatRequestReader.completion(http), .text, http)
            },
        ]
    }

    private func respond(_ request: OpenAIRequest, _ form: Form, _ http: HTTPRequest) async throws -> HTTPResponse {
        let checked = try await answerer.check(request)
        let document = ReplyDocument(
            request, form, created: Int(answerer.turns.agent.clock.now().timeIntervalSince1970))
        guard request.streams else {
            let reply = try await answerer.answer(checked, cancel: http.cancel) { _ in }
            let response = HTTPResponse.json(document.whole(reply))
            return reply.session.map { response.with("X-Agent-Session", $0) } ?? response
        }
        return .events { [answerer] writer in
            let calls = Locked(0)
            writer.data(document.opening)
            do {
                let reply = try await answerer.answer(checked, cancel: http.cancel) { piece in
                    let index = calls.withLock { count in
                        if case .call = piece { count += 1 }
                        return count - 1
                    }
                    writer.data(document.chunk(piece, index: index))
                }
                writer.data(document.ending(reply))
                if request.includesUsage { writer.data(document.usage(reply)) }
            } catch {
                writer.data(OpenAIError.document(error))
            }
            writer.write("data: [DONE]\n\n".utf8)
        }
    }
}

extension HTTPBodyWriter {
    /// Sends an event without a name.
    func data(_ document: JSONValue) { write("data: \(document.text())\n\n".utf8) }
}

/// The documents of one reply.
struct ReplyDocument: Sendable {
    private let form: ChatCompletions.Form
    private let id: String
    private let model: String
    private let created: Int

    /// Documents for a request.
    init(_ request: OpenAIRequest, _ form: ChatCompletions.Form, created: Int) {
        self.form = form
        id = (form == .chat ? "chatcmpl-" : "cmpl-") + Identifier.make() + Identifier.make()
        model = request.model
        self.created = created
    }

    /// The whole reply.
    func whole(_ reply: OpenAIReply) -> JSONValue {
        var choice = [JSONValue.Member("index", 0)]
        switch form {
        case .text: choice.append(JSONValue.Member("text", .string(reply.text)))
        case .chat:
            var message = [
                JSONValue.Member("role", "assistant"),
                JSONValue.Member("content", reply.text.isEmpty && !reply.calls.isEmpty ? .null : .string(reply.text)),
                JSONValue.Member("refusal", .null),
            ]
            if !reply.reasoning.isEmpty {
                message.append(JSONValue.Member("reasoning_content", .string(reply.reasoning)))
            }
            if !reply.calls.isEmpty {
                message.append(JSONValue.Member("tool_calls", .array(reply.calls.map { Self.call($0) })))
            }
            choice.append(JSONValue.Member("message", .object(message)))
        }
        choice += [JSONValue.Member("logprobs", .null), JSONValue.Member("finish_reason", .string(reply.finish))]
        return document(
            [.object(choice)], isChunk: false,
            [JSONValue.Member("usage", reply.usageDocument)]
                + (reply.extra.map { [JSONValue.Member("agent", $0)] } ?? []))
    }

    /// The first chunk, which says who speaks.
    var opening: JSONValue {
        form == .chat ? chunk(["role": "assistant", "content": ""], finish: nil) : chunk(nil, text: "", finish: nil)
    }

    /// A chunk with a piece; `index` counts the tool calls.
    func chunk(_ piece: OpenAIReply.Piece, index: Int) -> JSONValue {
        switch (piece, form) {
        case (.text(let text), .chat): chunk(["content": .string(text)], finish: nil)
        case (.text(let text), .text): chunk(nil, text: text, finish: nil)
        case (.reasoning(let text), .chat): chunk(["reasoning_content": .string(text)], finish: nil)
        case (.reasoning, .text): chunk(nil, text: "", finish: nil)
        case (.call(let call), _): chunk(["tool_calls": [Self.call(call, index: index)]], finish: nil)
        }
    }

    /// The last chunk with a choice.
    func ending(_ reply: OpenAIReply) -> JSONValue {
        let more = reply.extra.map { [JSONValue.Member("agent", $0)] } ?? []
        return form == .chat
            ? chunk([:], finish: reply.finish, more) : chunk(nil, text: "", finish: reply.finish, more)
    }

    /// The chunk with the usage.
    func usage(_ reply: OpenAIReply) -> JSONValue {
        document([], isChunk: true, [JSONValue.Member("usage", reply.usageDocument)])
    }

    private func chunk(
        _ delta: JSONValue?, text: String = "", finish: String?, _ more: [JSONValue.Member] = []
    ) -> JSONValue {
        let content = delta.map { JSONValue.Member("delta", $0) } ?? JSONValue.Member("text", .string(text))
        return document(
            [
                .object([
                    JSONValue.Member("index", 0), content, JSONValue.Member("logprobs", .null),
                    JSONValue.Member("finish_reason", .optional(finish)),
                ])
            ], isChunk: true, more)
    }

    private func document(_ choices: [JSONValue], isChunk: Bool, _ more: [JSONValue.Member]) -> JSONValue {
        let object = form == .text ? "text_completion" : isChunk ? "chat.completion.chunk" : "chat.completion"
        return .object(
            [
                JSONValue.Member("id", .string(id)), JSONValue.Member("object", .string(object)),
                JSONValue.Member("created", .integer(created)), JSONValue.Member("model", .string(model)),
                JSONValue.Member("choices", .array(choices)),
            ] + more)
    }

    private static func call(_ call: ToolCall, index: Int? = nil) -> JSONValue {
        let place = index.map { [JSONValue.Member("index", .integer($0))] } ?? []
        return .object(
            place + [
                JSONValue.Member("id", .string(call.id)), JSONValue.Member("type", "function"),
                JSONValue.Member(
                    "function", ["name": .string(call.name), "arguments": .string(call.arguments)]),
            ])
    }
}
