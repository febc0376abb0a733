import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The reason for a failed connection and its remedy, in words; the system's message may be only a number.
struct ConnectionFailure {
    /// Why it failed.
    let reason: String
    /// What to do.
    let remedy: String

    /// Interprets an error of a call.
    ///
    /// - Parameters:
    ///   - error: the system's error.
    ///   - isSecure: whether the call used https.
    ///   - timeout: how long the call waited, in seconds.
    init(_ error: any Error, isSecure: Bool, timeout: Double) {
        switch (error as? URLError)?.code {
        case .timedOut?:
            reason = "it sent nothing for \(Int(timeout)) s"
            remedy = "Check the address, or give it longer with --remote-timeout SECONDS."
        case .cannotConnectToHost?:
            reason = "nothing listens there"
            remedy = "Start the server, or check the port."
        case .cannotFindHost?, .dnsLookupFailed?:
            reason = "there is no such host"
            remedy = "Check the name of the host and the network."
        case .networkConnectionLost?:
            reason = "the connection was closed"
            remedy = "Check the address and the network, and see what the server says of it."
        case .notConnectedToInternet?, .dataNotAllowed?, .internationalRoamingOff?, .callIsActive?:
            reason = "there is no network"
            remedy = "Check the network."
        case .dataLengthExceedsMaximum?:
            reason = "it sends more than can be read"
            remedy = "Check the address: it may be that of something else."
        case .badURL?, .unsupportedURL?:
            reason = "the address cannot be used"
            remedy = "Check the address, the host and the port in it."
        case .badServerResponse?, .cannotParseResponse?, .cannotDecodeRawData?, .cannotDecodeContentData?,
            .zeroByteResource?:
            reason = "what it answers is no HTTP"
            remedy = "Check the address and the port."
        case .cancelled?, .userCancelledAuthentication?, .userAuthenticationRequired?:
            reason = "the call was given up"
            remedy = "Try again."
        default:
            reason =
                isSecure ? "no secure connection comes about\(Self.detail(error))" : "it failed\(Self.detail(error))"
            remedy =
                isSecure
                ? "Check its certificate, and whether it speaks https at all: http:// is for servers that do not."
                : "Check the address and the network."
        }
    }

    /// The system's message; only the error number if there is none.
    private static func detail(_ error: any Error) -> String {
        let text = error.localizedDescription
        let words = text.contains("NSURLErrorDomain") ? "error \((error as NSError).code)" : RemoteServer.oneLine(text)
        return " (\(words))"
    }
}
