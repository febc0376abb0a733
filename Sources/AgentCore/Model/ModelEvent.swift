/// What a model's stream yields: text as it is made, then exactly one end.
public enum ModelEvent: Sendable, Hashable {
    /// Whole characters, never half of one.
    case text(String)
    /// The stream is over.
    case end(FinishReason, ModelUsage)
}
