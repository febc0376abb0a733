import AgentCore

/// A parsed command of `@memory`.
enum MemoryCommand: Sendable, Hashable {
    case list
    case people(FactPageQuery)
    case show(id: String)
    case add(text: String)
    case edit(id: String, text: String)
    case forget(target: String, confirmed: Bool, includingMessages: Bool)
    case search(text: String, limit: Int, kind: SearchKind)
    case searches(file: String, limit: Int, kind: SearchKind)
    case history(id: String?)
    case confirm(id: String?, isYes: Bool)
    case recent(limit: Int)
    case undo(id: String?)
    case why(message: String)
    case profile
    case reflect(weeks: Int)
    case export(file: String?, isMarkdown: Bool)
    case importFacts(file: String, skipsBad: Bool)
    case extract(file: String?)
    case index
    case stats

    /// What a search covers.
    enum SearchKind: String, Sendable, Hashable, CaseIterable {
        case fact
        case message
        case all
    }

    /// Parses a command.
    ///
    /// - Throws: `AgentError` of kind `usage`, with the list of commands.
    init(parsing invocation: Invocation) throws {
        let name = invocation.words.first ?? "list"
        func words(valued: Set<String> = [], flags: Set<String> = []) throws -> CommandWords {
            try CommandWords(
                invocation.words.dropFirst(), of: "memory \(name)", valued: valued, flags: flags, usage: Self.usage)
        }
        func refusingWords(_ words: CommandWords, _ command: Self) throws -> Self {
            try words.requireNone()
            return command
        }
        switch name {
        case "list": self = try refusingWords(words(), .list)
        case "people":
            let words = try words(valued: ["--state", "--about", "--search", "--from", "-k"])
            var query = FactPageQuery(subject: words.options["--about"], text: words.options["--search"])
            if let state = try Self.state(words) { query.state = state }
            query.offset = try words.number("--from", in: 0...Int.max, described: "0 or above", otherwise: 0)
            query.limit = try words.number("-k", in: 1...Int.max, described: "above 0", otherwise: query.limit)
            self = try refusingWords(words, .people(query))
        case "show": self = .show(id: try words().required("an id"))
        case "add": self = .add(text: try words().required("a text"))
        case "edit":
            let words = try words()
            guard words.words.count > 1 else {
                throw AgentError(.usage, "memory edit needs an id and a text", remedy: Self.usage)
            }
            self = .edit(id: words.words[0], text: words.words.dropFirst().joined(separator: " "))
        case "forget":
            let words = try words(flags: ["--yes", "--messages"])
            self = .forget(
                target: try words.required("an id or a text"), confirmed: words.flags.contains("--yes"),
                includingMessages: words.flags.contains("--messages"))
        case "search":
            let words = try words(valued: ["-k", "--kind", "--queries"])
            let (limit, kind) = (try Self.limit(words), try Self.kind(words))
            if let file = words.options["--queries"] {
                self = try refusingWords(words, .searches(file: file, limit: limit, kind: kind))
            } else {
                self = .search(text: try words.required("a text"), limit: limit, kind: kind)
            }
        case "history": self = .history(id: try words().words.first)
        case "yes", "no": self = .confirm(id: try words().words.first, isYes: name == "yes")
        case "recent":
            let words = try words(valued: ["-k"])
            self = try refusingWords(words, .recent(limit: try Self.limit(words)))
        case "undo": self = .undo(id: try words().words.first)
        case "why": self = .why(message: try words().required("the id of a message"))
        case "profile": self = try refusingWords(words(), .profile)
        case "reflect":
            let words = try words(valued: ["--weeks"])
            let weeks = try words.number("--weeks", in: 1...520, described: "from 1 to 520", otherwise: 12)
            self = try refusingWords(words, .reflect(weeks: weeks))
        case "export":
            let words = try words(flags: ["--markdown"])
            self = .export(file: words.words.first, isMarkdown: words.flags.contains("--markdown"))
        case "import":
            let words = try words(flags: ["--skip-bad"])
            self = .importFacts(file: try words.required("a file"), skipsBad: words.flags.contains("--skip-bad"))
        case "extract": self = .extract(file: try words().words.first)
        case "index": self = try refusingWords(words(), .index)
        case "stats": self = try refusingWords(words(), .stats)
        default: throw AgentError(.usage, "memory has no command \(name)", remedy: Self.usage)
        }
    }

