/// Layers whose tokens attend only to the positions just before them: "Longformer" (Beltagy et al. 2020).
public struct SlidingWindow: Sendable, Hashable {
    /// Number of positions that a token attends to, itself included.
    public let length: Int
    /// Whether each layer has a window.
    public let layers: [Bool]
}
