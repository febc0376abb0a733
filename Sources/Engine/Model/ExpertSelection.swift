import Foundation

/// An expert chosen for a token.
struct ExpertSelection {
    let expert: Int
    let weight: Float

    /// Chooses the experts with the highest scores, best first; among equal scores the lower index comes first. Their
    /// weights are the softmax over the chosen scores, times `weightScale`.
    static func choose(_ scores: UnsafeBufferPointer<Float>, _ config: ExpertConfig) -> [ExpertSelection] {
        let order = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(config.usedCount)
        guard let best = order.first.map({ scores[$0] }) else { return [] }
        let weights = order.map { exp(scores[$0] - best) }
        let sum = weights.reduce(0, +)
        return zip(order, weights).map { ExpertSelection(expert: $0, weight: $1 / sum * config.weightScale) }
    }
}
