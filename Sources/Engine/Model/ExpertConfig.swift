/// A feed-forward part of several experts, of which a few work for each token: "Mixtral of Experts" (Jiang et al. 2024).
public struct ExpertConfig: Sendable, Hashable {
    /// Experts in each layer.
    public let count: Int
    /// Experts that work for a token.
    public let usedCount: Int
    /// Length of one expert's hidden vector.
    public let feedForwardWidth: Int
    /// Factor on the weights of the experts chosen, which add up to one before.
    public let weightScale: Float
}
