/// What one skill adds to a prompt.
public struct Preparation: Sendable, Hashable {
    /// Parts of the system prompt.
    public var sections: [PromptSection] = []
    /// Facts among them, for the trace.
    public var factsUsed: [FactReference] = []
    /// Ids of past messages among them, for the trace.
    public var messagesUsed: [String] = []
    /// Lines the user should see (a broken prompt file, for one).
    public var notices: [String] = []

    /// Adds nothing.
    public init() {}
}
