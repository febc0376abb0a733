import AgentCore

/// Sends a message to the client that a request came from.
typealias MessageSender = @Sendable (JSONRPCMessage) async -> Void

/// What belongs to one request beside its parameters.
struct RequestContext: Sendable {
    /// Asks the user; `nil` if the client cannot, and then decides about calls itself.
    let consent: (any Consent)?
    /// Tells the client how far the request is; `nil` if it does not want to know.
    let progress: ProgressSender?
    /// Whether the request is of a revision without handshake.
    let isStateless: Bool

    /// Asks the user before something is changed.
    ///
    /// - Parameter question: what would be done.
    /// - Throws: `ConsentNeeded` if the client must ask and repeat the request; `AgentError.Code.refused` if the user
    ///   did not agree.
    func requireConsent(_ question: String) async throws {
        guard let consent, try await !consent.isGiven(for: question) else { return }
        throw AgentError(.refused, "the user did not allow this", remedy: "Nothing was changed.")
    }
}
