import AgentCore
import Engine
import Foundation
import PromptsSkill
import Server

/// This program as the server sees it: one store, and an environment for each model that was asked for.
final class ServedProgram: WebAgent {
    private struct State {
        /// By the name with which the model was chosen; empty for that of the settings.
        var environments: [(name: String, agent: AgentEnvironment)] = []
        var choices = SessionChoices()
        var models: (at: ContinuousClock.Instant, all: [ServedModel])?
    }

    /// The most models that stay loaded beside that of the settings.
    private static let mostModels = 2
    /// For so long a list of the machine's models is taken as true.
    private static let modelsHold = Duration.seconds(15)

    let version = Version.current
    let watched: Database
    private let call: Call
    private let store: OpenStore
    private let state = Locked(State())
    private let embeddings: [any EmbeddingModel]
    private let downloads = SerialAccess()

    /// Composes the program for a server.
    ///
    /// - Throws: `AgentError` where a part is missing, or the store cannot be written.
    init(_ call: Call) throws {
        self.call = call
        store = try OpenStore(call.program.directories)
        guard !store.database.isReadOnly else {
            throw AgentError(
                .refused,
                "the store \(call.program.directories.database.path(percentEncoded: false)) cannot be written",
                remedy: "Check its permissions, or set AGENT_HOME to a directory you can write.")
        }
        watched = try Database(at: call.program.directories.database)
        let settings = try Settings(arguments: call.arguments, program: call.program)
        let resources = try Resources.find(environment: call.program.environment)
        embeddings = [try Encoder.bundled(resources, settings)]
        _ = try environment(nil)
    }

    /// Lines for the user about folders that are not trusted.
    var notices: [String] { (try? environment(nil).folders.notices) ?? [] }

    /// Closes the MCP servers.
    func close() async {
        for (_, agent) in state.withLock({ $0.environments }) { try? await agent.talking { _ in } }
    }

    var clock: Clock { call.program.clock }
    var sessions: any SessionStore { store.sessions }

    // MARK: Models and modes

    var choices: SessionChoices {
        let chosen = state.withLock { $0.choices }
        let agent = try? environment(nil)
        let settings = try? Settings(arguments: call.arguments, program: call.program)
        return SessionChoices(
            mode: chosen.mode ?? settings?[.mode].value ?? agent?.skills.library.activeName,
            model: chosen.model ?? agent?.choice?.identity.name)
    }

    func choose(_ choices: SessionChoices) throws {
        if let model = choices.model { _ = try self.model(named: model) }
        if let mode = choices.mode { _ = try environment(nil).skills.library.file(named: mode) }
        state.withLock { state in
            if let model = choices.model { state.choices.model = model }
            if let mode = choices.mode { state.choices.mode = mode }
        }
    }

    var modes: [String] { (try? environment(nil).skills.library.names) ?? [] }

    func models() async throws -> [ServedModel] {
        let now = ContinuousClock.now
        if let known = state.withLock({ $0.models }), now - known.at < Self.modelsHold { return known.all }
        let configured = try? environment(nil).choice
        var all: [ServedModel] = []
        func add(_ choice: ModelSelection, _ owner: String?) {
            guard !all.contains(where: { $0.identity.name == choice.identity.name }) else { return }
            let bytes = choice.address == nil ? try? ModelSelection.byteCount(choice.path) : nil
            all.append(ServedModel(choice.identity, owner: owner, bytes: bytes))
        }
        if let bundled = try? choice(ModelSelection.builtInName) { add(bundled, "built-in") }
        if let configured { add(configured, configured.why) }
        // The small model's base cannot talk by itself, and encoders cannot at all.
        for stored in call.program.modelStores.models()
        where !SmallModel.isBase(stored.path) && !Self.isEncoder(stored) {
            add(ModelSelection(stored), stored.owner)
        }
        for server in await LocalServers.find() {
            for model in server.models {
                guard let address = try? RemoteAddress("\(server.address.text)#\(model.name)") else { continue }
                add(ModelSelection(address, why: server.owner), server.owner)
            }
        }
        let found = all
        state.withLock { $0.models = (now, found) }
        return all
    }

    func model(named name: String?) throws -> any LanguageModel {
        let agent = try environment(name ?? state.withLock { $0.choices.model })
        guard agent.choice != nil else {
            _ = try choice(name)
            throw AgentError(.noModel, "there is no usable model", remedy: "See `agent doctor`.")
        }
        return agent.loop.model
    }

