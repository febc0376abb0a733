import EngineKernels
import Foundation

/// Scores a pair of texts by the vector of its first token: how well the second text matches the first.
///
/// The classification head of "BERT" (Devlin et al. 2018), with the tensors that llama.cpp reads (`cls`, `cls.output`):
/// a projection with tanh, which some files lack, then a projection to a single number.
struct RankingHead: @unchecked Sendable {
    /// [width][width], then tanh.
    let middle: EncoderWeights.Projection?
    /// [1][width].
    let output: EncoderWeights.Projection

    /// The score of a vector [width]; in double precision, as it takes few products.
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
