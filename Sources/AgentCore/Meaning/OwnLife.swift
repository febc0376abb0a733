/// Whether a message asks for something of the user's own life, which only they can have told.
public enum OwnLife: String, Sendable, Hashable, CaseIterable {
    /// It asks for such a thing: "which day is Oskar's swimming?"
    case own
    /// It asks for something else, or for nothing.
    case other

    /// How likely a message asks for something of the user's own life, from 0 to 1.
    ///
    /// - Parameter vector: the message's vector, as `models/sentences.gguf` makes it; of another length it tells nothing.
    public static func chance(_ vector: [Float]) -> Double { OwnLifeWeights.standard.chances(vector)[.own] ?? 0 }
}