    /// Runs the command.
    ///
    /// - Throws: `AgentError`: `notFound` for an unknown id, `refused` for a change in a private conversation, `noModel`
    ///   where nobody can read messages.
    func run(_ skill: MemorySkill, _ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput {
        if writes, context.isPrivate {
            throw AgentError(
                .refused, "memory is not changed in a private conversation",
                remedy: "Leave the private conversation first, then try again.")
        }
        let (store, now) = (skill.store, context.now)
        let hand = HandWritten(source: skill.source, now: now, calendar: skill.calendar)
        func search(_ limit: Int, _ kind: SearchKind) -> SearchCommand {
            SearchCommand(
                store: store, limit: limit, kind: kind, embedder: skill.embedder, now: now, calendar: skill.calendar)
        }
        return switch self {
        case .list: try ListCommand(store: store).run()
        case .people(let query): try PeopleCommand(store: store).run(query)
        case .show(let id): try ShowCommand(store: store).run(id: id)
        case .add(let text): try await AddCommand(store: store, hand: hand).run(text)
        case .edit(let id, let text): try await EditCommand(store: store, hand: hand).run(id, text)
        case .forget(let target, let confirmed, let includingMessages):
            try ForgetCommand(store: store, now: now).run(
                target, confirmed: confirmed, includingMessages: includingMessages)
        case .search(let text, let limit, let kind):
            try await search(limit, kind).run(text)
        case .searches(let file, let limit, let kind):
            try await search(limit, kind).run(file: file, invocation)
        case .history(let id): try HistoryCommand(store: store).run(id: id)
        case .confirm(let id, let isYes): try ConfirmCommand(store: store, now: now).run(id: id, isYes: isYes)
        case .recent(let limit): try RecentCommand(store: store, session: context.session, now: now).list(limit: limit)
        case .undo(let id): try RecentCommand(store: store, session: context.session, now: now).undo(id: id)
        case .why(let message): try WhyCommand(store: store).run(message)
        case .profile: try await ProfileCommand(store: store, model: skill.model).run()
        case .reflect(let weeks):
            try await ReflectCommand(store: store, now: now, calendar: skill.calendar, model: skill.model)
                .run(weeks: weeks)
        case .export(let file, let isMarkdown): try ExportCommand(store: store).run(file: file, isMarkdown: isMarkdown)
        case .importFacts(let file, let skipsBad):
            try await ImportCommand(store: store, hand: hand).run(file: file, skipsBad: skipsBad, invocation)
        case .extract(let file): try await ExtractCommand(source: skill.source).run(file, invocation)
        case .index: try await IndexCommand(store: store, embedder: skill.embedder).run()
        case .stats: try StatsCommand(store: store).run()
        }
    }

    private var writes: Bool {
        switch self {
        case .add, .edit, .forget, .confirm, .undo, .importFacts, .index: true
        case .list, .people, .show, .search, .searches, .history, .extract, .stats, .recent, .why, .profile,
            .reflect, .export:
            false
        }
    }

    private static func limit(_ words: CommandWords) throws -> Int {
        try words.number("-k", in: 1...Int.max, described: "above 0", otherwise: 10)
    }

    private static func state(_ words: CommandWords) throws -> Fact.State? {
        guard let text = words.options["--state"] else { return nil }
        guard let state = Fact.State(rawValue: text), state != .forgotten else {
            throw AgentError(
                .usage, "\(words.command): --state is current, proposed or superseded, not \(text)", remedy: usage)
        }
        return state
    }

    private static func kind(_ words: CommandWords) throws -> SearchKind {
        guard let text = words.options["--kind"] else { return .all }
        guard let kind = SearchKind(rawValue: text) else {
            throw AgentError(.usage, "\(words.command): --kind is fact, message or all, not \(text)", remedy: usage)
        }
        return kind
    }
}
