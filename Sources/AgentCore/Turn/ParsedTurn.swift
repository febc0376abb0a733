/// Stage 1: the user's text, read for skill names.
public struct ParsedTurn: Sendable, Hashable {
    /// What the door handed over.
    public let request: TurnRequest
    /// The text for the model: without leading `@name`s, escapes resolved.
    public let text: String
    /// Skills called at the start of the turn, in order.
    public let invocations: [Invocation]
    /// Names inside the text, which may be those of skills.
    public let mentions: [String]

    /// What the user says by it: the text, or the names alone where nothing follows them.
    public var said: String { text.contains { !$0.isWhitespace } ? text : request.text }

    /// Makes a parsed turn.
    public init(request: TurnRequest, text: String, invocations: [Invocation], mentions: [String] = []) {
        self.request = request
        self.text = text
        self.invocations = invocations
        self.mentions = mentions
    }
}
