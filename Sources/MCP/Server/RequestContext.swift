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

    /// The most characters of what a question shows.
    private static let mostShown = 4_000

    /// Asks the user before something is changed.
    ///
    /// - Parameters:
    ///   - question: what would be done.
    ///   - subject: what it would be done with, as the client gave it.
    /// - Throws: `ConsentNeeded` if the client must ask and repeat the request; `AgentError.Code.refused` if the user
    ///   did not agree.
    func requireConsent(_ question: String, _ subject: String) async throws {
        guard let consent else { return }
        let left = subject.count - Self.mostShown
        let shown = left > 0 ? "\(subject.prefix(Self.mostShown))… (and \(left) characters more)" : subject
        do {
            if try await consent.isGiven(for: "\(question)\n\n\(shown.visible)") { return }
        } catch let error as JSONRPCError {
            throw AgentError(
                .refused, "the user could not be asked: \(error.message.oneLine(200))", remedy: "Nothing was changed.")
        }
        throw AgentError(.refused, "the user did not allow this", remedy: "Nothing was changed.")
    }
}
