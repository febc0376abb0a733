/// How a model rotates queries and keys by their positions.
///
/// "RoFormer: Enhanced Transformer with Rotary Position Embedding" (Su et al. 2021).
public struct RotaryConfig: Sendable, Hashable {
    /// How positions beyond the original training context are reached.
    public enum Scaling: Sendable, Hashable {
        /// No scaling.
        case none
        /// Positions are divided by a factor.
        case linear(factor: Double)
        /// Low frequencies are divided by a factor, high ones are kept: "YaRN: Efficient Context Window Extension of
        /// Large Language Models" (Peng et al. 2023). The two numbers of turns over the original context bound the ramp
        /// between them.
        case yarn(factor: Double, originalContext: Int, fastTurns: Double, slowTurns: Double)
    }

    /// Values of each head that are rotated.
    public let dimensions: Int
    /// Base of the frequencies.
    public let base: Double
    /// Base in layers with a sliding window.
    public let windowBase: Double
    /// Scaling to longer contexts; layers with a sliding window and a base of their own are not scaled.
    public let scaling: Scaling
    /// Multiplies cosines and sines.
    public let magnitude: Double
    /// Context length beyond which the long factors of the frequencies replace the short ones, if a file has both:
    /// "LongRoPE" (Ding et al. 2024).
    public let originalContext: Int
    /// Whether value i is rotated with i + half, rather than with its neighbour.
    public let isSplit: Bool
    /// One in this many layers has no positions; 0 for none, 1 for all.
    public let skippedInterval: Int

    /// Whether a layer has positions.
    func isUsed(inLayer layer: Int) -> Bool { skippedInterval == 0 || (layer + 1) % skippedInterval != 0 }
}
