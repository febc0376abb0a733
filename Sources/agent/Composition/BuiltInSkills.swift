import AgentCore
import MemorySkill
import PromptsSkill

/// The skills written in Swift.
struct BuiltInSkills: Sendable {
    /// The system prompts on disk.
    let library: PromptLibrary
    /// Chooses among them.
    let prompts: PromptsSkill
    /// What is remembered of the user.
    let memory: MemorySkill

    /// Makes the skills over this store.
    ///
    /// - Throws: `AgentError` where one cannot open what it needs.
    init(_ store: OpenStore, _ directories: Directories, _ resources: Resources) throws {
        library = PromptLibrary(directories: directories, builtin: resources.prompts)
        prompts = PromptsSkill(library: library)
        memory = MemorySkill(
            store: try SQLiteMemoryStore(database: store.database, readOnly: store.database.isReadOnly))
    }

    /// All of them.
    var all: [any Skill] { [memory, prompts] }
}
