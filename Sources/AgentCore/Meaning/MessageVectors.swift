/// A message as vectors, by which it is told what it is about.
public struct MessageVectors: Sendable, Hashable {
    /// The encoder's, of length one.
    public let meaning: [Float]
    /// What the cross-encoder makes of the message alone (`RankingModel.reading`); empty where nobody needs it.
    public let reading: [Float]

    /// Vectors of a message.
    public init(meaning: [Float], reading: [Float] = []) {
        self.meaning = meaning
        self.reading = reading
    }
}
