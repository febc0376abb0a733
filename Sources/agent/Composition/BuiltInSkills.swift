import AgentCore
import MemorySkill
import PromptsSkill

/// The skills written in Swift.
struct BuiltInSkills: Sendable {
    /// What is remembered.
    let memory: any MemoryStore
    /// Finds past messages by their meaning, where it is there.
    let embeddings: (any EmbeddingModel)?
    /// Tells which facts answer a question, for models that are reminded of them.
    let encoder: (any EmbeddingModel)?
    /// Reads the likeliest of them together with the question.
    let ranker: (any RankingModel)?
    /// Reads messages a second time, where the model is able.
    let ableModel: (any LanguageModel)?
    /// The system prompts on disk.
    let library: PromptLibrary
    /// Chooses among them.
    let prompts: PromptsSkill
    /// Those that write Swift code.
    let code: CodeSkills

    /// Makes the skills over this store.
    ///
    /// - Throws: `AgentError` where one cannot open what it needs.
    init(
        _ store: OpenStore, _ library: PromptLibrary, embeddings: (any EmbeddingModel)? = nil,
        encoder: (any EmbeddingModel)? = nil, ranker: (any RankingModel)? = nil, ableModel: (any LanguageModel)? = nil,
        promptTools: PromptTools? = nil, editor: PromptEditor? = nil,
        code: CodeSkills
    ) throws {
        self.embeddings = embeddings
        self.encoder = encoder
        self.ranker = ranker
        self.ableModel = ableModel
        let memory = try SQLiteMemoryStore(
            database: store.database, readOnly: store.database.isReadOnly, contexts: store.contexts)
        self.memory = memory
        self.library = library
        self.code = code
        prompts = PromptsSkill(
            library: library, remembered: PromptParts.remembered(memory), tools: promptTools, editor: editor)
    }

    /// All of them.
    var all: [any Skill] {
        let memory = MemorySkill(
            store: memory, embeddings: embeddings, encoder: encoder, ranker: ranker, model: ableModel)
        return [memory, prompts, code.feature, code.test]
    }
}
