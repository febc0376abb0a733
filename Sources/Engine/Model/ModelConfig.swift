/// The shape of a model, as its file states it.
public struct ModelConfig: Sendable, Hashable {
    /// The network.
    public let architecture: Architecture
    /// The model's own name, if the file has one.
    public let name: String?
    /// Number of layers.
    public let layerCount: Int
    /// Length of the hidden state.
    public let width: Int
    /// Query heads.
    public let headCount: Int
    /// Key and value heads; each serves `headCount / keyValueHeadCount` query heads.
    public let keyValueHeadCount: Int
    /// Length of one head.
    public let headSize: Int
    /// Length of the hidden vector of the feed-forward part.
    public let feedForwardWidth: Int
    /// Tokens of the vocabulary, each with one logit.
    public let vocabularySize: Int
    /// Positions the model was trained for.
    public let contextLength: Int
    /// Added to the mean square in RMS norms.
    public let normEpsilon: Float
    /// Rotary positions.
    public let rotary: RotaryConfig
    /// Layers with a sliding window, if there are any.
    public let window: SlidingWindow?
    /// Factors and soft caps between the parts.
    public let scales: ModelScales
    /// The experts of the feed-forward part, if there are any.
    public let experts: ExpertConfig?

    /// Whether a layer has a sliding window.
    func isLocal(_ layer: Int) -> Bool { window?.layers[layer] ?? false }

    /// Length of all query heads together.
    var queryWidth: Int { headCount * headSize }
    /// Length of all key (or value) heads together.
    var keyValueWidth: Int { keyValueHeadCount * headSize }
}
