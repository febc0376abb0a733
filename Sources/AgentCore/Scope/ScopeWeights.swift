import Foundation

/// A softmax regression from a sentence's vector to what is wanted.
struct ScopeWeights: Sendable {
    private let rows: [(kind: RequestKind, bias: Float, weights: [Float])]

    /// Reads a line for each kind: its name, then the bias and the weights in hundredths.
    init(_ text: String) {
        rows = text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let kind = words.first.flatMap({ RequestKind(rawValue: String($0)) }) else { return nil }
            let numbers = words.dropFirst().compactMap { Float($0).map { $0 / 100 } }
            return (kind, numbers.first ?? 0, Array(numbers.dropFirst()))
        }
    }

    /// How likely each kind is; all is talk where a vector is of another length than the weights.
    func chances(_ vector: [Float]) -> [RequestKind: Double] {
        guard !rows.isEmpty, rows.allSatisfy({ $0.weights.count == vector.count }) else { return [.talk: 1] }
        let odds = rows.map { row in
            Double(zip(row.weights, vector).reduce(row.bias) { $0 + $1.0 * $1.1 })
        }
        let most = odds.max() ?? 0
        let powers = odds.map { exp($0 - most) }
        let sum = powers.reduce(0, +)
        return Dictionary(zip(rows.map(\.kind), powers.map { $0 / sum })) { first, _ in first }
    }
}
