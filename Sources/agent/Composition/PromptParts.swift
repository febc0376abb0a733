import AgentCore
import Engine
import MemorySkill
import PromptsSkill

/// What `@prompts` is given of memory and the model.
enum PromptParts {
    /// Facts for `{{facts}}`, at most.
    private static let mostFacts = 40
    private static let profile: Set<String> = [
        "name", "nickname", "age", "birthday", "origin", "relationship_status", "partner", "children", "allergy",
        "diet",
        "health", "home_city", "job_title", "employer", "language", "reply_style",
    ]

    /// Which model is wanted: the one the user chose, or else the one that the prompt in use is meant for. A prompt
    /// cannot name a server: a file of words must not decide where they are sent.
    static func model(_ settings: Settings, _ library: PromptLibrary) -> Setting {
        let chosen = settings[.model]
        let name = settings[.mode].value ?? library.activeName
        guard chosen.source == .default, let model = library.files(named: name).first?.check.template?.model,
            !RemoteAddress.isAddress(model)
        else { return chosen }
        return Setting(key: .model, value: model, source: .default, place: "the prompt \(name)")
    }

    /// What is known of the user.
    static func remembered(_ memory: any MemoryStore) -> RememberedUser {
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
    static func tools(_ model: any LanguageModel) -> PromptTools {
        PromptTools(
            model: model, memorySection: { MemorySkill.section(saying: $0) },
            schemaFault: ToolParts.schemaFault)
    }
}
