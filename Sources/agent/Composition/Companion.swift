import AgentCore
import Foundation
import PromptsSkill

/// Everything a conversation needs, put together for one call.
struct Companion: Sendable {
    /// Runs turns.
    private(set) var loop: AgentLoop
    /// The store behind it.
    let store: OpenStore
    /// The skills written in Swift.
    let skills: BuiltInSkills
    /// Where skills were looked for.
    private(set) var places: SkillPlaces
    /// Which model answers; `nil` where none could be chosen, and the loop's model says why when asked.
    let choice: ModelChoice?

    /// What the model may have called.
    fileprivate let tools: ToolParts

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
        after earlier: Companion? = nil
    ) throws {
        let program = call.program
        let resources = try Resources.find(environment: program.environment)
        store = try opened ?? OpenStore(program.directories, isPrivate: isPrivate)
        places = try SkillPlaces(call, resources)
        let library = PromptLibrary(
            directories: program.directories, builtin: resources.prompts,
            trustedProjectRoots: places.trusted.map(\.directory))
        let encoder = try BundledModels.encoder(resources, settings)
        let ranker = try BundledModels.ranker(resources, settings)
        let topics = BundledModels.topics(resources)
        let (choice, model) = try Self.model(
            PromptParts.model(settings, library), settings, resources, program,
            MeaningReader(
                encoder: encoder, ranker: ranker, topics: topics, acts: BundledModels.acts(resources)), topics)
        self.choice = choice
        let isBundled = choice?.identity.isBundled == true
        skills = try BuiltInSkills(
            store, library,
            embeddings: try EmbeddingModelChoice.own(program.directories, settings),
            encoder: isBundled ? encoder : nil,
            ranker: isBundled ? ranker : nil,
            ableModel: try settings.memoryReader().reader(model, choice),
            promptTools: PromptParts.tools(model),
            editor: EditorChoice.editor(program),
            code: CodeSkills(program, resources, model: choice?.identity.isBundled == false ? model : nil))
        tools = try ToolParts(call, settings, isPrivate: isPrivate, servers: earlier?.tools.servers)
        let catalog = try places.catalog(skills.all, program, isPrivate: isPrivate)
        loop = AgentLoop(
            model: model, sessions: store.sessions, catalog: catalog, clock: program.clock,
            contexts: try settings.savedContextBytes().map(program.directories.savedContexts),
            choosesSkills: choice?.identity.isBundled == false,
            skillMeaning: skills.embeddings.map {
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
        places = try SkillPlaces(call, try Resources.find(environment: call.program.environment))
        // A directory that changed since it was trusted is trusted no longer, its prompts neither.
        skills.library.trust(places.trusted.map(\.directory))
        loop.catalog = try places.catalog(skills.all, call.program, isPrivate: isPrivate)
    }

    private static func model(
        _ setting: Setting, _ settings: Settings, _ resources: Resources, _ program: Program, _ meaning: MeaningReader,
        _ topics: any TopicModel
    ) throws -> (choice: ModelChoice?, model: any LanguageModel) {
        do {
            let choice = try ModelChoice(setting, resources: resources, stores: program.modelStores)
            let model = ModelLoader.model(
                choice, limits: try settings.modelLimits(), remote: try settings.remoteOptions(), clock: program.clock,
                meaning: meaning, topics: topics, questions: BundledModels.questions(resources)
            )
            return (choice, model)
        } catch let error as AgentError where error.code == .noModel {
            return (nil, UnusableModel(error))
        }
    }
}

extension Companion {
    /// Talks, and ends what was started for the conversation however it ends.
    ///
    /// - Throws: what `body` throws.
    func talking<Result>(_ body: (Companion) async throws -> Result) async throws -> Result {
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
