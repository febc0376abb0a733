public import AgentCore

/// What the server needs of the program that it is a part of.
public protocol WebAgent: Sendable {
    /// The program's version.
    var version: String { get }
    /// The source of the current time.
    var clock: Clock { get }
    /// The conversations.
    var sessions: any SessionStore { get }
    /// A second connection to the store's file, which sees what every other connection changes.
    var watched: Database { get }

    /// What applies to new turns that choose nothing else; the mode and model in use where nothing was chosen.
    var choices: SessionChoices { get }

    /// Chooses the model or the mode of new turns. Fields that are `nil` stay as they are.
    ///
    /// - Throws: `AgentError` where there is no such model or mode; nothing is changed then.
    func choose(_ choices: SessionChoices) throws

    /// The prompts that can be chosen as a mode.
    var modes: [String] { get }

    /// The models of this machine that can answer.
    func models() async throws -> [ServedModel]

    /// Brings a model onto this machine, which uses the network.
    ///
    /// - Parameter progress: is told how many bytes have come, and of how many, where that is known.
    /// - Returns: its name, and whether it answers from now on.
    /// - Throws: `AgentError` where it cannot be had. What has come stays when the task is cancelled.
    func pull(_ name: String, progress: @escaping @Sendable (Int, Int?) -> Void) async throws -> (
        name: String, isUsed: Bool
    )

    /// A model, by its name; without one, that of new turns.
    ///
    /// - Throws: `AgentError.Code.noModel` where there is none.
    func model(named name: String?) throws -> any LanguageModel

    /// The models that embed texts.
    func embeddingModels() throws -> [any EmbeddingModel]

    /// The name of the model that answers a turn; quickly, so that turns come into its queue as they arrive.
    ///
    /// - Throws: `AgentError` where the model or the session does not exist.
    func modelName(for ask: TurnAsk) throws -> String

    /// Everything for one turn.
    ///
    /// - Parameters:
    ///   - ask: what the client wants.
    ///   - gate: decides about the calls of tools.
    /// - Throws: `AgentError` where the mode, the model or the session does not exist.
    func conversation(_ ask: TurnAsk, gate: ToolGate) throws -> ServedConversation

    /// Checks a JSON Schema for the shape of a reply.
    ///
    /// - Throws: `AgentError.Code.usage` where it cannot be followed.
    func check(schema: String) throws

    /// A gate of tool calls that asks by `approval`.
    func gate(_ approval: any ToolApproval) -> ToolGate

    /// Calls a skill that answers without the model, such as `memory` with the words `["list"]`.
    ///
    /// - Parameter session: the session that the call belongs to; `nil` for none.
    /// - Throws: `AgentError`: `.notFound` where there is no such skill, `.usage` where it has no answer; its own errors.
    func call(_ skill: String, _ words: [String], in session: String?) async throws -> SkillOutput

    /// The skills there are.
    func skills() throws -> [ServedSkill]

    /// Changes what the user decided about a skill.
    ///
    /// - Throws: `AgentError` where there is no such skill, or the decision cannot be stored.
    func change(_ skill: String, isEnabled: Bool?, isTrusted: Bool?) throws

    /// The tools that models may have called.
    func tools() async throws -> [ToolDeclaration]

    /// What a message may begin with: `@mem` → `@memory`, `@memory li` → `@memory list`.
    func completions(of text: String) throws -> [Completion]

    /// Keeps a prompt of the user's own; an invalid text is refused.
    ///
    /// - Throws: `AgentError.Code.checkFailed` where the text cannot be used.
    func write(prompt name: String, _ text: String) throws

    /// What a text would be as a prompt: the text for the model, and what is wrong with it.
    func preview(prompt name: String, _ text: String) throws -> PromptPreview
}

/// What a client wants of one turn.
public struct TurnAsk: Sendable {
    /// The user's text.
    public var text: String
    /// The session; `nil` starts one.
    public var session: String?
    /// Whether nothing is written.
    public var isPrivate = false
    /// What was said before, where it is not in the session.
    public var history: [ChatMessage] = []
    /// The prompt; `nil` for that of the session or of new turns.
    public var mode: String?
    /// The model; `nil` for that of the session or of new turns.
    public var model: String?
    /// Whether the text replaces the last exchange.
    public var replacesLast = false
    /// Files for the model to read, below the text.
    public var attachments: [(name: String, content: String)] = []
    /// What of the sampling the client sets.
    public var sampling = GenerationOptions()
    /// The shape of the reply.
    public var shape: ResponseShape?

    /// Asks with a text.
    public init(text: String) { self.text = text }
}

/// Everything for one turn.
public struct ServedConversation: Sendable {
    /// Runs it.
    public let loop: AgentLoop
    /// What it is asked.
    public let request: TurnRequest

    /// Puts it together.
    public init(loop: AgentLoop, request: TurnRequest) {
        self.loop = loop
        self.request = request
    }
}

/// A model of this machine.
public struct ServedModel: Sendable, Hashable {
    /// Its name and where it is.
    public let identity: ModelIdentity
    /// The program whose folder or server it comes from.
    public let owner: String?
    /// The size of its files; `nil` for a model on a server.
    public let bytes: Int?

    /// Describes a model.
    public init(_ identity: ModelIdentity, owner: String?, bytes: Int?) {
        self.identity = identity
        self.owner = owner
        self.bytes = bytes
    }
}

/// A skill as the page shows it.
public struct ServedSkill: Sendable, Hashable {
    /// Its manifest and mode.
    public let json: JSONValue

    /// Wraps a document with `name`, `description`, `origin`, `trusted`, `enabled` and `mode`.
    public init(_ json: JSONValue) { self.json = json }
}

/// One candidate for what is being typed.
public struct Completion: Sendable, Hashable {
    /// The whole text with it.
    public let text: String
    /// What it does, in one line.
    public let detail: String

    /// Makes a candidate.
    public init(text: String, detail: String) {
        self.text = text
        self.detail = detail
    }
}

/// What a text would be as a prompt.
public struct PromptPreview: Sendable, Hashable {
    /// The text for the model; `nil` where it cannot be made.
    public let rendered: String?
    /// What is wrong.
    public let problems: [Diagnostic]

    /// Makes a preview.
    public init(rendered: String?, problems: [Diagnostic]) {
        self.rendered = rendered
        self.problems = problems
    }
}

extension WebAgent {
    /// Calls a skill outside of a session.
    func call(_ skill: String, _ words: [String]) async throws -> SkillOutput {
        try await call(skill, words, in: nil)
    }
}
