import AgentCore
import Foundation

/// The resources that the server offers: facts, sessions and prompts, each under an address of its own.
struct ServedResources: Sendable {
    /// What they are read from.
    let agent: any ServedAgent

    private static let facts = "agent://facts"
    private static let sessions = "agent://sessions"
    private static let prompts = "agent://prompts"
    private static let json = "application/json"
    private static let markdown = "text/markdown"
    /// Sessions on a page of the list.
    static let page = 100

    /// The result of `resources/templates/list`.
    static let templates: JSONValue = [
        "resourceTemplates": [
            template("\(facts)/{id}", "fact", "A remembered fact", json),
            template("\(sessions)/{id}", "session", "A conversation with its messages", json),
            template("\(prompts)/{name}", "prompt", "A system prompt's file", markdown),
        ]
    ]

    private static func template(_ uri: String, _ name: String, _ description: String, _ type: String) -> JSONValue {
        [
            "uriTemplate": .string(uri), "name": .string(name), "description": .string(description),
            "mimeType": .string(type),
        ]
    }

    /// The result of `resources/list`: the lists and the prompts, then the sessions, the newest first.
    ///
    /// - Throws: `JSONRPCError` if the cursor is none of an earlier page.
    func list(_ params: JSONValue?) async throws -> JSONValue {
        let sessions = try agent.sessions()
        var resources: [JSONValue] = []
        var rest = sessions[...]
        switch params?["cursor"] {
        case .none, .some(.null):
            resources = [
                Self.resource(Self.facts, "facts", "All remembered facts", Self.json),
                Self.resource(Self.sessions, "sessions", "All conversations, without their messages", Self.json),
            ]
            resources += try await promptResources()
        case .some(let cursor):
            // The cursor is the last session of the page before.
            guard let id = cursor.stringValue, let index = sessions.firstIndex(where: { $0.id == id }) else {
                throw JSONRPCError(JSONRPCError.invalidParams, "the cursor is not known; list from the start")
            }
            rest = sessions[(index + 1)...]
        }
        let page = rest.prefix(Self.page)
        resources += page.map { session in
            Self.resource(
                "\(Self.sessions)/\(session.id)", session.title,
                "A conversation of \(Timestamp.text(session.createdAt))",
                Self.json)
        }
        var members = [JSONValue.Member("resources", .array(resources))]
        if let last = page.last, page.count < rest.count { members.append(.init("nextCursor", .string(last.id))) }
        return .object(members)
    }

    private func promptResources() async throws -> [JSONValue] {
        (try await agent.prompts(["list", "--no-tokens"]).json.arrayValue ?? []).compactMap { prompt in
            prompt["name"]?.stringValue.map { name in
                Self.resource(
                    "\(Self.prompts)/\(Self.escaped(name))", name,
                    prompt["description"]?.stringValue ?? "", Self.markdown)
            }
        }
    }

    private static func resource(_ uri: String, _ name: String, _ description: String, _ type: String) -> JSONValue {
        [
            "uri": .string(uri), "name": .string(name), "description": .string(description),
            "mimeType": .string(type),
        ]
    }

    /// The result of `resources/read`.
    ///
    /// - Throws: `JSONRPCError` if there is no such resource or it cannot be read.
    func read(_ params: JSONValue?, _ request: RequestContext) async throws -> JSONValue {
        guard let uri = params?["uri"]?.stringValue else {
            throw JSONRPCError(JSONRPCError.invalidParams, "resources/read needs a uri")
        }
        do {
            let (text, type) = try await content(of: uri)
            return ["contents": [["uri": .string(uri), "mimeType": .string(type), "text": .string(text)]]]
        } catch {
            if Task.isCancelled { throw CancellationError() }
            let known = agent.describe(error)
            guard known.code == .notFound else {
                throw JSONRPCError(JSONRPCError.internalError, known.description)
            }
            throw JSONRPCError(
                request.isStateless ? JSONRPCError.invalidParams : JSONRPCError.resourceNotFound, known.message,
                data: ["uri": .string(uri)])
        }
    }

    private func content(of uri: String) async throws -> (text: String, type: String) {
        func name(after root: String) -> String? {
            guard uri.hasPrefix(root + "/") else { return nil }
            return String(uri.dropFirst(root.count + 1)).removingPercentEncoding
        }
        if uri == Self.facts { return (try await agent.memory(["list"]).json.text(), Self.json) }
        if uri == Self.sessions {
            let all = try agent.sessions().map { agent.document(of: $0, nil) }
            return (JSONValue.array(all).text(), Self.json)
        }
        if let id = name(after: Self.facts) {
            return (try await agent.memory(["show", "--", id]).json.text(), Self.json)
        }
        if let id = name(after: Self.sessions), let session = try agent.sessions().first(where: { $0.id == id }) {
            return (agent.document(of: session, try agent.messages(of: id)).text(), Self.json)
        }
        // `show` also takes hashes of old texts, which are no resources.
        if let name = name(after: Self.prompts),
            (try await agent.prompts(["list", "--no-tokens"]).json.arrayValue ?? []).contains(where: {
                $0["name"]?.stringValue == name
            })
        {
            return (try await agent.prompts(["show", name]).json["text"]?.stringValue ?? "", Self.markdown)
        }
        throw AgentError(
            .notFound, "there is no resource \(uri.oneLine(120))", remedy: "resources/list names those there are.")
    }

    private static func escaped(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-._~")))
            ?? name
    }
}
