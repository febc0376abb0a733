import AgentCore
import Foundation

/// `/api/facts…`, `/api/profile`, `/api/reflect`: what is remembered, through the commands of `@memory`.
struct FactRoutes: Sendable {
    private let agent: any WebAgent

    /// Routes over a program's memory.
    init(_ agent: any WebAgent) { self.agent = agent }

    /// The routes.
    var routes: [Route] {
        [
            Route("GET", "/api/facts") { .json(try await list($0)) },
            Route("POST", "/api/facts") { request in
                let text = try RequestFields(request.body, of: ["text"]).requiredText("text")
                return .json(try await memory("add", "--", text))
            },
            Route("POST", "/api/facts/:id") { request in
                let text = try RequestFields(request.body, of: ["text"]).requiredText("text")
                return .json(try await memory("edit", "--", request.variable("id"), text))
            },
            Route("POST", "/api/facts/:id/accept") { .json(try await memory("yes", $0.variable("id"))) },
            Route("POST", "/api/facts/:id/refuse") { .json(try await memory("no", $0.variable("id"))) },
            Route("POST", "/api/facts/:id/undo") { .json(try await memory("undo", $0.variable("id"))) },
            Route("DELETE", "/api/facts/:id") { request in
                // By its id alone: a text that happens to be the same must not be taken for one.
                let id = request.variable("id")
                _ = try await memory("show", id)
                return .json(["proof": try await memory("forget", id)])
            },
            Route("GET", "/api/profile") { _ in .json(try await document("profile")) },
            Route("GET", "/api/reflect") { request in
                let weeks = try request.whole("weeks", in: 1...520, otherwise: 12)
                let answer = try await document("reflect", "--weeks", String(weeks))
                let plots = ReflectionPlot.plots(of: answer["weeks"]?.arrayValue ?? [])
                return .json(
                    .object(
                        (answer.objectValue ?? []) + [JSONValue.Member("plots", .array(plots.map(JSONValue.string)))]))
            },
        ]
    }

    private func memory(_ words: String...) async throws -> JSONValue { try await agent.call("memory", words).json }

    /// A command's document, with its text for people.
    private func document(_ words: String...) async throws -> JSONValue {
        let output = try await agent.call("memory", words)
        return .object((output.json.objectValue ?? []) + [JSONValue.Member("text", .string(output.text))])
    }

    private func list(_ request: HTTPRequest) async throws -> JSONValue {
        let offset = try request.whole("offset", in: 0...Int.max, otherwise: 0)
        let limit = try request.whole("limit", in: 1...10_000, otherwise: 200)
        var words = ["people", "--from", String(offset), "-k", String(limit)]
        for (key, option) in [("state", "--state"), ("about", "--about"), ("q", "--search")] {
            if let value = request.query[key], !value.isEmpty { words += [option, value] }
        }
        return try await agent.call("memory", words).json
    }
}
