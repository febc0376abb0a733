import AgentCore
import Foundation
import PromptsSkill

/// Everything a conversation needs, put together for one call.
struct AgentEnvironment: Sendable {
    /// Runs turns.
    private(set) var loop: AgentLoop
    /// The store behind it.
    let store: OpenStore
    /// The skills written in Swift.
    let skills: SkillRegistry
    /// Where skills were looked for.
    private(set) var folders: SkillFolders
    /// Which model answers; `nil` where none could be chosen, and the loop's model says why when asked.
    let choice: ModelSelection?

    /// What the model may have called.
    fileprivate let tools: ToolSelection

    /// The conversations.
    var sessions: any SessionStore { store.sessions }
    /// The skills there are.
    var catalog: SkillCatalog { loop.catalog }

    /// Puts the parts together.
    ///
    /// - Parameters:
    ///   - call: the command line and its surroundings.
    ///   - isPrivate: opens the store for reading only.
    ///   - settings: the values that decide on the model.
    ///   - store: the store, where it is open already.
    ///   - earlier: what the conversation went on with until now; its servers are kept.
    /// - Throws: `AgentError` where a part is missing; a missing model is none, see `choice`.
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
        let models = try ModelFactory(settings, resources, clock: program.clock)
        let (choice, model) = try Self.model(
            ModelSelection.setting(settings, library), resources, program, models)
        self.choice = choice
        let isBuiltIn = choice?.identity.isBundled == true
        let embeddings = try EmbeddingModelChoice.own(program.directories, settings)
        skills = try SkillRegistry(
            store, library, program, resources,
            models: SkillModels(
                talking: model, reading: try settings.memoryReader().reader(model, choice),
                code: choice == nil || isBuiltIn ? nil : model, embeddings: embeddings,
                encoder: isBuiltIn ? models.encoder : nil, ranker: isBuiltIn ? models.ranker : nil))
        tools = try ToolSelection(call, settings, isPrivate: isPrivate, servers: earlier?.tools.servers)
        let catalog = try folders.catalog(skills.all, program, isPrivate: isPrivate)
        loop = AgentLoop(
            model: model, sessions: store.sessions, catalog: catalog, clock: program.clock,
            contexts: try settings.savedContextBytes().map(program.directories.savedContexts),
            choosesSkills: choice != nil && !isBuiltIn,
            skillMeaning: embeddings.map {
                SkillMeaning($0, vectors: program.directories.skillVectors(isPrivate: isPrivate))
            },
            tools: tools.host(for: choice))
    }

    /// Reads the folders of skills once more: what was changed on disk counts from the next turn on.
    ///
    /// - Parameters:
    ///   - call: the command line and its surroundings.
    ///   - isPrivate: whether nothing may be written.
    /// - Throws: `AgentError` where a folder or a decision of the user cannot be read.
    mutating func reloadSkills(_ call: Call, isPrivate: Bool) throws {
        folders = try SkillFolders(call, try Resources.find(environment: call.program.environment))
        // A directory that changed since it was trusted is trusted no longer, its prompts neither.
        skills.library.trust(folders.trusted.map(\.directory))
        loop.catalog = try folders.catalog(skills.all, call.program, isPrivate: isPrivate)
    }

    private static func model(
        _ setting: Setting, _ resources: Resources, _ program: Program, _ models: ModelFactory
    ) throws -> (choice: ModelSelection?, model: any LanguageModel) {
        do {
            let choice = try ModelSelection(setting, resources: resources, stores: program.modelStores)
            return (choice, try models.model(choice))
        } catch let error as AgentError where error.code == .noModel {
            return (nil, UnusableModel(error))
        }
    }
}

extension AgentEnvironment {
    /// Talks, and ends what was started for the conversation however it ends.
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
