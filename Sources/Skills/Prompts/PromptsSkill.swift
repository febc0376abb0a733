public import AgentCore
public import Foundation

/// `@prompts`: the system prompts, as files that can be read, edited and chosen.
public struct PromptsSkill: Skill {
    /// `prompts`
    public let name = "prompts"
    let library: PromptLibrary
    let timeZone: TimeZone
    let remembered: RememberedUser
    let tools: PromptTools?
    let editor: PromptEditor?

    /// Makes the skill.
    ///
    /// - Parameters:
    ///   - library: the available prompts.
    ///   - timeZone: the user's time zone, for the date.
    ///   - remembered: facts about the user, for `{{name}}`, `{{facts}}` and `{{profile}}`.
    ///   - tools: counts and tests prompts; `nil` if there is no model.
    ///   - editor: opens an editor at the terminal; `nil` if there is no terminal.
    public init(
        library: PromptLibrary, timeZone: TimeZone = .autoupdatingCurrent,
        remembered: RememberedUser = RememberedUser(), tools: PromptTools? = nil, editor: PromptEditor? = nil
    ) {
        self.library = library
        self.timeZone = timeZone
        self.remembered = remembered
        self.tools = tools
        self.editor = editor
    }

    /// The commands, for help texts and completions.
    public static let commands: [SkillCommand] = [
        SkillCommand(
            "list", "Shows all prompts, and which one is in use.",
            options: [("--no-tokens", "Do not count tokens, so that no model is loaded.")]),
        SkillCommand("show", "NAME|HASH", "Shows a prompt's file, or a text as it was in use, by its hash."),
        SkillCommand("use", "NAME", "Uses a prompt from the next turn on, in later sessions too."),
        SkillCommand("render", "[NAME] [INPUT=VALUE…]", "Shows the final text and its tokens; no model is asked."),
        SkillCommand("check", "[NAME|PATH]", "Tells what is wrong with one prompt, or with all; `-` is stdin."),
        SkillCommand("new", "NAME", "Starts a prompt of your own and gives its path."),
        SkillCommand("edit", "NAME", "Opens your editor, or gives the path of your copy."),
        SkillCommand("diff", "NAME [A B]", "Shows what differs from the text in use before, or between two revisions."),
        SkillCommand("history", "NAME", "Shows the texts that were in use, numbered, the oldest first."),
        SkillCommand("rollback", "NAME REV", "Brings one of them back."),
        SkillCommand("test", "NAME", "Tries the cases in the front matter.", options: [seeds]),
        SkillCommand(
            "optimize", "NAME", "Tries other wordings and proposes one that passes more cases.",
            options: [seeds, ("--yes", "Write it as your file.")]),
    ]

    private static let seeds = ("-n SEEDS", "How often each case is tried; 3 times unless given.")

    /// Adds the prompt in use and the date.
    ///
    /// - Throws: `AgentError.Code.notFound` if the turn asks for a mode that does not exist.
    public func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation {
        var preparation = Preparation()
        let request = turn.parsed.request
        let selection = try select(mode: request.mode, at: context.now, isPrivate: context.isPrivate)
        let known = request.usesMemory ? remembered : RememberedUser()
        let (text, facts) = try render(selection.prompt, at: context.now, knowing: known)
        preparation.notices = selection.notices
        preparation.factsUsed = facts
        preparation.sections = [
            PromptSection(.instructions, text, source: selection.prompt.name, revision: selection.prompt.hash),
            circumstances(context.now),
        ]
        return preparation
    }

    /// The section with today's date.
    func circumstances(_ now: Date) -> PromptSection {
        PromptSection(.circumstances, "Today is \(EnglishDay(now, timeZone: timeZone).longDate).", source: "date")
    }

    /// Runs a command of `@prompts`.
    public func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? {
        try await PromptsCommand(skill: self, context: context, invocation: invocation).run(invocation.words)
    }

    /// The sampling options that the prompt of a mode sets; `nil` is the active prompt.
    ///
    /// - Throws: `AgentError` as `prepare` does.
    public func options(mode: String?, isPrivate: Bool) throws -> GenerationOptions {
        // Looking at a prompt does not count as use, so no copy is kept.
        try select(mode: mode, at: .distantPast, isPrivate: true).prompt.template.options
    }
}

extension PromptsSkill {
    /// The prompt for a turn, with notices for the user about the choice.
    func select(mode: String?, at time: Date, isPrivate: Bool) throws -> (prompt: UsablePrompt, notices: [String]) {
        var notices: [String] = []
        var name = mode ?? library.activeName
        if mode == nil, library.layers.allSatisfy({ !$0.contains(name) }) {
            notices.append(
                "the active prompt \(name) is gone; \(PromptLibrary.defaultName) is used (`@prompts use NAME` chooses)")
            name = PromptLibrary.defaultName
        }
        let prompt = try library.prompt(named: name, at: time, isPrivate: isPrivate)
        if let notice = prompt.notice { notices.append(notice) }
        return (prompt, notices)
    }

    /// The prompt's text for the model, and the facts that it contains.
    func render(
        _ prompt: UsablePrompt, at now: Date, knowing known: RememberedUser, values: [String: String] = [:]
    ) throws -> (text: String, facts: [FactReference]) {
        try render(prompt.template, at: now, knowing: known, values: values)
    }

    /// A template's text for the model, and the facts that it contains.
    func render(
        _ template: PromptTemplate, at now: Date, knowing known: RememberedUser, values: [String: String]
    ) throws -> (text: String, facts: [FactReference]) {
        // Look up only the variables that the text uses.
        let variables = Set(template.body.variables.compactMap(PromptVariable.init(rawValue:)))
        let facts = variables.contains(.facts) ? try known.facts() : []
        let profile = variables.contains(.profile) ? try known.profile() : []
        let builtin = PromptVariable.values(
            at: now, timeZone: timeZone, userName: variables.contains(.name) ? try known.name() : nil,
            mode: template.name, facts: facts.map(\.text), profile: profile.map(\.text))
        let text: String
        do {
            text = try template.render(builtin: builtin, values: values)
        } catch {
            throw AgentError(
                .usage, "the prompt \(template.name) cannot be used: \(error.message)",
                remedy:
                    "Give its inputs defaults in the file, or values: `agent prompts render \(template.name) INPUT=VALUE`."
            )
        }
        return (text, facts + profile.filter { !facts.contains($0) })
    }
}
