/// How a server is spoken to.
public struct RemoteOptions: Sendable, Hashable {
    /// Sent as `Authorization: Bearer …`; `nil` where the server needs none.
    public var apiKey: String?
    /// Seconds without a single byte after which a call has failed. A large model on a slow machine may need minutes
    /// for the first token of a long prompt.
    public var timeout = 300.0
    /// How often a call is tried again that a server was too busy or too broken to answer (429 and 5xx), before the
    /// first token.
    public var retries = 3
    /// Seconds before the first retry; twice as long before each further one. What the server asks for by
    /// `Retry-After` goes before, up to `longestWait`.
    public var firstWait = 0.5
    /// Seconds that a retry waits at most.
    public var longestWait = 30.0

    /// The defaults, without a key.
    public init(apiKey: String? = nil) { self.apiKey = apiKey }
}
