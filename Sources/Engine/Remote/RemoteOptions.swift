/// Settings for calls to a server.
public struct RemoteOptions: Sendable, Hashable {
    /// Sent as `Authorization: Bearer …`; `nil` if the server needs none.
    public var apiKey: String?
    /// Seconds without any data after which a call fails. A large model on a slow machine may need minutes for the
    /// first token of a long prompt.
    public var timeout = 300.0
    /// How often a call is retried before the first token, if the server is busy or failing (429 and 5xx).
    public var retries = 3
    /// Seconds before the first retry; doubled for each further one. `Retry-After` takes precedence, up to
    /// `longestWait`.
    public var firstWait = 0.5
    /// Maximum seconds before a retry.
    public var longestWait = 30.0

    /// The defaults, without a key.
    public init(apiKey: String? = nil) { self.apiKey = apiKey }
}
