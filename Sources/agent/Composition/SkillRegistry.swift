import AgentCore
import FeatureSkill
import Foundation
import MemorySkill
import PromptsSkill
import TestGenSkill

/// The skills written in Swift, and what each is given of the program.
struct SkillRegistry: Sendable {
    /// Their names, which no other skill may have.
    static let names: Set<String> = ["memory", "prompts", "feature", "test"]

    /// What is remembered.
    let memory: any MemoryStore
    /// The system prompts on disk.
    let library: PromptLibrary
    /// Chooses among them.
    let prompts: PromptsSkill
    /// All skills.
    let all: [any Skill]

    /// Makes the skills over this store.
    ///
    /// - Parameter models: the models that help them; `nil` for skills that are only listed.
    /// - Throws: `AgentError` where one cannot open what it needs.
    init(
        _ store: OpenStore, _ library: PromptLibrary, _ program: Program, _ resources: Resources,
        models: SkillModels? = nil
    ) throws {
        let memory = try SQLiteMemoryStore(
            database: store.database, readOnly: store.database.isReadOnly, contexts: store.contexts)
        self.memory = memory
        self.library = library
        let prompts = PromptsSkill(
            library: library, remembered: Self.remembered(memory), tools: models.map { Self.promptTools($0.talking) },
            editor: EditorChoice.editor(program))
        self.prompts = prompts
        all =
            [
                MemorySkill(
                    store: memory, embeddings: models?.embeddings, encoder: models?.encoder, ranker: models?.ranker,
                    model: models?.reading),
                prompts,
            ] + Self.codeSkills(program, resources, model: models?.code)
    }

    /// `@feature` and `@test`. They tell on the console what takes time, and ask there where somebody is at it. The user's
    /// templates come before those of the program.
    private static func codeSkills(
        _ program: Program, _ resources: Resources, model: (any LanguageModel)?
    ) -> [any Skill] {
        let console = program.console
        var ask: (@Sendable (String, String) async throws -> Bool)?
        if console.inputIsTerminal, console.errorIsTerminal {
            ask = { text, question in await answer(text, question, on: console) }
        }
        let progress: @Sendable (String) -> Void = { console.dim("… \($0)") }
        let templates = Templates(folders: [
            program.directories.config.appending(path: "skills/feature/assets"),
            resources.skills.appending(path: "feature/assets"),
        ])
        return [
            FeatureSkill(
                directories: program.directories, templates: templates, model: model, environment: program.environment,
                progress: progress, ask: ask),
            TestGenSkill(
                directories: program.directories, model: model, environment: program.environment, progress: progress,
                ask: ask),
        ]
    }

    private static func answer(_ text: String, _ question: String, on console: Console) async -> Bool {
        TerminalLine.discardTyped()
        console.note(text)
        console.ask("\(question) [y]es · [n]o: ")
        guard let line = await TerminalLine.read() else {
            console.note("")
            return false
        }
        return ["y", "yes"].contains(line.trimmingCharacters(in: .whitespaces).lowercased())
    }

    /// Facts for `{{facts}}`, at most.
    private static let mostFacts = 40
    /// Attributes for `{{profile}}`.
    private static let profile: Set<String> = [
        "name", "nickname", "age", "birthday", "origin", "relationship_status", "partner", "children", "allergy",
        "diet",
        "health", "home_city", "job_title", "employer", "language", "reply_style",
    ]

    /// What prompts are given of the user.
    private static func remembered(_ memory: any MemoryStore) -> RememberedUser {
        RememberedUser(
            name: {
                let own = try memory.facts(where: .ofUser(attributes: ["name", "nickname"], each: 1))
                return ["nickname", "name"].lazy.compactMap { name in own.last { $0.attribute == name }?.value }.first
            },
            facts: { try memory.facts(where: .newest(mostFacts)).map { FactReference(id: $0.id, text: $0.text) } },
            profile: {
                try memory.facts(where: .ofUser(attributes: profile, each: 3)).map {
                    FactReference(id: $0.id, text: $0.text)
                }
            })
    }

    /// What prompts are counted and tried with.
    private static func promptTools(_ model: any LanguageModel) -> PromptTools {
        PromptTools(
            model: model, memorySection: { MemorySkill.section(saying: $0) },
            schemaFault: ToolSelection.schemaFault)
    }
}

/// The models that help the skills.
struct SkillModels: Sendable {
    /// Answers in the conversation.
    let talking: any LanguageModel
    /// Reads messages for what is worth remembering, where it is able.
    let reading: (any LanguageModel)?
    /// Reads fields from sentences and what comments promise, where it is able.
    let code: (any LanguageModel)?
    /// Finds past messages by their meaning, where it is there.
    let embeddings: (any EmbeddingModel)?
    /// Finds the facts that may answer a question, for the built-in model.
    let encoder: (any EmbeddingModel)?
    /// Reads the likeliest of them together with the question, for the built-in model.
    let ranker: (any RankingModel)?
}
