import Foundation

/// A softmax regression from a sentence's vector to one of some labels.
struct MeaningWeights<Label: RawRepresentable<String> & Hashable & Sendable>: Sendable {
    private let rows: [(label: Label, bias: Float, weights: [Float])]

    /// Reads a line for each label: its name, then the bias and the weights in hundredths.
    init(_ text: String) {
        rows = text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let label = words.first.flatMap({ Label(rawValue: String($0)) }) else { return nil }
            let numbers = words.dropFirst().compactMap { Float($0).map { $0 / 100 } }
            return (label, numbers.first ?? 0, Array(numbers.dropFirst()))
        }
    }

    /// How likely each label is, from 0 to 1, together 1; none is where a vector is of another length than the weights.
    func chances(_ vector: [Float]) -> [Label: Double] {
        guard !rows.isEmpty, rows.allSatisfy({ $0.weights.count == vector.count }) else { return [:] }
        let odds = rows.map { row in
            Double(zip(row.weights, vector).reduce(row.bias) { $0 + $1.0 * $1.1 })
        }
        let most = odds.max() ?? 0
        let powers = odds.map { exp($0 - most) }
        let sum = powers.reduce(0, +)
        return Dictionary(zip(rows.map(\.label), powers.map { $0 / sum })) { first, _ in first }
    }
}
