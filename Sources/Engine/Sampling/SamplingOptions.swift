/// How the next token is chosen from a model's logits.
public struct SamplingOptions: Sendable, Hashable {
    /// Softmax temperature; 0 or less takes the most likely token.
    public var temperature: Float = 0.7
    /// Only the k most likely tokens are candidates; 0 means all.
    public var topK: Int = 40
    /// Only the smallest set of the likeliest tokens whose probabilities sum to this; 1 means all.
    public var topP: Float = 0.95
    /// Only tokens at least this share as likely as the likeliest; 0 means all.
    public var minP: Float = 0.05
    /// Divides the logits of recent tokens, or multiplies them where they are negative; 1 means off.
    public var repetitionPenalty: Float = 1.05
    /// How many of the tokens last chosen count as recent.
    public var penaltyWindow: Int = 64
    /// Where the random numbers start: the same seed and the same logits give the same tokens.
    public var seed: UInt64 = 0

    /// The defaults.
    public init() {}

    /// The most likely token, always.
    public static let greedy: Self = {
        var options = Self()
        options.temperature = 0
        options.repetitionPenalty = 1
        return options
    }()
}
