public import Engine

/// How much of the machine a model may take.
public struct ModelLimits: Sendable, Hashable {
    /// Positions of the context; the model's own number and at most `defaultContextLength` where `nil`.
    public var contextLength: Int?
    /// Threads that compute; one for each core where `nil`.
    public var threads: Int?
    /// Bytes that weights and a full context may take together; what the machine has left where `nil`.
    public var memory: Int?
    /// How keys and values of the context are kept.
    public var cache: CacheType

    /// The longest context unless one is asked for.
    public static let defaultContextLength = 8192

    /// Makes limits; what is left out is decided by the model and the machine.
    public init(contextLength: Int? = nil, threads: Int? = nil, memory: Int? = nil, cache: CacheType = .f16) {
        self.contextLength = contextLength
        self.threads = threads
        self.memory = memory
        self.cache = cache
    }
}
