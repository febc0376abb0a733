import AgentCore
import Foundation

/// `/v1/responses`.
struct Responses: Sendable {
    private let answerer: OpenAIAnswerer

    /// An interface over an answerer.
    init(_ answerer: OpenAIAnswerer) { self.answerer = answerer }

    /// The routes.
    var routes: [Route] {
        [Route("POST", "/v1/responses") { try await respond($0) }]
    }

    private func respond(_ http: HTTPRequest) async throws -> HTTPResponse {
        let request = try ResponsesReader.request(http)
        let checked = try await answerer.check(request)
        let document = ResponseDocument(
            request, created: Int(answerer.turns.agent.clock.now().timeIntervalSince1970))
        guard request.streams else {
            let reply = try await answerer.answer(checked, cancel: http.cancel) { _ in }
            let response = HTTPResponse.json(document.whole(reply))
            return reply.session.map { response.with("X-Agent-Session", $0) } ?? response
        }
        return .events { [answerer] writer in
            let events = ResponseEvents(document, writer)
            events.begin()
            do {
                let reply = try await answerer.answer(checked, cancel: http.cancel) { events.send($0) }
                events.end(reply)
            } catch {
                events.fail(error)
            }
        }
    }
}

/// The documents of one response.
struct ResponseDocument: Sendable {
    private let request: OpenAIRequest
    private let created: Int
    private let id = "resp_" + Identifier.make() + Identifier.make()
    /// The id of the message in it.
    let messageID = "msg_" + Identifier.make() + Identifier.make()

    /// Documents for a request.
    init(_ request: OpenAIRequest, created: Int) {
        self.request = request
        self.created = created
    }

    /// The whole response.
    func whole(_ reply: OpenAIReply) -> JSONValue {
        let isCut = reply.finish == "length"
        return document(
            isCut ? "incomplete" : "completed", output: output(reply),
            incomplete: isCut ? ["reason": "max_output_tokens"] : .null, usage: usage(reply), extra: reply.extra)
    }

    /// The response before its end.
    var unfinished: JSONValue { document("in_progress", output: []) }

    /// The response that failed.
    func failed(_ error: any Error) -> JSONValue {
        let error = Failure.describe(error)
        return document(
            "failed", output: [],
            error: ["code": .string(Failure.name(error.code)), "message": .string("\(error.message). \(error.remedy)")])
    }

    /// What the reply consists of: its text, then the tools to be called.
    func output(_ reply: OpenAIReply) -> [JSONValue] {
        let text = reply.text.isEmpty && !reply.calls.isEmpty ? [] : [message(reply.text, isDone: true)]
        return text + reply.calls.map(call)
    }

    /// The message with a text.
    func message(_ text: String, isDone: Bool) -> JSONValue {
        [
            "id": .string(messageID), "type": "message", "role": "assistant",
            "status": isDone ? "completed" : "in_progress", "content": isDone ? [part(text)] : [],
        ]
    }

    /// The part of the message with its text.
    func part(_ text: String) -> JSONValue {
        ["type": "output_text", "text": .string(text), "annotations": [], "logprobs": []]
    }

    /// A tool to be called.
    func call(_ call: ToolCall) -> JSONValue {
        [
            "id": .string("fc_" + call.id), "type": "function_call", "status": "completed", "call_id": .string(call.id),
            "name": .string(call.name), "arguments": .string(call.arguments),
        ]
    }

    private func usage(_ reply: OpenAIReply) -> JSONValue {
        [
            "input_tokens": .integer(reply.usage.promptTokens),
            "input_tokens_details": ["cached_tokens": .integer(reply.usage.cachedTokens)],
            "output_tokens": .integer(reply.usage.completionTokens),
            "output_tokens_details": ["reasoning_tokens": 0],
            "total_tokens": .integer(reply.usage.promptTokens + reply.usage.completionTokens),
        ]
    }

