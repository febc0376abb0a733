import AgentCore
import MemorySkill
import PromptsSkill

/// The skills written in Swift.
struct BuiltInSkills: Sendable {
    /// What is remembered.
    let memory: any MemoryStore
    /// Finds past messages by their meaning, where it is there.
    let embeddings: (any EmbeddingModel)?
    /// Reads messages a second time, where the model is able.
    let ableModel: (any LanguageModel)?
    /// The system prompts on disk.
    let library: PromptLibrary
    /// Chooses among them.
    let prompts: PromptsSkill

    /// Makes the skills over this store.
    ///
    /// - Throws: `AgentError` where one cannot open what it needs.
    init(
        _ store: OpenStore, _ directories: Directories, _ resources: Resources,
        embeddings: (any EmbeddingModel)? = nil, ableModel: (any LanguageModel)? = nil
    ) throws {
        self.embeddings = embeddings
        self.ableModel = ableModel
        let memory = try SQLiteMemoryStore(
            database: store.database, readOnly: store.database.isReadOnly, contexts: store.contexts)
        self.memory = memory
        library = PromptLibrary(directories: directories, builtin: resources.prompts)
        prompts = PromptsSkill(library: library, userName: { try Self.userName(memory) })
    }

    /// All of them.
    var all: [any Skill] {
        [MemorySkill(store: memory, embeddings: embeddings, model: ableModel), prompts]
    }

    /// What the user is called, where they said so.
    private static func userName(_ memory: any MemoryStore) throws -> String? {
        let own = try memory.facts(where: .ofUser(attributes: ["name", "nickname"], each: 1))
        return ["nickname", "name"].lazy.compactMap { name in own.last { $0.attribute == name }?.value }.first
    }
}
