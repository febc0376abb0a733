/// Why a reply ended.
public enum FinishReason: String, Sendable, Hashable, CaseIterable {
    /// The model was done, or a stop text came.
    case stop
    /// The token limit was reached.
    case length
    /// The user stopped it; what had been made is kept.
    case interrupted
    /// The context was full.
    case context
}
