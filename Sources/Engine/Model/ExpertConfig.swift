/// A mixture of experts, of which a few are used for each token: "Mixtral of Experts" (Jiang et al. 2024).
public struct ExpertConfig: Sendable, Hashable {
    /// Experts in each layer.
    public let count: Int
    /// Experts used for each token.
    public let usedCount: Int
    /// Length of one expert's hidden vector.
    public let feedForwardWidth: Int
    /// Multiplies the weights of the chosen experts, which otherwise add up to one.
    public let weightScale: Float
}
