import AgentCore

/// `/api/prompts…`: the system prompts, through the commands of `@prompts`.
struct PromptRoutes: Sendable {
    private let turns: TurnService

    /// Routes over a program's prompts.
    init(_ turns: TurnService) { self.turns = turns }

    private var agent: any WebAgent { turns.agent }

    /// The routes.
    var routes: [Route] {
        [
            Route("GET", "/api/prompts") { _ in
                let all = try await prompts("list").arrayValue ?? []
                return .json(
                    .array(
                        all.map { prompt in
                            [
                                "name": prompt["name"] ?? .null, "description": prompt["description"] ?? .null,
                                "origin": prompt["layer"] ?? .null, "active": prompt["active"] ?? false,
                                "valid": prompt["valid"] ?? .null, "tokens": prompt["tokens"] ?? .null,
                            ]
                        }))
            },
            Route("GET", "/api/prompts/:name") { request in
                let name = request.variable("name")
                let shown = try await prompts("show", name)
                let text = shown["text"]?.stringValue ?? ""
                return .json(try document(name, text, origin: shown["layer"], active: shown["active"]))
            },
            Route("PUT", "/api/prompts/:name") { request in
                let name = request.variable("name")
                let text = try RequestFields(request.body, of: ["text"]).requiredText("text")
                try agent.write(prompt: name, text)
                return .json(try document(name, text))
            },
            Route("POST", "/api/prompts/:name/render") { request in
                let text = try RequestFields(request.body, of: ["text"]).requiredText("text")
                return .json(try document(request.variable("name"), text))
            },
            Route("GET", "/api/prompts/:name/history") { request in
                let entries = try await prompts("history", request.variable("name")).arrayValue ?? []
                return .json(
                    .array(
                        entries.map { entry in
                            [
                                "revision": entry["revision"] ?? .null, "at": entry["time"] ?? entry["at"] ?? .null,
                                "event": entry["event"] ?? .null, "hash": entry["hash"] ?? .null,
                                "current": entry["current"] ?? false,
                            ]
                        }))
            },
            Route("GET", "/api/prompts/:name/diff") { request in
                let sides = [request.query["a"], request.query["b"]].compactMap(\.self).filter { !$0.isEmpty }
                return .json(try await agent.call("prompts", ["diff", request.variable("name")] + sides).json)
            },
            Route("POST", "/api/prompts/:name/rollback") { request in
                let fields = try RequestFields(request.body, of: ["revision"])
                let revision: String
                switch fields.value("revision") {
                case .integer(let number): revision = String(number)
                case .string(let text): revision = text
                default: throw RequestFields.wrong("\"revision\" is missing")
                }
                return .json(try await prompts("rollback", request.variable("name"), revision))
            },
            Route("POST", "/api/prompts/:name/use") { request in
                let answer = try await prompts("use", request.variable("name"))
                try agent.choose(SessionChoices(mode: request.variable("name")))
                return .json(answer)
            },
            Route("POST", "/api/prompts/:name/test") { request in
                let output = try await turns.queue.run(on: agent.model(named: nil).identity.name) {
                    try await agent.call("prompts", ["test", request.variable("name")])
                }
                return .json(
                    .object(
                        (output.json.objectValue ?? [JSONValue.Member("results", output.json)])
                            + [JSONValue.Member("text", .string(output.text))]))
            },
        ]
    }

    private func prompts(_ words: String...) async throws -> JSONValue { try await agent.call("prompts", words).json }

    private func document(
        _ name: String, _ text: String, origin: JSONValue? = nil, active: JSONValue? = nil
    ) throws -> JSONValue {
        let preview = try agent.preview(prompt: name, text)
        var members = [
            JSONValue.Member("name", .string(name)), JSONValue.Member("text", .string(text)),
            JSONValue.Member("rendered", .optional(preview.rendered)),
            JSONValue.Member("problems", .array(preview.problems.map(\.json))),
        ]
        if let origin { members.append(JSONValue.Member("origin", origin)) }
        if let active { members.append(JSONValue.Member("active", active)) }
        return .object(members)
    }
}
