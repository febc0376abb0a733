import AgentCore
import Foundation

/// `/api/sessions…`, `/api/messages…`: the conversations.
struct SessionRoutes: Sendable {
    private let agent: any WebAgent

    /// Routes over a program's store.
    init(_ agent: any WebAgent) { self.agent = agent }

    private var sessions: any SessionStore { agent.sessions }
    private var now: Date { agent.clock.now() }

    /// The routes.
    var routes: [Route] {
        [
            Route("GET", "/api/sessions") { .json(try list($0)) },
            Route("GET", "/api/sessions/search") { .json(try search($0)) },
            Route("GET", "/api/sessions/:id") { .json(try await show($0.variable("id"))) },
            Route("POST", "/api/sessions/:id/rename") { request in
                let title = try RequestFields(request.body, of: ["title"]).requiredText("title")
                    .trimmingCharacters(in: .whitespacesAndNewlines)
                guard !title.isEmpty else { throw RequestFields.wrong("the title is empty") }
                try sessions.rename(request.variable("id"), to: title)
                return .json([:])
            },
            Route("POST", "/api/sessions/:id/fork") { .json(try fork($0)) },
            Route("POST", "/api/sessions/:id/undo") { request in
                let text = try sessions.removeLastExchange(of: request.variable("id"), at: now)
                guard let text else {
                    throw AgentError(.notFound, "nothing was said here yet", remedy: "There is nothing to take back.")
                }
                return .json(["text": .string(text)])
            },
            Route("DELETE", "/api/sessions/:id") { request in
                try sessions.delete(request.variable("id"))
                return .json([:])
            },
            Route("GET", "/api/sessions/:id/export") { try export($0) },
            Route("GET", "/api/messages/:id/why") { .json(try why($0.variable("id"))) },
        ]
    }

    // MARK: Lists

    private func list(_ request: HTTPRequest) throws -> JSONValue {
        let limit = try request.whole("limit", in: 1...1000, otherwise: 100)
        var all = try sessions.sessions()[...]
        if let before = request.query["before"] {
            guard let index = all.firstIndex(where: { $0.id == before }) else {
                throw AgentError(.notFound, "there is no session \(before)", remedy: "Load the list again.")
            }
            all = all[(index + 1)...]
        }
        let page = all.prefix(limit)
        var days: [(day: String, sessions: [Session])] = []
        for session in page {
            let day = DayTitle.day(session.createdAt)
            if days.last?.day == day {
                days[days.count - 1].sessions.append(session)
            } else {
                days.append((day, [session]))
            }
        }
        return [
            "days": .array(
                days.map { day, sessions in
                    [
                        "day": .string(day), "title": .string(DayTitle.title(sessions[0].createdAt, now: now)),
                        "sessions": .array(sessions.map(document)),
                    ]
                }),
            "next": .optional(page.count < all.count ? page.last?.id : nil),
        ]
    }

    private func document(_ session: Session) -> JSONValue {
        [
            "id": .string(session.id), "title": .string(session.title),
            "started_at": .string(Timestamp.text(session.createdAt)),
            "last_at": .string(Timestamp.text(session.lastMessageAt)), "messages": .integer(session.messageCount),
            "frozen": .bool(session.isFrozen(at: now)),
        ]
    }

    private func search(_ request: HTTPRequest) throws -> JSONValue {
        let text = request.query["q"] ?? ""
        guard text.contains(where: { !$0.isWhitespace }) else { return [] }
        var found: [(session: String, matches: [MessageMatch])] = []
        for match in try sessions.search(text, limit: 100) {
            if let index = found.firstIndex(where: { $0.session == match.message.session }) {
                found[index].matches.append(match)
            } else {
                found.append((match.message.session, [match]))
            }
        }
        let passage = SearchPassage(text)
        return .array(
            try found.map { id, matches in
                let session = try sessions.session(id)
                return [
                    "session": .string(id), "title": .string(session.title),
                    "day": .string(DayTitle.day(session.createdAt)),
                    "passages": .array(
                        matches.map { match in
                            [
                                "message": .string(match.message.id), "role": .string(match.message.role.rawValue),
                                "html": .string(passage.html(of: match.message.content)),
                            ]
                        }),
                ]
            })
    }

    // MARK: One session

    private func show(_ id: String) async throws -> JSONValue {
        let session = try sessions.session(id)
        let learned = try await learned(in: id)
        let choices = try sessions.choices(of: id)
        return [
            "id": .string(session.id), "title": .string(session.title), "frozen": .bool(session.isFrozen(at: now)),
            "mode": .optional(choices.mode), "model": .optional(choices.model),
            "messages": .array(
                try sessions.messages(of: id).map { message in
                    var members = [
                        JSONValue.Member("id", .string(message.id)),
                        JSONValue.Member("role", .string(message.role.rawValue)),
                        JSONValue.Member("content", .string(message.content)),
                        JSONValue.Member("html", .string(Markdown.html(message.content))),
                        JSONValue.Member("at", .string(Timestamp.text(message.createdAt))),
                        JSONValue.Member("finish_reason", .optional(message.finishReason?.rawValue)),
                        JSONValue.Member("facts_learned", .array(learned[message.id] ?? [])),
                    ]
                    if message.role == .assistant, let trace = try sessions.trace(of: message.id) {
                        if let reasoning = trace["reasoning"]?.stringValue {
                            members.append(JSONValue.Member("reasoning_html", .string(Markdown.html(reasoning))))
                        }
                        if let usage = trace["usage"] {
                            members.append(JSONValue.Member("stats", Self.statistics(usage)))
                        }
                        if let tools = trace["tools"], tools.arrayValue?.isEmpty == false {
                            members.append(JSONValue.Member("tools", tools))
                        }
                    }
                    return .object(members)
                }),
        ]
    }

