import AgentCore
import FeatureSkill
import Foundation
import MemorySkill
import PromptsSkill
import TestGenSkill

/// The skills written in Swift, made with the parts of the program that they need.
struct SkillRegistry: Sendable {
    /// Their names, which no other skill may have.
    static let names: Set<String> = ["memory", "prompts", "feature", "test"]

    /// The store of facts.
    let memory: any MemoryStore
    /// The system prompts on disk.
    let library: PromptLibrary
    /// The skill that chooses among them.
    let prompts: PromptsSkill
    /// All skills.
    let all: [any Skill]

    /// Makes the skills on this store.
    ///
    /// - Parameter models: the models that the skills use; `nil` if the skills are only listed.
    /// - Throws: `AgentError` if a skill cannot open what it needs.
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
                    store: memory, reader: models?.reader, model: models?.reading, embeddings: models?.embeddings),
                prompts,
            ] + Self.codeSkills(program, resources, model: models?.code)
    }

    /// `@feature` and `@test`. They report progress on the console, and ask there if somebody is at the terminal. The
    /// user's templates take precedence over the program's.
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

    /// Limit on the facts for `{{facts}}`.
    private static let mostFacts = 40
    /// The attributes for `{{profile}}`.
    private static let profile: Set<String> = [
        "name", "nickname", "age", "birthday", "origin", "relationship_status", "partner", "children", "allergy",
        "diet",
        "health", "home_city", "job_title", "employer", "language", "reply_style",
    ]

    /// What prompt templates can read about the user.
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

    /// The model functions with which the prompts skill counts tokens and runs tests.
    private static func promptTools(_ model: any LanguageModel) -> PromptTools {
        PromptTools(
            model: model, memorySection: { MemorySkill.section(saying: $0) },
            schemaFault: ToolSelection.schemaFault)
    }
}

/// The models that the skills use.
struct SkillModels: Sendable {
    /// Answers in the conversation.
    let talking: any LanguageModel
    /// The small model that reads messages; `nil` if it is not there or not to read.
    let reader: MessageReader?
    /// A large model that reads messages too; `nil` if none is to.
    let reading: (any LanguageModel)?
    /// Reads fields from sentences, and promises from code comments; `nil` if it is not able to.
    let code: (any LanguageModel)?
    /// Finds facts and past messages by meaning.
    let embeddings: any EmbeddingModel
}
