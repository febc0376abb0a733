/// Stage 3: what the skills add to the prompt.
public struct PreparedTurn: Sendable, Hashable {
    /// The stage before.
    public let routed: RoutedTurn
    /// Parts of the system prompt, in the order of the skills.
    public let sections: [PromptSection]
    /// The facts among them.
    public let factsUsed: [FactReference]
    /// Ids of the past messages among them.
    public let messagesUsed: [String]
    /// Notes about the user that the skills will keep of the message.
    public let learning: [String]
    /// Lines the user should see.
    public let notices: [String]
}
