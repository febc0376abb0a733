/// What of the sampling a prompt or a client sets; the rest is as the settings or the model say. `GenerationOptions` tells
/// what each value means.
public struct SamplingChoice: Sendable, Hashable {
    /// Softmax temperature.
    public var temperature: Float?
    /// Top-k.
    public var topK: Int?
    /// Top-p.
    public var topP: Float?
    /// Min-p.
    public var minP: Float?
    /// Divisor of recent tokens' logits.
    public var repetitionPenalty: Float?
    /// The random seed.
    public var seed: UInt64?
    /// The most tokens of a reply.
    public var maxTokens: Int?
    /// Texts that end the reply.
    public var stop: [String]?

    /// Sets nothing.
    public init() {}

    /// The options with what is set here.
    public func applied(to options: GenerationOptions) -> GenerationOptions {
        var options = options
        if let temperature { options.temperature = temperature }
        if let topK { options.topK = topK }
        if let topP { options.topP = topP }
        if let minP { options.minP = minP }
        if let repetitionPenalty { options.repetitionPenalty = repetitionPenalty }
        if let seed { options.seed = seed }
        if let maxTokens { options.maxTokens = maxTokens }
        if let stop { options.stop = stop }
        return options
    }
}
