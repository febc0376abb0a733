import AgentCore
import Foundation

/// Where and when statements were made.
struct Provenance: Sendable, Hashable {
    /// The session; `nil` for facts added by hand.
    var session: String?
    /// The message; `nil` for facts added by hand.
    var message: String?
    /// When it was said.
    var at: Date
    /// When it is written.
    var now: Date

    /// The source of a statement with this quote.
    func source(quote: String) -> FactSource {
        FactSource(session: session, message: message, at: Timestamp.text(at), quote: quote)
    }
}
