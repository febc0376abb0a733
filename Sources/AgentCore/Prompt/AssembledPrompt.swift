/// Result of stage 5: the exact prompt that the model is given.
public struct AssembledPrompt: Sendable, Hashable {
    /// The messages: the system message first, the user's newest message last.
    public let messages: [ChatMessage]
    /// The number of earlier messages of the session that did not fit.
    public let leftOut: Int
    /// SHA-256 of the messages as JSON.
    public let hash: String
    /// The name of the prompt that the instructions come from.
    public let promptName: String?
    /// Hash of that prompt's text, which identifies its stored revision.
    public let promptRevision: String?
}
