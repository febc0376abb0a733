public import AgentCore

/// What `AgentService` lets other programs reach: commands of skills, conversations and turns. The program that owns
/// the store implements it.
public protocol ServedAgent: Sendable {
    /// The available skills: name and description.
    ///
    /// - Throws: `AgentError` if the skills cannot be read.
    func skills() throws -> [(name: String, description: String)]

    /// Calls a skill with the words of a command, as `agent @NAME WORDS…` does. No model replies.
    ///
    /// - Parameters:
    ///   - skill: the skill's name.
    ///   - words: the command and its arguments.
    /// - Returns: the skill's answer; `nil` if the skill consists of instructions for a model.
    /// - Throws: `AgentError.Code.notFound` if there is no such skill, and the skill's own errors.
    func invoke(_ skill: String, _ words: [String]) async throws -> SkillOutput?

    /// Runs a turn. If the task is cancelled, the reply stops and what came of it is kept.
    ///
    /// - Parameters:
    ///   - turn: what is said, and where.
    ///   - emit: receives each event as it happens; generation waits for it.
    /// - Throws: the errors of `AgentLoop.run`.
    func run(_ turn: ServedTurn, emit: (TurnEvent) async -> Void) async throws -> TurnResult

    /// All sessions, the one with the newest message first.
    func sessions() throws -> [Session]

    /// A session as JSON.
    ///
    /// - Parameter messages: its messages, if the document is to contain them.
    func document(of session: Session, _ messages: [Message]?) -> JSONValue

    /// The messages of a session, oldest first.
    func messages(of session: String) throws -> [Message]

    /// Messages with the words of a text, best first, each as JSON.
    ///
    /// - Throws: `AgentError.Code.usage` if the text is blank.
    func search(_ text: String, limit: Int) throws -> [JSONValue]

    /// An error in the form in which users see it.
    func describe(_ error: any Error) -> AgentError
}

/// A turn that a client of `AgentService` asks for.
public struct ServedTurn: Sendable, Hashable {
    /// What is said.
    public let text: String
    /// The session that it belongs to; `nil` for none, or for a new one if the turn is saved.
    public let session: String?
    /// The prompt to use; `nil` for the active one.
    public let mode: String?
    /// Whether the turn is stored and learned from.
    public let isSaved: Bool

    /// Makes a turn.
    public init(_ text: String, session: String? = nil, mode: String? = nil, isSaved: Bool = false) {
        self.text = text
        self.session = session
        self.mode = mode
        self.isSaved = isSaved
    }
}
