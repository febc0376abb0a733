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
}
