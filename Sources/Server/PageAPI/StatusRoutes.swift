import AgentCore

/// `/api/status`, `/api/model`, `/api/mode`, `/api/models`, `/api/changes`: the state of the program.
struct StatusRoutes: Sendable {
    private let turns: TurnService
    private let changes: ChangeFeed

    /// Routes over a service.
    init(_ turns: TurnService, _ changes: ChangeFeed) {
        self.turns = turns
        self.changes = changes
    }

    private var agent: any WebAgent { turns.agent }

    /// The routes.
    var routes: [Route] {
        [
            Route("GET", "/api/status") { _ in .json(try await status()) },
            Route("POST", "/api/model") { request in
                let name = try RequestFields(request.body, of: ["name"]).requiredText("name")
                try agent.choose(SessionChoices(model: name))
                return .json(try await status())
            },
            Route("POST", "/api/mode") { request in
                let name = try RequestFields(request.body, of: ["name"]).requiredText("name")
                try agent.choose(SessionChoices(mode: name))
                return .json(try await status())
            },
            Route("GET", "/api/models") { _ in .json(.array(try await agent.models().map(document))) },
            Route("POST", "/api/models/pull") { request in
                let name = try RequestFields(request.body, of: ["name"]).requiredText("name")
                return .events { writer in await pull(name, writer) }
            },
            Route("GET", "/api/changes") { _ in
                .events { [changes] writer in await changes.follow(writer) }
            },
        ]
    }

    private func pull(_ name: String, _ writer: HTTPBodyWriter) async {
        do {
            let pulled = try await agent.pull(name) { received, total in
                if writer.isBehind { return }
                writer.event(
                    "progress",
                    ["received": .integer(received), "total": total.map(JSONValue.integer) ?? .null])
            }
            writer.event("end", ["name": .string(pulled.name), "used": .bool(pulled.isUsed)])
        } catch {
            let error = Failure.describe(error)
            writer.event("error", Failure.document(code: Failure.name(error.code), error.message, remedy: error.remedy))
        }
    }

    private func document(_ model: ServedModel) -> JSONValue {
        [
            "name": .string(model.identity.name), "owner": .optional(model.owner),
            "bytes": model.bytes.map(JSONValue.integer) ?? .null,
            "used": .bool(model.identity.name == agent.choices.model),
        ]
    }

    private func status() async throws -> JSONValue {
        let model = StatusDocument.model(agent)
        var members = model.members
        let length: Int? = model.isLoaded ? try? await agent.model(named: nil).contextLength() : nil
        members.append(JSONValue.Member("context_length", length.map(JSONValue.integer) ?? .null))
        return [
            "version": .string(agent.version), "model": .object(members),
            "memory_bytes": ProcessMemory.resident().map(JSONValue.integer) ?? .null,
            "mode": .optional(agent.choices.mode), "modes": .array(agent.modes.map(JSONValue.string)),
            "models": .array(
                try await agent.models().map { model in
                    [
                        "name": .string(model.identity.name),
                        "current": .bool(model.identity.name == agent.choices.model),
                    ]
                }),
            "queue": .integer(turns.queue.count), "change": .integer(changes.counter),
        ]
    }
}

/// The model of new turns, as the page shows it.
enum StatusDocument {
    /// Its name, where it is, and how far it is loaded.
    static func model(_ agent: any WebAgent) -> (members: [JSONValue.Member], isLoaded: Bool) {
        let model: any LanguageModel
        do {
            model = try agent.model(named: nil)
        } catch {
            let members: [JSONValue.Member] = [
                JSONValue.Member("name", .optional(agent.choices.model)), JSONValue.Member("location", .null),
                JSONValue.Member("follows_instructions", false), JSONValue.Member("state", "failed"),
                JSONValue.Member("progress", .null),
                JSONValue.Member("reason", .string(Failure.describe(error).message)),
            ]
            return (members, false)
        }
        var (state, progress, reason) = ("idle", JSONValue.null, JSONValue.null)
        switch model.loadState {
        case .idle: break
        case .loading(let part): (state, progress) = ("loading", .number((part * 1000).rounded() / 1000))
        case .loaded: state = "loaded"
        case .failed(let why): (state, reason) = ("failed", .string(why))
        }
        let members: [JSONValue.Member] = [
            JSONValue.Member("name", .string(model.identity.name)),
            JSONValue.Member("location", .string(model.identity.location)),
            JSONValue.Member("follows_instructions", .bool(model.followsInstructions)),
            JSONValue.Member("state", .string(state)), JSONValue.Member("progress", progress),
            JSONValue.Member("reason", reason),
        ]
        return (members, state == "loaded")
    }
}
