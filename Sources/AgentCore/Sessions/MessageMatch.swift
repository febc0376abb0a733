/// A message found by a search.
public struct MessageMatch: Sendable, Hashable {
    /// The message.
    public let message: Message
    /// Higher is better; comparable within one search only.
    public let score: Double
    /// The reference it was imported with.
    public let reference: String?

    /// Makes a match.
    public init(message: Message, score: Double, reference: String?) {
        self.message = message
        self.score = score
        self.reference = reference
    }
}
