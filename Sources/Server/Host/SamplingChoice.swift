public import AgentCore

/// What of the sampling a client sets; the rest is as the prompt, the settings or the model say.
public struct SamplingChoice: Sendable, Hashable {
    /// Softmax temperature.
    public var temperature: Float?
    /// Top-p.
    public var topP: Float?
    /// Top-k.
    public var topK: Int?
    /// Min-p.
    public var minP: Float?
    /// Divisor of recent tokens' logits.
    public var repetitionPenalty: Float?
    /// The random seed.
    public var seed: UInt64?
    /// Token limit.
    public var maxTokens: Int?
    /// Texts that end the reply.
    public var stop: [String] = []

    /// Sets nothing.
    public init() {}

    /// The options with what is set here.
    public func applied(to options: GenerationOptions) -> GenerationOptions {
        var options = options
        if let temperature { options.temperature = temperature }
        if let topP { options.topP = topP }
        if let topK { options.topK = topK }
        if let minP { options.minP = minP }
        if let repetitionPenalty { options.repetitionPenalty = repetitionPenalty }
        if let seed { options.seed = seed }
        if let maxTokens { options.maxTokens = maxTokens }
        if !stop.isEmpty { options.stop = stop }
        return options
    }
}
