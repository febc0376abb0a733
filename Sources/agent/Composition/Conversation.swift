import AgentCore
import PromptsSkill

/// The state of a conversation: its session, and what the command line's options say about it.
struct Conversation: Sendable {
    /// Whether it is private: it reads memory and writes nothing.
    var isPrivate: Bool
    /// Whether memory takes part.
    var usesMemory: Bool
    /// Whether skills that the user did not name take part.
    let usesAutomaticSkills: Bool
    /// The prompt; `nil` for the active one.
    var mode: String?
    /// The session to add to; `nil` starts a new one.
    var session: String?
    /// What the user chose for this conversation; stored with its session.
    var choices: SessionChoices
    /// The messages so far of a private conversation.
    var privateHistory: [ChatMessage] = []
    private let settings: Settings
    private let stop: [String]

    /// Reads the options, without choosing a session.
    ///
    /// - Throws: `AgentError.Code.usage` if a value is invalid or options contradict each other.
    init(_ arguments: Arguments, _ settings: Settings) throws {
        try Self.check(arguments)
        self.settings = settings
        stop = arguments.values(.stop)
        isPrivate = arguments.has(.privately)
        usesMemory = !arguments.has(.noMemory)
        usesAutomaticSkills = !arguments.has(.noAutoSkills)
        mode = settings[.mode].value
        // Only command-line choices are stored. Configured values apply to everything else, and may change between two
        // turns.
        func chosen(_ key: SettingKey) -> String? { settings[key].source == .flag ? settings[key].value : nil }
        choices = SessionChoices(mode: chosen(.mode), model: chosen(.model))
        _ = try settings.generationOptions(over: GenerationOptions(), stop: stop)
    }

    /// Refuses options that choose more than one session.
    ///
    /// - Throws: `AgentError.Code.usage` naming two of them.
    static func check(_ arguments: Arguments) throws {
        let options: [Option] = [.new, .continueLast, .session]
        let given = options.filter { arguments.has($0) }
        guard given.count > 1 else { return }
        throw AgentError(
            .usage, "--\(given[0].name) and --\(given[1].name) contradict each other", remedy: "Give one of them.")
    }

    /// Makes the request for a turn of this conversation.
    ///
    /// - Throws: `AgentError.Code.notFound` if the mode does not exist; nothing must be sent then.
    func request(_ text: String, to agent: AgentEnvironment) throws -> TurnRequest {
        let prompts = agent.skills.prompts
        let own =
            try mode == nil
            ? try? prompts.options(mode: nil, isPrivate: isPrivate) : prompts.options(mode: mode, isPrivate: isPrivate)
        var request = TurnRequest(
            text: text, session: session, isPrivate: isPrivate, usesMemory: usesMemory,
            usesAutomaticSkills: usesAutomaticSkills, mode: mode,
            options: try settings.generationOptions(over: own ?? GenerationOptions(), stop: stop),
            privateHistory: privateHistory)
        request.choices = choices
        return request
    }
}

extension Call {
    /// The call, continued in a session: the session's choices apply unless the command line has its own.
    func adopting(_ choices: SessionChoices) -> Call {
        var arguments = arguments
        for (key, value) in [(SettingKey.mode, choices.mode), (.model, choices.model)] {
            if let value, !arguments.has(key.option) { arguments.add(key.option, value) }
        }
        return Call(arguments: arguments, program: program)
    }
}

extension Option {
    /// Starts a new session.
    static let new = flag("new", "Start a new session.")
    /// Continues the latest session.
    static let continueLast = flag("continue", short: "c", "Continue the latest session.")
    /// Continues a given session.
    static let session = value("session", "ID", "Continue this session; the start of its id is enough.")
    /// Writes nothing.
    static let privately = flag("private", "Read what is remembered, write nothing.")
    /// Uses no memory.
    static let noMemory = flag("no-memory", "Neither recall nor learn anything.")
    /// Uses a skill only if it is named.
    static let noAutoSkills = flag("no-auto-skills", "Use no skill that was not named with @.")
    /// Allows tools to be called without asking.
    static let allowTool = value(
        "allow-tool", "NAME", "Make calls of this tool without asking, in this conversation (repeatable).")
    /// Ends a reply before a text.
    static let stop = value("stop", "TEXT", "End the reply before this text (repeatable).")

    /// The options of `ask` and `chat`.
    static let talking: [Option] =
        [.new, .continueLast, .session, .privately, .noMemory, .noAutoSkills, .skillsDirectory, .allowTool, .stop]
        + SettingKey.options
}
