import AgentCore
import Foundation
import PromptsSkill

/// Everything a conversation needs, composed for one call of the program.
struct AgentEnvironment: Sendable {
    /// Runs turns.
    private(set) var loop: AgentLoop
    /// The open store.
    let store: OpenStore
    /// The skills written in Swift.
    let skills: SkillRegistry
    /// The folders that were searched for skills.
    private(set) var folders: SkillFolders
    /// Which model answers; `nil` if none could be chosen: the loop's model then fails with `absence`.
    let choice: ModelSelection?
    /// Why no model could be chosen; `nil` if one was.
    let absence: AgentError?
    /// A line for the user about what is lacking while the small model is not there; `nil` if nothing is.
    let lacking: String?

    /// The tools that the model may call.
    fileprivate let tools: ToolSelection
    private let reader: MessageReader?

    /// The conversations.
    var sessions: any SessionStore { store.sessions }
    /// The available skills.
    var catalog: SkillCatalog { loop.catalog }

    /// Composes the parts.
    ///
    /// - Parameters:
    ///   - call: the command line and its surroundings.
    ///   - isPrivate: opens the store for reading only.
    ///   - settings: the settings, which choose the model.
    ///   - store: the store, if it is already open.
    ///   - earlier: the environment of the conversation so far, whose MCP servers and reader are kept.
    /// - Throws: `AgentError` if a part is missing. A missing model does not throw, see `choice`.
    init(
        _ call: Call, isPrivate: Bool, settings: Settings, store opened: OpenStore? = nil,
        after earlier: AgentEnvironment? = nil
    ) throws {
        let program = call.program
        let resources = try Resources.find(environment: program.environment)
        store = try opened ?? OpenStore(program.directories, isPrivate: isPrivate)
        folders = try SkillFolders(call, resources)
        let library = PromptLibrary(
            directories: program.directories, builtin: resources.prompts,
            trustedProjectRoots: folders.trusted.map(\.directory))
        let models = try ModelFactory(settings, resources, program, reader: earlier?.reader)
        reader = models.reader
        let chosen = try Self.model(ModelSelection.setting(settings, library), resources, program, models)
        (choice, absence) = (chosen.choice, chosen.absence)
        let model = chosen.model
        let readers = try settings.memoryReader()
        let able = model.followsInstructions ? model : nil
        let embeddings = try Encoder.bundled(resources, settings)
        lacking = try models.notice(choice)
        skills = try SkillRegistry(
            store, library, program, resources,
            models: SkillModels(
                talking: model, reader: readers.usesSmall ? models.reader : nil,
                reading: readers.usesModel ? able : nil, code: able, embeddings: embeddings))
        tools = try ToolSelection(call, settings, isPrivate: isPrivate, servers: earlier?.tools.servers)
        let catalog = try folders.catalog(skills.all, program, isPrivate: isPrivate)
        loop = AgentLoop(
            model: model, sessions: store.sessions, catalog: catalog, clock: program.clock,
            contexts: try settings.savedContextBytes().map(program.directories.savedContexts),
            choosesSkills: able != nil,
            skillMeaning: SkillMeaning(
                embeddings, vectors: program.directories.skillVectors(isPrivate: isPrivate)),
            tools: tools.host(for: choice), namer: models.namer)
    }

    /// Reads the skill folders again, so that changes on disk apply from the next turn on.
    ///
    /// - Parameters:
    ///   - call: the command line and its surroundings.
    ///   - isPrivate: whether nothing may be written.
    /// - Throws: `AgentError` if a folder or the user's decisions cannot be read.
    mutating func reloadSkills(_ call: Call, isPrivate: Bool) throws {
        folders = try SkillFolders(call, try Resources.find(environment: call.program.environment))
        // A directory that changed since it was trusted is no longer trusted, and neither are its prompts.
        skills.library.trust(folders.trusted.map(\.directory))
        loop.catalog = try folders.catalog(skills.all, call.program, isPrivate: isPrivate)
    }

    private static func model(
        _ setting: Setting, _ resources: Resources, _ program: Program, _ models: ModelFactory
    ) throws -> (choice: ModelSelection?, absence: AgentError?, model: any LanguageModel) {
        do {
            let choice = try ModelSelection(setting, resources: resources, program: program)
            return (choice, nil, try models.model(choice))
        } catch let error as AgentError where error.code == .noModel {
            return (nil, error, UnusableModel(error))
        }
    }
}

extension AgentEnvironment {
    /// Runs `body`, then closes the MCP servers, also if it throws.
    ///
    /// - Throws: what `body` throws.
    func talking<Result>(_ body: (AgentEnvironment) async throws -> Result) async throws -> Result {
        do {
            let result = try await body(self)
            await tools.close()
            return result
        } catch {
            await tools.close()
            throw error
        }
    }
}