    private static func statistics(_ usage: JSONValue) -> JSONValue {
        let tokens = usage["completion_tokens"]?.integerValue ?? 0
        let time = usage["completion_ms"]?.doubleValue ?? 0
        return [
            "tokens_per_second": time > 0 ? .number((Double(tokens) / time * 10_000).rounded() / 10) : .null,
            "context_used": .integer((usage["prompt_tokens"]?.integerValue ?? 0) + tokens),
        ]
    }

    /// What was learned in a session, by the user's message: the changes whose facts are still there.
    private func learned(in session: String) async throws -> [String: [JSONValue]] {
        let changes = try await agent.call("memory", ["recent", "-k", "1000"], in: session).json.arrayValue ?? []
        var learned: [String: [JSONValue]] = [:]
        for change in changes.reversed() where change["op"] != "strengthen" {
            guard let message = change["message"]?.stringValue, let text = change["text"], text != .null else {
                continue
            }
            learned[message, default: []].append([
                "op": change["op"] ?? .null, "id": change["id"] ?? .null, "text": text,
            ])
        }
        return learned
    }

    /// Copies a session, up to a message where one is named.
    private func fork(_ request: HTTPRequest) throws -> JSONValue {
        let id = request.variable("id")
        let before = request.body.isEmpty ? nil : try RequestFields(request.body, of: ["before"]).text("before")
        let index = try before.map { before in
            guard let index = try sessions.messages(of: id).firstIndex(where: { $0.id == before }) else {
                throw AgentError(
                    .notFound, "there is no message \(before) in this conversation", remedy: "Load it again.")
            }
            return index
        }
        let copy = try sessions.fork(id, at: now)
        guard let index else { return ["id": .string(copy.id)] }
        try sessions.takeBack(try sessions.messages(of: copy.id)[index...].map(\.id))
        return ["id": index == 0 ? .null : .string(copy.id)]
    }

    private func export(_ request: HTTPRequest) throws -> HTTPResponse {
        let session = try sessions.session(request.variable("id"))
        let messages = try sessions.messages(of: session.id)
        let format = request.query["format"] ?? "md"
        let response: HTTPResponse
        switch format {
        case "md":
            let head = "# \(session.title)\n\n\(DayTitle.day(session.createdAt)), session `\(session.id)`"
            let body = messages.map { message in
                let who = message.role == .user ? "You" : "Agent"
                return "**\(who)**, \(DayTitle.time(message.createdAt))\n\n\(message.content)"
            }
            let text = ([head] + body).joined(separator: "\n\n") + "\n"
            response = HTTPResponse(type: "text/markdown; charset=utf-8", Array(text.utf8))
        case "json":
            response = .json(
                .array(
                    messages.map { message in
                        [
                            "session": .string(message.session), "role": .string(message.role.rawValue),
                            "name": .optional(message.name), "content": .string(message.content),
                            "at": .string(Timestamp.text(message.createdAt)), "ref": .optional(message.reference),
                        ]
                    }))
        default: throw RequestFields.wrong("format is neither md nor json")
        }
        return response.with("Content-Disposition", "attachment; filename=\"\(session.id).\(format)\"")
    }

    private func why(_ id: String) throws -> JSONValue {
        guard try sessions.message(id) != nil else {
            throw AgentError(.notFound, "there is no message \(id)", remedy: "Load the conversation again.")
        }
        guard let trace = try sessions.trace(of: id) else {
            throw AgentError(
                .notFound, "nothing is known of how this was made", remedy: "Ask about a reply of the model.")
        }
        let used = (trace["messages_used"]?.arrayValue ?? []).compactMap(\.stringValue)
        let usage = trace["usage"]
        return [
            "prompt": trace["prompt"] ?? .null, "prompt_revision": trace["prompt_revision"] ?? .null,
            "prompt_hash": trace["prompt_hash"] ?? .null, "model": trace["model"] ?? .null,
            "skills": trace["skills"] ?? [], "facts": trace["facts_used"] ?? [],
            "messages": .array(
                try used.map { id in
                    let message = try sessions.message(id)
                    return [
                        "id": .string(id), "session": .optional(message?.session),
                        "text": .optional(message?.content),
                        "at": .optional(message.map { Timestamp.text($0.createdAt) }),
                    ]
                }),
            "notices": trace["notices"] ?? [], "tools": trace["tools"] ?? [],
            "tokens": [
                "prompt": usage?["prompt_tokens"] ?? .null, "cached": usage?["cached_tokens"] ?? .null,
                "completion": usage?["completion_tokens"] ?? .null,
            ],
            "times": ["prompt_ms": usage?["prompt_ms"] ?? .null, "completion_ms": usage?["completion_ms"] ?? .null],
        ]
    }
}
