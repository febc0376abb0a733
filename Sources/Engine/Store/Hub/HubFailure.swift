import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Errors of calls to a hub, in words.
enum HubFailure {
    /// The error for a failed connection.
    static func unreachable(_ host: String, _ error: any Error) -> EngineError {
        EngineError(
            .unreachable, "\(host) cannot be reached: \(reason(error))", remedy: "Check the network and the address.")
    }

    /// Why a connection failed.
    static func reason(_ error: any Error) -> String {
        ConnectionFailure(error, isSecure: true, timeout: ModelHub.timeout).reason
    }

    /// The error for an unsuccessful status.
    static func refused(_ head: HTTPExchange.Head, _ wanted: String, on host: String, hasToken: Bool) -> EngineError {
        switch head.status {
        // Hugging Face answers 401 for missing files, too.
        case 401, 403, 404:
            EngineError(
                head.status == 404 ? .missing : .unauthorized,
                "\(host) has no \(wanted), or does not give it to everybody (\(head.status))",
                remedy: hasToken
                    ? "Check the name, and whether the account of HF_TOKEN may have it."
                    : "Check the name; where it asks for an account, set HF_TOKEN to a token of yours.")
        case 429:
            EngineError(
                .serverFailed, "\(host) is asked too much (429)", remedy: "Wait a while, and try again.")
        default:
            EngineError(
                .serverFailed, "\(host) answered \(head.status) for \(wanted)", remedy: "Try again later.")
        }
    }
}
