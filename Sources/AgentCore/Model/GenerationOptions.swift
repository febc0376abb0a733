/// How a reply is sampled and when it ends. What is `nil` is left to somebody else: to the settings by a prompt or a client,
/// to the model's file and the defaults by the settings.
public struct GenerationOptions: Sendable, Hashable {
    /// Softmax temperature; 0 takes the most likely token. `nil` uses the value recommended in the model's file,
    /// otherwise `defaultTemperature`.
    public var temperature: Float?
    /// Top-k: only the k most likely tokens are candidates; 0 means all. `nil` leaves it to the model, as for `topP`
    /// and `minP`.
    public var topK: Int?
    /// Top-p: only the smallest set of tokens whose probabilities sum to at least this.
    public var topP: Float?
    /// Min-p: only tokens at least this fraction as likely as the likeliest.
    public var minP: Float?
    /// Divides the logits of the reply's recent tokens; 1 means off. `nil` uses the value in the model's file,
    /// otherwise `defaultRepetitionPenalty`.
    public var repetitionPenalty: Float?
    /// The random seed; the same seed and prompt give the same reply. `nil` draws a fresh one.
    public var seed: UInt64?
    /// At most this many tokens are generated.
    public var maxTokens: Int?
    /// Texts that end the reply; they are not part of it.
    public var stop: [String]?

    /// Used if neither the user nor the model's file sets a temperature.
    public static let defaultTemperature: Float = 0.7
    /// Used if neither sets top-k.
    public static let defaultTopK = 40
    /// Used if neither sets top-p.
    public static let defaultTopP: Float = 0.95
    /// Used if neither sets min-p.
    public static let defaultMinP: Float = 0.05
    /// Used if neither sets a repetition penalty.
    public static let defaultRepetitionPenalty: Float = 1.05
    /// Used if nobody limits a reply.
    public static let defaultMaxTokens = 2048

    /// The defaults: the model's own temperature, at most 2,048 tokens, a fresh seed.
    public init() {}

    /// At most this many tokens, by default or otherwise.
    public var tokenLimit: Int { maxTokens ?? Self.defaultMaxTokens }

    /// These options, and what they leave open as `base` has it.
    public func over(_ base: Self) -> Self {
        var options = self
        options.temperature = temperature ?? base.temperature
        options.topK = topK ?? base.topK
        options.topP = topP ?? base.topP
        options.minP = minP ?? base.minP
        options.repetitionPenalty = repetitionPenalty ?? base.repetitionPenalty
        options.seed = seed ?? base.seed
        options.maxTokens = maxTokens ?? base.maxTokens
        options.stop = stop ?? base.stop
        return options
    }
}
