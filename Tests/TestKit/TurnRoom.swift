public import AgentCore
public import Foundation
import Synchronization

/// A folder with a store, and loops over it at a fixed time.
public final class TurnRoom: Sendable {
    /// Everything that is written.
    public let directory: TemporaryDirectory
    /// The conversations.
    public let sessions: SQLiteSessionStore
    /// The time of all turns.
    public let now = Date.iso("2026-11-20T10:00:00Z")

    /// A fresh room.
    public init() throws {
        directory = try TemporaryDirectory()
        sessions = try SQLiteSessionStore(
            Database(at: directory.url.appending(path: "data/agent.sqlite")), calendar: .utc)
    }

    /// A skill as the catalogue has it.
    public func entry(
        _ name: String, _ description: String = "A stub.", _ body: String = "", allowedTools: [String] = [],
        scope: SkillCatalog.Root.Scope = .user, mode: SkillMode = .automatic, implementation: (any Skill)? = nil
    ) -> SkillCatalog.Entry {
        let manifest = SkillManifest(
            name: name, description: description, license: nil, compatibility: nil, metadata: [:],
            allowedTools: allowedTools, body: body, location: directory.url.appending(path: "\(name)/SKILL.md"))
        return SkillCatalog.Entry(manifest: manifest, scope: scope, implementation: implementation, mode: mode)
    }

    /// A loop over the store.
    public func loop(
        _ model: any LanguageModel, _ entries: [SkillCatalog.Entry] = [], choosesSkills: Bool = false,
        tools: ToolHost? = nil, namer: SessionNamer? = nil
    ) -> AgentLoop {
        AgentLoop(
            model: model, sessions: sessions, catalog: SkillCatalog(entries: entries), clock: .fixed(now),
            choosesSkills: choosesSkills, tools: tools, namer: namer)
    }
}

extension AgentLoop {
    /// Runs a turn to its end; what it gave and what it told on the way.
    public func collect(_ request: TurnRequest) async throws -> (result: TurnResult, events: [TurnEvent]) {
        let events = Mutex<[TurnEvent]>([])
        let result = try await run(request) { event in events.withLock { $0.append(event) } }
        return (result, events.withLock { $0 })
    }
}
