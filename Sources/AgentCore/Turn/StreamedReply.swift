/// Stage 6: what the model made.
public struct StreamedReply: Sendable, Hashable {
    /// The text, as far as it got.
    public var text = ""
    /// Why it ended.
    public var finishReason = FinishReason.stop
    /// Tokens and times.
    public var usage = ModelUsage()
    /// What broke the stream off, where something did; the text up to there is kept.
    public var failure: ModelError?

    /// Nothing yet.
    public init() {}
}
