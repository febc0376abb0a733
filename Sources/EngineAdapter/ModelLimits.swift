public import Engine

/// The resources that a model may use.
public struct ModelLimits: Sendable, Hashable {
    /// Positions of the context; `nil` for the model's own maximum, but no more than `defaultContextLength`.
    public var contextLength: Int?
    /// Number of threads; `nil` for one per core.
    public var threads: Int?
    /// Maximum bytes of weights and a full context together; `nil` for what the machine has left.
    public var memory: Int?
    /// Number type of the cached keys and values.
    public var cache: CacheType

    /// Maximum context length unless another one is requested.
    public static let defaultContextLength = 8192

    /// Makes limits; values left out are decided by the model and the machine.
    public init(contextLength: Int? = nil, threads: Int? = nil, memory: Int? = nil, cache: CacheType = .f16) {
        self.contextLength = contextLength
        self.threads = threads
        self.memory = memory
        self.cache = cache
    }
}
