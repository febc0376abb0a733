import AgentCore
import Foundation
import Server
import TestKit

/// A program with scripted models, real stores and stub skills.
final class StubWebAgent: WebAgent {
    let version = "0"
    let clock: Clock
    let sessions: any SessionStore
    let watched: Database
    let directory: TemporaryDirectory
    private let scripted: [ScriptedModel]
    private let catalog: SkillCatalog
    private let chosen = Locked(SessionChoices())

    /// A program whose models answer by scripts; `model` is that of new turns.
    init(_ models: [ScriptedModel], skills: [any Skill] = [], now: Date = .iso("2026-11-20T10:00:00Z")) throws {
        directory = try TemporaryDirectory()
        clock = .fixed(now)
        let file = directory.url.appending(path: "data/agent.sqlite")
        sessions = try SQLiteSessionStore(Database(at: file), calendar: .utc)
        watched = try Database(at: file)
        scripted = models
        let room = directory.url
        catalog = SkillCatalog(
            entries: skills.map { skill in
                SkillCatalog.Entry(
                    manifest: SkillManifest(
                        name: skill.name, description: "A stub.", license: nil, compatibility: nil, metadata: [:],
                        allowedTools: [], body: "", location: room.appending(path: "\(skill.name)/SKILL.md")),
                    scope: .builtin, implementation: skill)
            })
    }

    var choices: SessionChoices {
        let chosen = chosen.withLock { $0 }
        return SessionChoices(mode: chosen.mode ?? "companion", model: chosen.model ?? scripted[0].identity.name)
    }

    func choose(_ choices: SessionChoices) throws {
        if let model = choices.model { _ = try self.model(named: model) }
        chosen.withLock { $0 = choices }
    }

    var modes: [String] { ["companion"] }

    func models() async throws -> [ServedModel] {
        scripted.map { ServedModel($0.identity, owner: "test", bytes: nil) }
    }

    func pull(_ name: String, progress: @escaping @Sendable (Int, Int?) -> Void) async throws -> (
        name: String, isUsed: Bool
    ) {
        progress(1, 2)
        return (name, true)
    }

    func model(named name: String?) throws -> any LanguageModel {
        guard let name else { return scripted[0] }
        guard let model = scripted.first(where: { $0.identity.name == name }) else {
            throw AgentError(.noModel, "there is no model \(name)", remedy: "")
        }
        return model
    }

    func embeddingModels() throws -> [any EmbeddingModel] { [StubEmbeddings()] }

    func check(schema: String) throws {
        guard schema != "{}" else { throw AgentError(.usage, "the schema is empty", remedy: "Fill it.") }
    }

    func modelName(for ask: TurnAsk) throws -> String { try model(named: ask.model).identity.name }

    func conversation(_ ask: TurnAsk, gate: ToolGate) throws -> ServedConversation {
        var request = TurnRequest(
            text: ask.text, session: ask.session, replacesLast: ask.replacesLast, isPrivate: ask.isPrivate,
            options: ask.sampling, privateHistory: ask.history, shape: ask.shape)
        request.choices = SessionChoices(mode: ask.mode, model: ask.model)
        let model = try model(named: ask.model) as any LanguageModel
        let loop = AgentLoop(model: model, sessions: sessions, catalog: catalog, clock: clock)
        return ServedConversation(loop: loop, request: request)
    }

    func gate(_ approval: any ToolApproval) -> ToolGate {
        ToolGate(
            ToolDecisions(directory.url.appending(path: "tools.json")), approval: approval, clock: clock)
    }

    func call(_ skill: String, _ words: [String], in session: String?) async throws -> SkillOutput {
        let invocation = Invocation(name: skill, text: words.joined(separator: " "), words: words)
        guard
            let output = try await catalog[skill]?.implementation?
                .invoke(invocation, SkillContext(now: clock.now(), session: session))
        else { return SkillOutput(text: "", json: []) }
        return output
    }

    func skills() throws -> [ServedSkill] { [] }
    func change(_ skill: String, isEnabled: Bool?, isTrusted: Bool?) throws {}
    func tools() async throws -> [ToolDeclaration] { [] }
    func completions(of text: String) throws -> [Completion] { [] }
    func write(prompt name: String, _ text: String) throws {}
    func preview(prompt name: String, _ text: String) throws -> PromptPreview {
        PromptPreview(rendered: text, problems: [])
    }
}