    private func document(
        _ status: String, output: [JSONValue], error: JSONValue = .null, incomplete: JSONValue = .null,
        usage: JSONValue = .null, extra: JSONValue? = nil
    ) -> JSONValue {
        let system = request.messages.first { $0.role == .system }?.content
        return .object(
            [
                JSONValue.Member("id", .string(id)), JSONValue.Member("object", "response"),
                JSONValue.Member("created_at", .integer(created)), JSONValue.Member("status", .string(status)),
                JSONValue.Member("error", error), JSONValue.Member("incomplete_details", incomplete),
                JSONValue.Member("instructions", .optional(system)), JSONValue.Member("metadata", [:]),
                JSONValue.Member("model", .string(request.model)), JSONValue.Member("output", .array(output)),
                JSONValue.Member("parallel_tool_calls", true), JSONValue.Member("previous_response_id", .null),
                JSONValue.Member("store", .bool(request.wantsMemory)),
                JSONValue.Member("temperature", request.sampling.temperature.map { .number(Double($0)) } ?? .null),
                JSONValue.Member("top_p", request.sampling.topP.map { .number(Double($0)) } ?? .null),
                JSONValue.Member("tool_choice", "auto"), JSONValue.Member("tools", []),
                JSONValue.Member("usage", usage),
            ] + (extra.map { [JSONValue.Member("agent", $0)] } ?? []))
    }
}

/// The events of one streamed response, numbered.
final class ResponseEvents: Sendable {
    private struct State {
        var number = 0
        var hasText = false
    }

    private let document: ResponseDocument
    private let writer: HTTPBodyWriter
    private let state = Locked(State())

    /// Events for a response.
    init(_ document: ResponseDocument, _ writer: HTTPBodyWriter) {
        self.document = document
        self.writer = writer
    }

    /// Writes the beginning.
    func begin() {
        event("response.created", [JSONValue.Member("response", document.unfinished)])
        event("response.in_progress", [JSONValue.Member("response", document.unfinished)])
    }

    /// Writes a piece. Tools to be called come at the end, when the text is known to be over.
    func send(_ piece: OpenAIReply.Piece) {
        guard case .text(let text) = piece else { return }
        openText()
        event(
            "response.output_text.delta",
            place + [JSONValue.Member("delta", .string(text)), JSONValue.Member("logprobs", [])])
    }

    /// Writes the end.
    func end(_ reply: OpenAIReply) {
        var index = 0
        if reply.calls.isEmpty || !reply.text.isEmpty {
            openText()
            event(
                "response.output_text.done",
                place + [JSONValue.Member("text", .string(reply.text)), JSONValue.Member("logprobs", [])])
            event("response.content_part.done", place + [JSONValue.Member("part", document.part(reply.text))])
            item("response.output_item.done", 0, document.message(reply.text, isDone: true))
            index = 1
        }
        for call in reply.calls {
            let item = document.call(call)
            self.item("response.output_item.added", index, item)
            event(
                "response.function_call_arguments.done",
                [
                    JSONValue.Member("item_id", item["id"] ?? .null), JSONValue.Member("output_index", .integer(index)),
                    JSONValue.Member("name", .string(call.name)),
                    JSONValue.Member("arguments", .string(call.arguments)),
                ])
            self.item("response.output_item.done", index, item)
            index += 1
        }
        let whole = document.whole(reply)
        event(
            whole["status"] == "completed" ? "response.completed" : "response.incomplete",
            [JSONValue.Member("response", whole)])
    }

    /// Writes the end of a response that failed.
    func fail(_ error: any Error) {
        event("response.failed", [JSONValue.Member("response", document.failed(error))])
    }

    private var place: [JSONValue.Member] {
        [
            JSONValue.Member("item_id", .string(document.messageID)), JSONValue.Member("output_index", 0),
            JSONValue.Member("content_index", 0),
        ]
    }

    private func openText() {
        let isFirst = state.withLock { state in
            defer { state.hasText = true }
            return !state.hasText
        }
        guard isFirst else { return }
        item("response.output_item.added", 0, document.message("", isDone: false))
        event("response.content_part.added", place + [JSONValue.Member("part", document.part(""))])
    }

    private func item(_ name: String, _ index: Int, _ item: JSONValue) {
        event(name, [JSONValue.Member("output_index", .integer(index)), JSONValue.Member("item", item)])
    }

    private func event(_ name: String, _ members: [JSONValue.Member]) {
        let number = state.withLock { state in
            defer { state.number += 1 }
            return state.number
        }
        writer.event(
            name,
            .object(
                [JSONValue.Member("type", .string(name)), JSONValue.Member("sequence_number", .integer(number))]
                    + members))
    }
}
