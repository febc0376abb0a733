/// Layers whose tokens see only the positions just before them: "Longformer" (Beltagy et al. 2020).
public struct SlidingWindow: Sendable, Hashable {
    /// Positions a token sees, itself among them.
    public let length: Int
    /// Which layers have it.
    public let layers: [Bool]
}
