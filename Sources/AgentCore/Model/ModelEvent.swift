/// What a model's stream yields: text as it is made, the calls it wants made once they are whole, then exactly one end.
public enum ModelEvent: Sendable, Hashable {
    /// Whole characters, never half of one.
    case text(String)
    /// A call of one of the request's tools. The reply then ends with `.stop`, and the model waits for the results; a
    /// call that the token limit cut off is left out, and the end is `.length`.
    case toolCall(ToolCall)
    /// The stream is over.
    case end(FinishReason, ModelUsage)
}
