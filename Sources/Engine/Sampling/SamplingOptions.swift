/// How the next token is chosen from a model's logits.
public struct SamplingOptions: Sendable, Hashable {
    /// Softmax temperature; 0 or less takes the most likely token.
    public var temperature: Float = 0.7
    /// Only the k most likely tokens are candidates; 0 means all.
    public var topK: Int = 40
    /// Only the smallest set of most likely tokens whose probabilities add up to this; 1 means all.
    public var topP: Float = 0.95
    /// Only tokens with at least this share of the most likely token's probability; 0 means all.
    public var minP: Float = 0.05
    /// Divides the logits of recent tokens if they are positive, multiplies them otherwise; 1 means off.
    public var repetitionPenalty: Float = 1.05
    /// How many of the last chosen tokens count as recent.
    public var penaltyWindow: Int = 64
    /// The random seed: the same seed and the same logits give the same tokens.
    public var seed: UInt64 = 0

    /// The defaults.
    public init() {}

    /// Always the most likely token.
    public static let greedy: Self = {
        var options = Self()
        options.temperature = 0
        options.repetitionPenalty = 1
        return options
    }()
}
