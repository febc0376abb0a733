/// What a message means, as far as its vector tells.
public struct Meaning: Sendable, Hashable {
    /// The encoder's vector, of length one.
    public let vector: [Float]
    /// How likely each kind of request is, from 0 to 1, together 1.
    public let requests: [RequestKind: Double]
    /// How likely each tone is, from 0 to 1, together 1.
    public let tones: [Tone: Double]
    /// How likely it tells of an emergency and how likely it does not, together 1.
    public let urgency: [Urgency: Double]
}