    func pull(_ name: String, progress: @escaping @Sendable (Int, Int?) -> Void) async throws -> (
        name: String, isUsed: Bool
    ) {
        // One after the other: one that was stopped a moment ago may still hold its file.
        guard await downloads.enter() else { throw CancellationError() }
        defer { downloads.leave() }
        let pulled = try await ModelPull.bring(name, call, progress: progress)
        state.withLock { $0.models = nil }
        if pulled.isUsed { try choose(SessionChoices(model: pulled.name)) }
        return pulled
    }

    func check(schema: String) throws {
        do throws(EngineError) {
            _ = try ShapeGrammar(jsonSchema: schema)
        } catch {
            throw AgentError(
                .usage, "the schema cannot be followed: \(error.message)",
                remedy: "`agent help ask` tells what a schema may hold.")
        }
    }

    func embeddingModels() throws -> [any EmbeddingModel] { embeddings }

    private static func isEncoder(_ model: StoredModel) -> Bool {
        guard let file = try? ModelFiles.open(path: model.path) else { return false }
        return EncoderConfig.describes(file.metadata)
    }

    private func choice(_ name: String?) throws -> ModelSelection {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        return try ModelCall.choice(call, settings, named: name)
    }

    /// The call with another model than that of the settings.
    private func call(using model: String) -> Call {
        var arguments = call.arguments
        arguments.add(SettingKey.model.option, model)
        return Call(arguments: arguments, program: call.program)
    }

    /// The environment of a model; without a name, or with the name of the settings' model, that of the settings. It
    /// stays, so that the model is loaded once.
    ///
    /// - Throws: `AgentError.Code.noModel` where there is no model of this name.
    func environment(_ model: String?) throws -> AgentEnvironment {
        try state.withLock { state in
            if let own = state.environments.first(where: { $0.name.isEmpty }),
                model == nil || own.agent.choice?.identity.name == model
            {
                return own.agent
            }
            if let index = state.environments.firstIndex(where: { $0.name == model }) {
                let known = state.environments.remove(at: index)
                state.environments.append(known)
                return known.agent
            }
            let call = model.map { self.call(using: $0) } ?? self.call
            if model != nil { _ = try choice(model) }
            let agent = try AgentEnvironment(
                call, isPrivate: false, settings: Settings(arguments: call.arguments, program: call.program),
                store: store, after: state.environments.first?.agent)
            state.environments.append((model ?? "", agent))
            if state.environments.count > Self.mostModels + 1,
                let oldest = state.environments.firstIndex(where: { !$0.name.isEmpty })
            {
                state.environments.remove(at: oldest)
            }
            return agent
        }
    }

    // MARK: Turns

    func gate(_ approval: any ToolApproval) -> ToolGate {
        ToolGate(
            ToolDecisions(call.program.directories.toolDecisions), approval: approval, clock: clock,
            allowedNames: Set(call.arguments.values(.allowTool)))
    }

    func modelName(for ask: TurnAsk) throws -> String {
        let kept = try ask.session.map(store.sessions.choices) ?? SessionChoices()
        return try environment(ask.model ?? kept.model ?? state.withLock { $0.choices.model }).loop.model.identity.name
    }

    func conversation(_ ask: TurnAsk, gate: ToolGate) throws -> ServedConversation {
        let kept = try ask.session.map(store.sessions.choices) ?? SessionChoices()
        let chosen = state.withLock { $0.choices }
        var call = self.call
        if let model = ask.model ?? kept.model ?? chosen.model { call = self.call(using: model) }
        var agent = try environment(ask.model ?? kept.model ?? chosen.model)
        if let mode = ask.mode ?? kept.mode ?? chosen.mode {
            _ = try agent.skills.library.file(named: mode)
            var arguments = call.arguments
            arguments.add(SettingKey.mode.option, mode)
            call = Call(arguments: arguments, program: call.program)
        }
        try agent.reloadSkills(call, isPrivate: ask.isPrivate)
        var conversation = try Conversation(
            call.arguments, Settings(arguments: call.arguments, program: call.program))
        conversation.session = ask.session
        conversation.isPrivate = ask.isPrivate
        conversation.privateHistory = ask.history
        let files = ask.attachments.map { Attachments.fenced($0.content, name: $0.name) }
        var request = try conversation.request(([ask.text] + files).joined(separator: "\n\n"), to: agent)
        request.options = ask.sampling.over(request.options)
        request.replacesLast = ask.replacesLast
        request.shape = ask.shape
        return ServedConversation(loop: agent.loop(deciding: gate), request: request)
    }

    // MARK: Skills

    func call(_ skill: String, _ words: [String], in session: String?) async throws -> SkillOutput {
        let agent = try environment(state.withLock { $0.choices.model })
        guard let implementation = agent.catalog[skill]?.implementation else {
            throw AgentError(
                .notFound, "there is no skill @\(skill) that answers by itself",
                remedy: "`agent skills list` shows those there are.")
        }
        await agent.loop.resumeObservations { _ in }
        let invocation = Invocation(name: skill, text: words.joined(separator: " "), words: words)
        guard let output = try await implementation.invoke(invocation, SkillContext(now: clock.now(), session: session))
        else {
            throw AgentError(
                .usage, "@\(skill) has no answer to that", remedy: "`agent skills show \(skill)` tells what it does.")
        }
        return output
    }

