import AgentCore

/// `/api/skills…`, `/api/tools`, `/api/complete`: the skills and tools there are.
struct SkillRoutes: Sendable {
    private let agent: any WebAgent

    /// Routes over a program's skills.
    init(_ agent: any WebAgent) { self.agent = agent }

    /// The routes.
    var routes: [Route] {
        [
            Route("GET", "/api/skills") { _ in .json(.array(try agent.skills().map(\.json))) },
            Route("POST", "/api/skills/:name") { request in
                let fields = try RequestFields(request.body, of: ["enabled", "trusted"])
                try agent.change(
                    request.variable("name"), isEnabled: try fields.optionalFlag("enabled"),
                    isTrusted: try fields.optionalFlag("trusted"))
                return .json([:])
            },
            Route("GET", "/api/tools") { _ in
                .json(
                    .array(
                        try await agent.tools().map { tool in
                            ["name": .string(tool.name), "description": .string(tool.description)]
                        }))
            },
            Route("GET", "/api/complete") { request in
                .json(
                    .array(
                        try agent.completions(of: request.query["text"] ?? "").map { completion in
                            ["text": .string(completion.text), "detail": .string(completion.detail)]
                        }))
            },
        ]
    }
}
