import AgentCore

/// `/v1/…`: the API that programs made for OpenAI's speak.
struct OpenAIRoutes: Sendable {
    private let turns: TurnService

    /// Routes over a service.
    init(_ turns: TurnService) { self.turns = turns }

    private var agent: any WebAgent { turns.agent }

    /// The routes.
    var routes: [Route] {
        let answerer = OpenAIAnswerer(turns: turns)
        return [
            Route("GET", "/v1/models") { _ in
                .json(["object": "list", "data": .array(try await models())])
            },
            Route("GET", "/v1/models/*id") { request in
                let id = request.variable("id")
                guard let model = try await models().first(where: { $0["id"]?.stringValue == id }) else {
                    throw AgentError(
                        .notFound, "there is no model \"\(id.prefix(80))\"",
                        remedy: "GET /v1/models lists those there are.")
                }
                return .json(model)
            },
        ] + ChatCompletions(answerer).routes + Responses(answerer).routes + Embeddings(agent).routes
    }

    /// Each model bare and with memory, and those that embed.
    private func models() async throws -> [JSONValue] {
        func document(_ name: String, _ owner: String?) -> JSONValue {
            ["id": .string(name), "object": "model", "created": 0, "owned_by": .string(owner ?? "user")]
        }
        let talking = try await agent.models().flatMap { model in
            [
                document(model.identity.name, model.owner),
                document(model.identity.name + OpenAIRequest.memorySuffix, model.owner),
            ]
        }
        return talking + (try agent.embeddingModels().map { document($0.identity.name, "agent") })
    }
}
