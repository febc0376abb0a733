public import Foundation

/// What a skill does in a turn. All hooks are optional; a manifest without a Swift type uses none of them.
///
/// Built-in skills and skills of a program that embeds the framework come through this one protocol. A skill is
/// joined with its `SKILL.md` by name.
public protocol Skill: Sendable {
    /// The name in the manifest: lower-case letters, digits and hyphens.
    var name: String { get }

    /// Before the prompt is assembled: what this skill adds to it. Called for every turn.
    func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation

    /// The user named this skill. `nil` means the skill has nothing of its own to do and its manifest's body
    /// goes to the model as instructions.
    func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput?

    /// The user's text is for this skill although it was not named: "forget that I live here". `nil`, as nearly always,
    /// lets the turn go on to the model. Such turns are stored nowhere.
    func answer(_ turn: RoutedTurn, _ context: SkillContext) async throws -> SkillOutput?

    /// After the exchange was saved: what this skill learned from it. Never called for private turns.
    func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation

    /// Whether this skill is a memory of the user, which turns without memory leave out.
    var remembers: Bool { get }

    /// Whether this skill has background work to do.
    var hasBackgroundWork: Bool { get }

    /// After `observe`, while nobody waits: what takes long, such as asking the model. The task is cancelled when the
    /// user goes on; the exchange is then given again later. Never called for private turns.
    func workInBackground(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation
}

extension Skill {
    /// Adds nothing.
    public func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation { Preparation() }

    /// Answers nothing.
    public func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? { nil }

    /// Leaves the turn to the model.
    public func answer(_ turn: RoutedTurn, _ context: SkillContext) async throws -> SkillOutput? { nil }

    /// Learns nothing.
    public func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        Observation()
    }

    /// It is none.
    public var remembers: Bool { false }

    /// Has none.
    public var hasBackgroundWork: Bool { false }

    /// Learns nothing more.
    public func workInBackground(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        Observation()
    }
}

/// What the loop lends a skill for one hook.
public struct SkillContext: Sendable {
    /// The time of this turn, from the injected clock.
    public let now: Date
    /// The session this turn belongs to; `nil` outside a conversation, as from the shell.
    public let session: String?
    /// The user's message as it was stored, which the turn is about; `nil` where it is stored nowhere, or not yet.
    public let message: String?
    /// Whether nothing may be written: the turn is private.
    public let isPrivate: Bool

    /// Makes a context.
    public init(now: Date, session: String?, message: String? = nil, isPrivate: Bool = false) {
        self.now = now
        self.session = session
        self.message = message
        self.isPrivate = isPrivate
    }
}

/// A skill called by name: `@memory list`, from a turn or from the shell.
public struct Invocation: Sendable, Hashable {
    /// The skill's name, without `@`.
    public let name: String
    /// The arguments as one text, exactly as written.
    public let text: String
    /// The arguments split into words: by the shell, or by blanks and quotes in a turn.
    public let words: [String]
    /// Standard input, for commands that read it (`memory extract`); `nil` inside a conversation.
    public let input: (@Sendable () throws -> String)?

    /// Makes an invocation.
    public init(name: String, text: String, words: [String], input: (@Sendable () throws -> String)? = nil) {
        self.name = name
        self.text = text
        self.words = words
        self.input = input
    }

    /// Equal where name and arguments are.
    public static func == (left: Invocation, right: Invocation) -> Bool {
        left.name == right.name && left.text == right.text && left.words == right.words
    }

    /// Hashes name and arguments.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(text)
    }
}

/// What an invoked skill answers without the model: the same answer for people and for programs.
public struct SkillOutput: Sendable, Hashable {
    /// For people; no trailing newline.
    public let text: String
    /// For programs (`--json`).
    public let json: JSONValue
    /// Where set, `--json` prints these one a line instead of `json`.
    public let jsonLines: [JSONValue]?
    /// The exit code when called from the shell: `nil` for done, `.checkFailed` where a check did not pass.
    public let failure: AgentError.Code?

    /// What is remembered and was told with it.
    public let factsUsed: [FactReference]

    /// Makes an answer.
    public init(
        text: String, json: JSONValue, jsonLines: [JSONValue]? = nil, failure: AgentError.Code? = nil,
        factsUsed: [FactReference] = []
    ) {
        self.factsUsed = factsUsed
        self.text = text
        self.json = json
        self.jsonLines = jsonLines
        self.failure = failure
    }
}

/// What one skill adds to a prompt.
public struct Preparation: Sendable, Hashable {
    /// Parts of the system prompt.
    public var sections: [PromptSection] = []
    /// Facts among them, for the trace.
    public var factsUsed: [FactReference] = []
    /// Ids of past messages among them, for the trace.
    public var messagesUsed: [String] = []
    /// Notes about the user that the skill will keep of this message once it was answered, so that the reply can say so.
    public var learning: [String] = []
    /// Lines the user should see (a broken prompt file, for one).
    public var notices: [String] = []

    /// Adds nothing.
    public init() {}

    /// Adds what another skill adds.
    static func += (sum: inout Preparation, more: Preparation) {
        sum.sections += more.sections
        sum.factsUsed += more.factsUsed
        sum.messagesUsed += more.messagesUsed
        sum.learning += more.learning
        sum.notices += more.notices
    }
}

/// What one skill learned from an exchange.
public struct Observation: Sendable, Hashable {
    /// One change to what is remembered.
    public struct Learned: Sendable, Hashable {
        /// What happened to the fact.
        public enum Operation: String, Sendable, Hashable {
            /// It is new.
            case add
            /// It replaced an older value.
            case update
            /// It no longer holds.
            case delete
        }

        /// What happened.
        public let operation: Operation
        /// The fact.
        public let fact: FactReference

        /// Makes a change.
        public init(_ operation: Operation, _ fact: FactReference) {
            self.operation = operation
            self.fact = fact
        }
    }

    /// Changes in the order they were made.
    public var learned: [Learned] = []
    /// Lines the user should see: what is uncertain and waits for a yes.
    public var notices: [String] = []

    /// Learned nothing.
    public init() {}
}

/// A fact as a turn's trace names it.
public struct FactReference: Sendable, Hashable {
    /// The fact's id.
    public let id: String
    /// The fact as a sentence.
    public let text: String

    /// Makes a reference.
    public init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}