    private func reloaded() throws -> AgentEnvironment {
        var agent = try environment(nil)
        try agent.reloadSkills(call, isPrivate: false)
        return agent
    }

    func skills() throws -> [ServedSkill] {
        let agent = try reloaded()
        let loaded = (agent.catalog.entries + agent.catalog.shadowed).map { entry in
            ServedSkill([
                "name": .string(agent.catalog.name(of: entry)), "description": .string(entry.manifest.description),
                "origin": .string(entry.scope == .builtin ? "built-in" : entry.scope.rawValue), "trusted": true,
                "enabled": .bool(entry.mode != .off), "mode": .string(entry.mode.rawValue),
            ])
        }
        // What an untrusted directory says of its skills is not read before it is trusted.
        let untrusted = try agent.folders.untrusted.flatMap { project, _ in
            try ProjectOffer(project).skills.map { name in
                ServedSkill([
                    "name": .string(name),
                    "description": .string("Brought by \(project.directory.path(percentEncoded: false)); not trusted."),
                    "origin": "project", "trusted": false, "enabled": false, "mode": "off",
                ])
            }
        }
        return loaded + untrusted
    }

    func change(_ skill: String, isEnabled: Bool?, isTrusted: Bool?) throws {
        let agent = try reloaded()
        if let isTrusted {
            try trust(skill, isTrusted, agent)
        }
        guard let isEnabled else { return }
        let entry = try SkillsCall.entry(skill, in: agent.catalog)
        try SkillModes(call.program.directories.skillModes).set(isEnabled ? .automatic : .off, for: entry.manifest.name)
    }

    /// Trusts the directory that brings a skill, or does so no longer: all that it brings goes with it.
    private func trust(_ skill: String, _ isTrusted: Bool, _ agent: AgentEnvironment) throws {
        let store = TrustStore(call.program.directories.trust)
        let projects = isTrusted ? agent.folders.untrusted.map { $0.project } : agent.folders.trusted
        let name = skill.split(separator: ":").last.map(String.init) ?? skill
        guard let project = try projects.first(where: { try ProjectOffer($0).skills.contains(name) }) else {
            throw AgentError(
                .usage, "no directory that could be \(isTrusted ? "" : "un")trusted brings the skill \(skill)",
                remedy: "Only skills of the directory that the server was started in need trust.")
        }
        if isTrusted {
            try store.trust(project, at: clock.now())
        } else {
            _ = try store.untrust(project)
        }
    }

    func tools() async throws -> [ToolDeclaration] {
        let agent = try reloaded()
        guard let tools = agent.loop.tools else { return [] }
        let skills = agent.catalog.entries.filter { $0.implementation == nil && $0.mode != .off }
        return await tools.tools(for: skills).tools.map(\.declaration)
    }

    func completions(of text: String) throws -> [Completion] {
        guard text.hasPrefix("@") else { return [] }
        let words = text.dropFirst().split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(words.first ?? "")
        let catalog = try reloaded().catalog
        guard words.count > 1 else {
            return catalog.entries.filter { $0.mode != .off && $0.manifest.name.hasPrefix(name) }.map { entry in
                Completion(text: "@\(entry.manifest.name)", detail: entry.manifest.description.flattened)
            }
        }
        guard catalog[name] != nil, let command = CommandTable.find([name])?.command else { return [] }
        return command.syntax.commands.filter { $0.name.hasPrefix(words[1]) }.map { command in
            Completion(text: "@\(name) \(command.name)", detail: command.summary)
        }
    }

    // MARK: Prompts

    func write(prompt name: String, _ text: String) throws {
        try environment(nil).skills.prompts.write(name, text, at: clock.now())
    }

    func preview(prompt name: String, _ text: String) throws -> PromptPreview {
        let (rendered, problems) = try environment(nil).skills.prompts.preview(name, text, at: clock.now())
        return PromptPreview(rendered: rendered, problems: problems)
    }
}

extension AgentEnvironment {
    /// The loop with another gate of tool calls.
    fileprivate func loop(deciding gate: ToolGate) -> AgentLoop {
        var loop = loop
        loop.tools = loop.tools.map { host in
            ToolHost(
                providers: host.providers, gate: gate, limits: host.limits, prefersNative: host.prefersNative,
                absence: host.absence, schemaFault: host.schemaFault)
        }
        return loop
    }
}
