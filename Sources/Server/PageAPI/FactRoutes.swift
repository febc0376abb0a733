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
        let state = request.query["state"] ?? "current"
        let offset = try request.whole("offset", in: 0...Int.max, otherwise: 0)
        let limit = try request.whole("limit", in: 1...10_000, otherwise: 200)
        var facts: [JSONValue]
        switch state {
        case "current", "proposed", "superseded": facts = try await memory("list", "--state", state).arrayValue ?? []
        // What is forgotten is gone, and so there is nothing to show.
        case "forgotten": facts = []
        default: throw RequestFields.wrong("state is none of current, proposed, superseded, forgotten")
        }
        if let about = request.query["about"] { facts = facts.filter { $0["subject"]?.stringValue == about } }
        if let text = request.query["q"], !text.isEmpty {
            facts = facts.filter { fact in
                ["text", "value"].contains { key in
                    fact[key]?.stringValue?.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
                }
            }
        }
        // Newest last is how they are stored; the page shows people together, in the order they were first spoken of.
        var order: [String] = []
        var groups: [String: [JSONValue]] = [:]
        for fact in facts {
            let subject = fact["subject"]?.stringValue ?? "user"
            if groups[subject] == nil { order.append(subject) }
            groups[subject, default: []].append(fact)
        }
        if let own = order.firstIndex(of: "user") { order.insert(order.remove(at: own), at: 0) }
        let sorted = order.flatMap { groups[$0] ?? [] }
        let page = sorted.dropFirst(offset).prefix(limit)
        var shown: [(subject: String, facts: [JSONValue])] = []
        for fact in page {
            let subject = fact["subject"]?.stringValue ?? "user"
            if shown.last?.subject == subject {
                shown[shown.count - 1].facts.append(fact)
            } else {
                shown.append((subject, [fact]))
            }
        }
        return [
            "groups": .array(
                shown.map { subject, facts in
                    [
                        "subject": .string(subject), "title": .string(Self.title(subject, facts)),
                        "facts": .array(facts),
                    ]
                }),
            "total": .integer(facts.count),
        ]
    }

    /// `You`; for others the name if it is known, or else what they are to the user: `Your sister's dog`.
    private static func title(_ subject: String, _ facts: [JSONValue]) -> String {
        guard subject != "user" else { return "You" }
        if let name = facts.lazy.compactMap({ $0["person"]?.stringValue }).first { return name }
        let parts = subject.split(separator: ".").dropFirst().map { $0.replacing("_", with: " ") }
        return "Your " + parts.joined(separator: "'s ")
    }
}
