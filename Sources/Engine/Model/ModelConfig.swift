/// The numbers that fix a model's shape, as its file states them.
public struct ModelConfig: Sendable, Hashable {
    /// The network.
    public let architecture: Architecture
    /// The model's own name, where the file has one.
    public let name: String?
    /// Layers.
    public let layerCount: Int
    /// Length of the vector that runs through the layers.
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
    /// Base of the rotary positions' frequencies.
    public let ropeBase: Float
    /// What positions are multiplied with before they turn anything (linear scaling); 1 for none.
    public let ropeScale: Float
    /// Values of each head that are turned.
    public let ropeDimensions: Int
    /// Whether value i is turned with i + half, rather than with its neighbour.
    public let ropeIsSplit: Bool

    /// Length of all query heads together.
    var queryWidth: Int { headCount * headSize }
    /// Length of all key (or value) heads together.
    var keyValueWidth: Int { keyValueHeadCount * headSize }
}
