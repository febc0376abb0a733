/// What one skill adds to a prompt.
public struct Preparation: Sendable, Hashable {
    /// Parts of the system prompt.
    public var sections: [PromptSection] = []
    /// The facts in them, for the trace.
    public var factsUsed: [FactReference] = []
    /// The ids of past messages in them, for the trace.
    public var messagesUsed: [String] = []
    /// Facts that the skill will store from this message after the reply, so that the reply can acknowledge them.
    public var learning: [String] = []
    /// Lines for the user, for example about a broken prompt file.
    public var notices: [String] = []

    /// Makes an empty preparation.
    public init() {}
}
