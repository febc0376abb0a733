/// How a model turns queries and keys by their positions.
///
/// "RoFormer: Enhanced Transformer with Rotary Position Embedding" (Su et al. 2021).
public struct RotaryConfig: Sendable, Hashable {
    /// How positions beyond those of the first training are reached.
    public enum Scaling: Sendable, Hashable {
        /// Not at all.
        case none
        /// Positions are divided by a factor.
        case linear(factor: Double)
        /// Slow frequencies are divided by a factor, fast ones are kept: "YaRN: Efficient Context Window Extension of
        /// Large Language Models" (Peng et al. 2023). The two numbers of turns over the original context bound the
        /// ramp between.
        case yarn(factor: Double, originalContext: Int, fastTurns: Double, slowTurns: Double)
    }

    /// Values of each head that are turned.
    public let dimensions: Int
    /// Base of the frequencies.
    public let base: Double
    /// Base in layers with a sliding window.
    public let windowBase: Double
    /// How far positions reach; layers with a sliding window of their own base are not scaled.
    public let scaling: Scaling
    /// Factor on cosines and sines.
    public let magnitude: Double
    /// Positions beyond which the long factors of the frequencies are used in place of the short ones, where a file
    /// has both: "LongRoPE" (Ding et al. 2024).
    public let originalContext: Int
    /// Whether value i is turned with i + half, rather than with its neighbour.
    public let isSplit: Bool
    /// Every so many layers one has no positions; 0 for none, 1 for all.
    public let skippedInterval: Int

    /// Whether a layer has positions.
    func isUsed(inLayer layer: Int) -> Bool { skippedInterval == 0 || (layer + 1) % skippedInterval != 0 }
}
