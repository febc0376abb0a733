/// How a reply is sampled and when it ends.
public struct GenerationOptions: Sendable, Hashable {
    /// Softmax temperature; 0 takes the most likely token. `nil` leaves it to the model: what its makers recommend
    /// in its file, otherwise `defaultTemperature`.
    public var temperature: Float?
    /// Only the k most likely tokens are candidates; 0 means all. `nil` leaves it to the model, as the next two.
    public var topK: Int?
    /// Only the smallest set of tokens whose probabilities sum to this.
    public var topP: Float?
    /// Only tokens at least this share as likely as the likeliest.
    public var minP: Float?
    /// Divides the logits of the reply's recent tokens; 1 means off. `nil` leaves it to the model's file, otherwise
    /// `defaultRepetitionPenalty`.
    public var repetitionPenalty: Float?
    /// The random seed; the same seed and prompt give the same reply. `nil` draws a fresh one.
    public var seed: UInt64?
    /// At most this many tokens are generated.
    public var maxTokens: Int = 2048
    /// Texts that end the reply; they are not part of it.
    public var stop: [String] = []

    /// The temperature where neither the user nor the model's file names one.
    public static let defaultTemperature: Float = 0.7
    /// The number of candidates where neither the user nor the model's file names one.
    public static let defaultTopK = 40
    /// The probability of the candidates where neither the user nor the model's file names one.
    public static let defaultTopP: Float = 0.95
    /// The least share of the likeliest where neither the user nor the model's file names one.
    public static let defaultMinP: Float = 0.05
    /// The repetition penalty where neither the user nor the model's file names one.
    public static let defaultRepetitionPenalty: Float = 1.05

    /// The defaults: the model's own temperature, at most 2,048 tokens, a fresh seed.
    public init() {}
}
