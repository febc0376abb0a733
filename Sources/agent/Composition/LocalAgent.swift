import AgentCore
import Foundation
import MCP

/// The agent of this program as clients of the Model Context Protocol reach it.
final class LocalAgent: ServedAgent {
    private let call: Call
    private let settings: Settings
    private let isPrivate: Bool
    private let environment: Locked<AgentEnvironment>
    private let queue: TurnQueue

    /// Serves this environment.
    ///
    /// - Parameters:
    ///   - call: the command line and its surroundings.
    ///   - settings: the settings.
    ///   - environment: what was composed with them.
    ///   - isPrivate: whether nothing may be written.
    ///   - queue: in which turns wait.
    init(
        _ call: Call, _ settings: Settings, _ environment: AgentEnvironment, isPrivate: Bool,
        queue: TurnQueue = TurnQueue()
    ) {
        self.call = call
        self.settings = settings
        self.isPrivate = isPrivate
        self.environment = Locked(environment)
        self.queue = queue
    }

    /// Ends the background work; it is continued later.
    func close() async { await queue.endBackgroundWork() }

    func skills() throws -> [(name: String, description: String)] {
        try current().catalog.entries.filter { $0.mode != .off }
            .map { ($0.manifest.name, $0.manifest.description) }
    }

    func invoke(_ skill: String, _ words: [String]) async throws -> SkillOutput? {
        let agent = try current()
        guard let entry = agent.catalog[skill] else {
            throw AgentError(
                .notFound, "there is no skill @\(skill)", remedy: "`agent skills list` shows those there are.")
        }
        if !isPrivate { await agent.loop.resumeObservations { _ in } }
        // Without an input: what comes over the protocol's streams is never a command's.
        let invocation = Invocation(name: skill, text: words.joined(separator: " "), words: words)
        let context = SkillContext(now: now, session: nil, isPrivate: isPrivate)
        return try await entry.implementation?.invoke(invocation, context)
    }

    func run(_ turn: ServedTurn, emit: (TurnEvent) async -> Void) async throws -> TurnResult {
        let agent = try current()
        var conversation = try Conversation(call.arguments, settings)
        conversation.isPrivate = isPrivate || !turn.isSaved
        if let id = turn.session {
            let finder = SessionFinder(store: agent.sessions, now: now)
            let session = try finder.find(id)
            conversation.session = try conversation.isPrivate ? session.id : finder.open(session).id
            conversation.mode = try agent.sessions.choices(of: session.id).mode ?? conversation.mode
        }
        if let mode = turn.mode {
            conversation.mode = mode
            conversation.choices.mode = mode
        }
        var request = try conversation.request(turn.text, to: agent)
        // The client has tools of its own, and nobody could be asked about ours.
        request.usesTools = false
        return try await queue.run(on: agent.loop.model.identity.name) {
            let result = try await agent.loop.run(request, emit: emit)
            queue.beginBackgroundWork(agent.loop, after: result)
            return result
        }
    }

    func sessions() throws -> [Session] { try current().sessions.sessions() }

    func document(of session: Session, _ messages: [Message]?) -> JSONValue {
        if let messages { return SessionDocument.of(session, messages, now: now) }
        return SessionDocument.of(session, now: now)
    }

    func messages(of session: String) throws -> [Message] { try current().sessions.messages(of: session) }

    func search(_ text: String, limit: Int) throws -> [JSONValue] {
        try FullTextQuery.check(text, for: "search_sessions")
        return try current().sessions.search(text, limit: limit).map(SessionDocument.of)
    }

    func describe(_ error: any Error) -> AgentError { ErrorReport.describe(error) }

    private var now: Date { call.program.clock.now() }

    /// The environment, with the skills as they are on disk now.
    private func current() throws -> AgentEnvironment {
        try environment.withLock { environment in
            try environment.reloadSkills(call, isPrivate: isPrivate)
            return environment
        }
    }
}
