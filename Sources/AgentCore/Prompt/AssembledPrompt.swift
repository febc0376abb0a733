/// Stage 5: exactly what the model is given.
public struct AssembledPrompt: Sendable, Hashable {
    /// System message first, the user's newest message last.
    public let messages: [ChatMessage]
    /// Earlier messages of the session that did not fit.
    public let leftOut: Int
    /// SHA-256 of the messages.
    public let hash: String
    /// Name of the prompt the instructions come from.
    public let promptName: String?
    /// The hash by which that prompt, as it was, is found again.
    public let promptRevision: String?
}
