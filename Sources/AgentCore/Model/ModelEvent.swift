/// What a model's stream yields: reasoning and text as they are made, the calls it wants made once they are whole, then
/// exactly one end.
public enum ModelEvent: Sendable, Hashable {
    /// Whole characters, never half of one.
    case text(String)
    /// What the model wrote for itself before it answers; no part of the reply.
    case reasoning(String)
    /// All text of this stream so far was reasoning: its end came, and its beginning had stood in the prompt.
    case textWasReasoning
    /// A call of one of the request's tools. The reply then ends with `.stop`, and the model waits for the results; a
    /// call that the token limit cut off is left out, and the end is `.length`.
    case toolCall(ToolCall)
    /// The stream is over.
    case end(FinishReason, ModelUsage)
}
