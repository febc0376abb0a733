import Foundation

/// Whether a message asks for something of the user's own life, which only they can have told.
public enum OwnLife: String, Sendable, Hashable, CaseIterable {
    /// It asks for such a thing: "which day is Oskar's swimming?"
    case own
    /// It asks for something else, or for nothing.
    case other

    /// What the cross-encoder that comes with the program reads beside a message to tell it.
    public static let sense = "a question about their own life"

    /// How likely a message asks for something of the user's own life, from 0 to 1: by a regression over its vector and, where there is
    /// one, the cross-encoder, of which the mean counts.
    ///
    /// - Parameters:
    ///   - vector: the message's vector, as `models/sentences.gguf` makes it; of another length it tells nothing.
    ///   - odds: the logarithm of the cross-encoder's odds that the message is of this `sense`.
    public static func chance(_ vector: [Float], odds: Double? = nil) -> Double {
        let own = OwnLifeWeights.standard.chances(vector)[.own] ?? 0
        guard let odds, own > 0, own < 1 else { return own }
        return 1 / (1 + exp(-(log(own / (1 - own)) + odds) / 2))
    }
}
