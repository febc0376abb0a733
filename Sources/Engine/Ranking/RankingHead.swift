import EngineKernels
import Foundation

/// Turns the vector of a pair's first token into a number: how well the second text goes with the first.
///
/// As in "BERT" (Devlin et al. 2018) for classification, and in the order in which llama.cpp reads it (`cls`,
/// `cls.output`): a projection bent by the hyperbolic tangent, which not every file has, and one to a single number.
struct RankingHead: @unchecked Sendable {
    /// [width][width], then tanh.
    let middle: EncoderWeights.Projection?
    /// [1][width].
    let output: EncoderWeights.Projection

    /// The number for a vector [width]; in double precision, as it is a few products only.
    func score(_ vector: UnsafePointer<Float>, _ width: Int) -> Double {
        var values = (0..<width).map { Double(vector[$0]) }
        if let middle { values = Self.products(middle, values).map(tanh) }
        return Self.products(output, values)[0]
    }

    private static func products(_ projection: EncoderWeights.Projection, _ values: [Double]) -> [Double] {
        var matrix = projection.matrix
        let row = Buffer<Float>(count: values.count)
        return (0..<matrix.rows).map { index in
            ek_dequantize_row(&matrix, index, row.start)
            let bias = projection.bias.map { Double($0.start[index]) } ?? 0
            return values.indices.reduce(bias) { $0 + Double(row.start[$1]) * values[$1] }
        }
    }
}
