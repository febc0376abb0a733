public import Foundation

/// What a skill does in a turn. All hooks are optional; a manifest without a Swift type uses none of them.
///
/// Built-in skills and skills of a program that embeds the framework come through this one protocol. A skill is
/// joined with its `SKILL.md` by name.
public protocol Skill: Sendable {
    /// The name in the manifest: lower-case letters, digits and hyphens.
    var name: String { get }

    /// Called in every turn before the prompt is assembled. Returns what this skill adds to it.
    func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation

    /// Called when the user names this skill. `nil` means that the skill does nothing itself; its manifest's body then
    /// goes to the model as instructions.
    func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput?

    /// Called for a message that does not name this skill, but may be meant for it: "forget that I live here". `nil`,
    /// the usual result, lets the turn go on to the model. A turn that a skill answers here is not stored.
    func answer(_ turn: RoutedTurn, _ context: SkillContext) async throws -> SkillOutput?

    /// Called after the exchange was saved. Returns what this skill learned from it. Never called for private turns.
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

/// Information about the turn that the loop gives a skill's hook.
public struct SkillContext: Sendable {
    /// The time of this turn, from the injected clock.
    public let now: Date
    /// The session this turn belongs to; `nil` outside a conversation, as from the shell.
    public let session: String?
    /// The id of the turn's stored user message; `nil` if it is not stored, or not yet.
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
    /// The arguments split into words: by the shell, or in a turn at spaces outside quotes.
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

    /// Compares names and arguments.
    public static func == (left: Invocation, right: Invocation) -> Bool {
        left.name == right.name && left.text == right.text && left.words == right.words
    }

    /// Hashes name and arguments.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(text)
    }
}

/// An answer that a skill gives without the model, both as text and as JSON.
public struct SkillOutput: Sendable, Hashable {
    /// For people; no trailing newline.
    public let text: String
    /// For programs (`--json`).
    public let json: JSONValue
    /// If set, `--json` prints these, one a line, instead of `json`.
    public let jsonLines: [JSONValue]?
    /// The exit code when called from the shell: `nil` for success, `.checkFailed` where a check did not pass.
    public let failure: AgentError.Code?

    /// The remembered facts that the answer contains.
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
    /// The facts in them, for the trace.
    public var factsUsed: [FactReference] = []
    /// The ids of past messages in them, for the trace.
    public var messagesUsed: [String] = []
    /// Lines for the user, for example about a broken prompt file.
    public var notices: [String] = []

    /// Makes an empty preparation.
    public init() {}

    /// Adds what another skill adds.
    static func += (sum: inout Preparation, more: Preparation) {
        sum.sections += more.sections
        sum.factsUsed += more.factsUsed
        sum.messagesUsed += more.messagesUsed
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
            /// It replaced an earlier value.
            case update
            /// It is no longer true.
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

    /// Changes, in the order they were made.
    public var learned: [Learned] = []
    /// Lines for the user, such as uncertain facts that need a confirmation.
    public var notices: [String] = []

    /// Makes an empty observation.
    public init() {}
}

/// A remembered fact as listed in a turn's trace.
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
