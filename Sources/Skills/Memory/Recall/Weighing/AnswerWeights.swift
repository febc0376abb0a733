/// How much each number of `AnswerFeatures` speaks for a text: a logistic regression, learned by `Training/answers.py`
/// from messages by several hands with what answers them.
struct AnswerWeights: Sendable {
    private let bias: Float
    private let weights: [Float]

    /// Reads rows of whole numbers: the bias and the weights of the plain numbers in thousandths, then those of the
    /// vectors' in hundredths.
    init(_ text: String) {
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Float($0) }
        let plain = AnswerFeatures.plainCount
        bias = (numbers.first ?? 0) / 1000
        weights = numbers.dropFirst().enumerated().map { $0 < plain ? $1 / 1000 : $1 / 100 }
    }

    /// The logarithm of the odds that a text with these numbers answers.
    func logOdds(_ row: [Float]) -> Double {
        guard row.count == weights.count else { return -.infinity }
        var sum = bias
        for index in row.indices { sum += row[index] * weights[index] }
        return Double(sum)
    }
}
