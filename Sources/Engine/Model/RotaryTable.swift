import Foundation

/// The frequencies of rotary positions.
struct RotaryTable: Sendable {
    /// Radians per position, one for each pair of values.
    let frequencies: [Double]
    /// Multiplies cosines and sines.
    let magnitude: Float

    /// - Parameters:
    ///   - config: the model's rotary settings.
    ///   - factors: divisors of the frequencies, if the file has them.
    ///   - isLocal: for layers with a sliding window; if these have a base of their own, they are not scaled.
    init(_ config: RotaryConfig, factors: Buffer<Float>?, isLocal: Bool) {
        let base = isLocal ? config.windowBase : config.base
        let scaling = isLocal && config.windowBase != config.base ? .none : config.scaling
        let dimensions = config.dimensions
        let plain = Self.frequencies(base: base, dimensions: dimensions).enumerated().map { index, frequency in
            frequency / (factors.map { Double($0.start[index]) } ?? 1)
        }
        switch scaling {
        case .none:
            frequencies = plain
            magnitude = Float(config.magnitude)
        case .linear(let factor):
            frequencies = plain.map { $0 / factor }
            magnitude = Float(config.magnitude)
        case .yarn(let factor, let context, let fast, let slow):
            // The index of the pair that makes this many turns over the original context.
            func pair(_ turns: Double) -> Double {
                Double(dimensions) * log(Double(context) / (turns * 2 * .pi)) / (2 * log(base))
            }
            let start = max(0, pair(fast).rounded(.down))
            let end = min(Double(dimensions - 1), pair(slow).rounded(.up))
            frequencies = plain.enumerated().map { index, frequency in
                let ramp = min(1, max(0, (Double(index) - start) / max(0.001, end - start)))
                return frequency * (1 - ramp) + frequency / factor * ramp
            }
            magnitude = Float(config.magnitude * (1 + 0.1 * log(factor)))
        }
    }

    /// base^(−2i / dimensions), one for each pair.
    static func frequencies(base: Double, dimensions: Int) -> [Double] {
        (0..<dimensions / 2).map { pow(base, -2 * Double($0) / Double(dimensions)) }
    }
}
