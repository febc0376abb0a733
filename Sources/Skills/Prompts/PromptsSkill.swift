public import AgentCore
public import Foundation

/// `@prompts`: the words the model is given, as files that can be read, edited and chosen.
public struct PromptsSkill: Skill {
    /// `prompts`
    public let name = "prompts"
    let library: PromptLibrary
    let timeZone: TimeZone
    let userName: @Sendable () throws -> String?

    /// Makes the skill.
    ///
    /// - Parameters:
    ///   - library: where the prompts are.
    ///   - timeZone: where the user is, for the date.
    ///   - userName: the user's name for `{{name}}`, where it is known.
    public init(
        library: PromptLibrary, timeZone: TimeZone = .autoupdatingCurrent,
        userName: @escaping @Sendable () throws -> String? = { nil }
    ) {
        self.library = library
        self.timeZone = timeZone
        self.userName = userName
    }

    /// Supplies the prompt in use, and what day it is.
    ///
    /// - Throws: `AgentError.Code.notFound` where the turn asks for a mode that does not exist.
    public func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation {
        var preparation = Preparation()
        let selection = try select(mode: turn.parsed.request.mode, isPrivate: context.isPrivate)
        preparation.notices = selection.notices
        preparation.sections = [
            PromptSection(
                .instructions, try render(selection.prompt, at: context.now), source: selection.prompt.name),
            PromptSection(
                .circumstances, "Today is \(EnglishDay(context.now, timeZone: timeZone).longDate).", source: "date"),
        ]
        return preparation
    }

    /// Runs a command: `list`, `show`, `use`, `render`, `check`, `new`, `edit`.
    public func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? {
        try PromptsCommand(skill: self, context: context).run(invocation.words)
    }

    /// How to sample in a mode (`nil`: the active prompt), for what the prompt says of it.
    ///
    /// - Throws: as `prepare` does.
    public func options(mode: String?, isPrivate: Bool) throws -> PromptOptions {
        try select(mode: mode, isPrivate: isPrivate).prompt.template.options
    }
}

extension PromptsSkill {
    /// The prompt for a turn, and what the user should know about the choice.
    func select(mode: String?, isPrivate: Bool) throws(AgentError) -> (prompt: UsablePrompt, notices: [String]) {
        var notices: [String] = []
        var name = mode ?? library.activeName
        if mode == nil, library.layers.allSatisfy({ !$0.contains(name) }) {
            notices.append(
                "the active prompt \(name) is gone; \(PromptLibrary.defaultName) is used (`@prompts use NAME` chooses)")
            name = PromptLibrary.defaultName
        }
        let prompt = try library.prompt(named: name, isPrivate: isPrivate)
        if let notice = prompt.notice { notices.append(notice) }
        return (prompt, notices)
    }

    /// The prompt's text for the model.
    func render(
        _ prompt: UsablePrompt, at now: Date, values: [String: String] = [:]
    ) throws -> String {
        let builtin = PromptVariable.values(at: now, timeZone: timeZone, userName: try userName(), mode: prompt.name)
        do {
            return try prompt.template.render(builtin: builtin, values: values)
        } catch {
            throw AgentError(
                .usage, "the prompt \(prompt.name) cannot be used: \(error.message)",
                remedy:
                    "Give its inputs defaults in the file, or values: `agent prompts render \(prompt.name) INPUT=VALUE`."
            )
        }
    }
}
