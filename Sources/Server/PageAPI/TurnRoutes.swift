import AgentCore

/// `/api/turns`, `/api/consent`: talking, from the page.
struct TurnRoutes: Sendable {
    private let turns: TurnService

    /// Routes over a service.
    init(_ turns: TurnService) { self.turns = turns }

    /// The routes.
    var routes: [Route] {
        [
            Route("POST", "/api/turns") { try stream($0) },
            Route("POST", "/api/turns/stop") { request in
                let session = try RequestFields(request.body, of: ["session"]).requiredText("session")
                guard turns.stop(session) else {
                    throw AgentError(
                        .notFound, "nothing is being answered in the session \(session)",
                        remedy: "It has ended already.")
                }
                return .json([:])
            },
            Route("POST", "/api/consent") { request in
                let fields = try RequestFields(request.body, of: ["id", "answer"])
                guard let answer = ToolAnswer(rawValue: try fields.requiredText("answer")) else {
                    throw RequestFields.wrong(
                        "\"answer\" is none of \(ToolAnswer.allCases.map(\.rawValue).joined(separator: ", "))")
                }
                guard turns.consents.resolve(try fields.requiredText("id"), answer) else {
                    throw AgentError(.notFound, "no question of this id waits", remedy: "It was answered, or stopped.")
                }
                return .json([:])
            },
        ]
    }

    private func stream(_ request: HTTPRequest) throws -> HTTPResponse {
        let ask = try ask(request.body)
        return .events { [turns] writer in
            let events = TurnEvents(writer)
            do {
                let result = try await turns.run(ask, asksPerson: true, cancel: request.cancel) { events.send($0) }
                events.end(result)
            } catch {
                let error = Failure.describe(error)
                writer.event(
                    "error", Failure.document(code: Failure.name(error.code), error.message, remedy: error.remedy))
            }
        }
    }

    private static let fields: Set<String> = [
        "session", "text", "private", "private_history", "mode", "model", "replaces_last", "attachments",
    ]

    private func ask(_ body: [UInt8]) throws -> TurnAsk {
        let fields = try RequestFields(body, of: Self.fields)
        var ask = TurnAsk(text: try fields.requiredText("text"))
        guard !ask.text.allSatisfy(\.isWhitespace) else {
            throw AgentError(.usage, "the message is empty", remedy: "Write something to send; nothing was stored.")
        }
        ask.session = try fields.text("session")
        ask.isPrivate = try fields.flag("private")
        ask.mode = try fields.text("mode")
        ask.model = try fields.text("model")
        ask.replacesLast = try fields.flag("replaces_last")
        ask.history = try (fields.list("private_history") ?? []).map { message in
            let message = try RequestFields(message, of: ["role", "content"])
            guard let role = Message.Role(rawValue: try message.requiredText("role")) else {
                throw RequestFields.wrong("a \"role\" is neither user nor assistant")
            }
            return ChatMessage(role == .user ? .user : .assistant, try message.requiredText("content"))
        }
        ask.attachments = try (fields.list("attachments") ?? []).map { file in
            let file = try RequestFields(file, of: ["name", "content"])
            return (try file.requiredText("name"), try file.requiredText("content"))
        }
        if !ask.isPrivate, let id = ask.session {
            let session = try turns.agent.sessions.session(id)
            guard !session.isFrozen(at: turns.agent.clock.now()) else {
                throw AgentError(
                    .refused, "this conversation is frozen: its day has passed",
                    remedy: "Continue it in a copy. Nothing was stored.")
            }
        }
        return ask
    }
}

/// Writes the events of one turn to the page.
final class TurnEvents: Sendable {
    private struct State {
        var text = ""
        var lastHTML: ContinuousClock.Instant?
        var tool: String?
    }

    private let writer: HTTPBodyWriter
    private let state = Locked(State())

    /// The least time between two renderings of the whole reply so far.
    private static let interval = Duration.milliseconds(250)

    /// Events for a response.
    init(_ writer: HTTPBodyWriter) { self.writer = writer }

    /// Writes an event.
    func send(_ event: TurnService.Event) {
        switch event {
        case .queued(let position): writer.event("queued", ["position": .integer(position)])
        case .asking(let id, let question):
            state.withLock { $0.tool = id }
            writer.event(
                "tool",
                [
                    "id": .string(id), "name": "", "arguments": "", "state": "asking",
                    "action": .string(question.action), "scope": .string(question.scope),
                    "details": .array(question.details.map(JSONValue.string)),
                ])
        case .turn(let event): send(event)
        }
    }

    private func send(_ event: TurnEvent) {
        switch event {
        case .saved(let session, let message):
            writer.event("saved", ["session": .string(session), "message": .string(message)])
        case .skill(let skill):
            writer.event("skill", ["name": .string(skill.name), "why": .string(skill.why.rawValue)])
        case .notice(let text): writer.event("notice", ["text": .string(text)])
        case .reasoning(let text): writer.event("reasoning", ["text": .string(text)])
        case .text(let text): sendText(text)
        case .textWasReasoning:
            state.withLock { $0.text = "" }
            writer.event("was_reasoning", [:])
        case .calling(let call, let reason):
            let id = state.withLock { state in
                state.tool = state.tool ?? Identifier.make()
                return state.tool ?? ""
            }
            writer.event(
                "tool",
                [
                    "id": .string(id), "name": .string(call.name), "arguments": .string(call.arguments),
                    "state": "running", "reason": .optional(reason),
                ])
        case .called(let record):
            let id = state.withLock { state in
                defer { state.tool = nil }
                return state.tool ?? Identifier.make()
            }
            writer.event(
                "tool",
                [
                    "id": .string(id), "name": .string(record.name), "arguments": .string(record.arguments),
                    "state": record.outcome == .done || record.outcome == .failed ? "done" : "refused",
                    "outcome": .string(record.outcome.rawValue), "result": .string(record.result),
                ])
        case .withdrawn: writer.event("withdrawn", [:])
        }
    }

    private func sendText(_ text: String) {
        // The whole reply is rendered again and again, so it is left out for a client that lags.
        let isBehind = writer.isBehind
        let now = ContinuousClock.now
        let whole: String? = state.withLock { state in
            state.text += text
            if let last = state.lastHTML, now - last < Self.interval { return nil }
            state.lastHTML = now
            return state.text
        }
        writer.event("text", ["text": .string(text)])
        if let whole, !isBehind { writer.event("html", ["html": .string(Markdown.html(whole))]) }
    }

    /// Writes the end.
    func end(_ result: TurnResult) {
        let learned = result.json["facts_learned"] ?? []
        if learned.arrayValue?.isEmpty == false { writer.event("learned", ["facts": learned]) }
        var members = (result.json.objectValue ?? []).filter { !["reasoning", "reply"].contains($0.key) }
        members.append(JSONValue.Member("html", .string(Markdown.html(result.reply))))
        let note = result.ending.flatMap { $0.shortfall?.message ?? $0.cut }
        members.append(JSONValue.Member("note", .optional(note)))
        if let ending = result.ending?.shortfall {
            writer.event(
                "error", Failure.document(code: Failure.name(ending.code), ending.message, remedy: ending.remedy))
        }
        writer.event("end", .object(members))
    }
}
