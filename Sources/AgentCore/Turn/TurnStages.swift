// The values that the stages of a turn pass on, in order: see `AgentLoop.run`.

/// Stage 1: the user's text, read for skill names.
public struct ParsedTurn: Sendable, Hashable {
    /// What the front end passed to the loop.
    public let request: TurnRequest
    /// The text for the model: without leading `@name`s, escapes resolved.
    public let text: String
    /// Skills called at the start of the turn, in order.
    public let invocations: [Invocation]
    /// Names inside the text that may be skills.
    public let mentions: [String]

    /// What the user says: the text, or the names alone if nothing follows them.
    public var said: String { text.contains { !$0.isWhitespace } ? text : request.text }

    /// Makes a parsed turn.
    public init(request: TurnRequest, text: String, invocations: [Invocation], mentions: [String] = []) {
        self.request = request
        self.text = text
        self.invocations = invocations
        self.mentions = mentions
    }
}

/// Stage 2: the skills that take part in the turn, and why.
public struct RoutedTurn: Sendable, Hashable {
    /// The result of stage 1.
    public let parsed: ParsedTurn
    /// The skills that take part, in the order in which they run.
    public internal(set) var skills: [RoutedSkill]
    /// The session's messages before this turn, oldest first.
    public internal(set) var history: [Message]
    /// The ids of the messages that this turn replaces; the history leaves them out.
    public let replaced: [String]

    /// The text for the model.
    public var text: String { parsed.text }

    /// What the user said earlier in the conversation, oldest first, private conversations included.
    public var saidBefore: [String] {
        history.filter { $0.role == .user }.map(\.content)
            + parsed.request.privateHistory.filter { $0.role == .user }.map(\.content)
    }

    /// Makes a routed turn.
    public init(parsed: ParsedTurn, skills: [RoutedSkill], history: [Message], replaced: [String] = []) {
        self.replaced = replaced
        self.parsed = parsed
        self.skills = skills
        self.history = history
    }
}

/// Stage 6: what the skills add to the prompt.
public struct PreparedTurn: Sendable, Hashable {
    /// The turn, with the history that still fits into the prompt.
    public let routed: RoutedTurn
    /// What the skills add, in their order.
    public var additions: Preparation
}

/// Stage 6: the prompt, exactly as given to the model.
public struct AssembledPrompt: Sendable, Hashable {
    /// The messages: the system message first, the user's newest message last.
    public let messages: [ChatMessage]
    /// How many of the session's oldest messages did not fit.
    public let leftOut: Int
    /// SHA-256 of the messages as JSON.
    public let hash: String
    /// The name of the prompt that the instructions come from.
    public let promptName: String?
    /// Hash of that prompt's text, which identifies its stored revision.
    public let promptRevision: String?
}

/// Stage 8: the user's message and the reply, as they are in the session store.
public struct SavedExchange: Sendable, Hashable {
    /// The user's message.
    public let user: Message
    /// The reply; `nil` if generation failed before any text.
    public let reply: Message?
    /// The session's messages before this turn, oldest first.
    public let history: [Message]

    /// Makes an exchange.
    public init(user: Message, reply: Message?, history: [Message]) {
        self.user = user
        self.reply = reply
        self.history = history
    }
}
