import Foundation

/// What a message means, as far as its vector and the cross-encoder tell.
public struct Meaning: Sendable, Hashable {
    /// The encoder's vector, of length one.
    public let vector: [Float]
    /// How likely each kind of request is, from 0 to 1, together 1.
    public let requests: [RequestKind: Double]
    /// How likely each tone is, from 0 to 1, together 1.
    public private(set) var tones: [Tone: Double]
    /// How likely it tells of an emergency and how likely it does not, together 1.
    public let urgency: [Urgency: Double]
    /// How likely it is a cry for help, from 0 to 1.
    public let cry: Double

    /// How much the cross-encoder counts beside the regressions.
    private static let share = 0.5
    /// How much the topics count for tones: on new messages they take bad news for good ones far less often.
    private static let topical = 0.66

    /// Reads a vector and the cross-encoder's odds together.
    ///
    /// - Parameters:
    ///   - vector: the message's vector.
    ///   - senses: the logarithms of the odds that the message is each.
    init(vector: [Float], senses: [Sense: Double]) {
        self.vector = vector
        let chances = senses.mapValues(Self.chance)
        let (glad, sad) = (chances[.glad] ?? 0.5, chances[.sad] ?? 0.5)
        tones = Self.both(
            ToneWeights.standard.chances(vector),
            [.glad: glad * (1 - sad), .sad: sad * (1 - glad), .plain: (1 - glad) * (1 - sad)])
        let request = chances[.request] ?? 0.5
        let kinds = ScopeWeights.standard.chances(vector)
        let wanted = max(1 - (kinds[.talk] ?? 1), 1e-6)
        requests = Self.both(
            kinds,
            Dictionary(
                uniqueKeysWithValues: kinds.map { kind, chance in
                    (kind, kind == .talk ? 1 - request : request * chance / wanted)
                }))
        let urgent = chances[.emergency] ?? 0.5
        urgency = Self.both(UrgencyWeights.standard.chances(vector), [.emergency: urgent, .calm: 1 - urgent])
        cry = chances[.cry] ?? 0
    }

    /// The same with the tones of the topics that it may be about weighed in.
    ///
    /// - Parameter chances: how likely each tone is by them, together 1.
    func weighing(tonesOfTopics chances: [Tone: Double]) -> Meaning {
        var same = self
        same.tones = Self.both(tones, chances, share: Self.topical)
        return same
    }

    /// The same without a tone, all of which counts as another one.
    func without(_ tone: Tone, as other: Tone) -> Meaning {
        var same = self
        same.tones[other, default: 0] += tones[tone] ?? 0
        same.tones[tone] = 0
        return same
    }

    /// The probability, from 0 to 1, of the logarithm of the odds.
    private static func chance(_ logOdds: Double) -> Double { 1 / (1 + exp(-logOdds)) }

    /// The mean of two readings of the same labels, of their logarithms, of which the second has a share.
    private static func both<Label>(
        _ one: [Label: Double], _ other: [Label: Double], share: Double = share
    ) -> [Label: Double] {
        let powers = one.reduce(into: [Label: Double]()) { result, pair in
            result[pair.key] = pow(max(pair.value, 1e-6), 1 - share) * pow(max(other[pair.key] ?? 0, 1e-6), share)
        }
        let sum = powers.values.reduce(0, +)
        return sum > 0 ? powers.mapValues { $0 / sum } : one
    }
}
