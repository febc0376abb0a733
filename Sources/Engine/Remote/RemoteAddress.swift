public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The address of a served model: the base URL of an OpenAI-compatible API and, after `#`, the model's name there.
///
///     http://127.0.0.1:11434/v1#qwen3:1.7b
public struct RemoteAddress: Sendable, Hashable {
    /// The base, without a slash at its end, such as `http://127.0.0.1:8080/v1`.
    public let base: URL
    /// The model's name on that server; `nil` leaves the choice to a server that has only one.
    public let model: String?
    /// The host to connect to, which may differ from that of `base`.
    private let host: String

    /// Reads an address.
    ///
    /// - Throws: `EngineError` (invalidRequest) if it is not an `http` or `https` URL with a host, holds a user name,
    ///   or cannot be called from here.
    public init(_ text: String) throws(EngineError) {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var plain = String(parts[0])
        while plain.hasSuffix("/") { plain.removeLast() }
        guard let url = URL(string: plain), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = url.host(), !host.isEmpty, url.query() == nil
        else {
            throw EngineError(.invalidRequest, "\(text) is no address such as http://127.0.0.1:8080/v1#model")
        }
        guard url.user() == nil else {
            throw EngineError(
                .invalidRequest, "the address \(host) holds a user name; give the key as AGENT_API_KEY instead")
        }
        if let port = url.port, !(1...65_535).contains(port) {
            throw EngineError(.invalidRequest, "\(text) has the port \(port); ports go from 1 to 65535")
        }
        self.host = try Self.callable(host, text)
        base = url
        model = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
    }

    /// Whether a text is an address rather than a path.
    public static func isAddress(_ text: String) -> Bool {
        let start = text.prefix(8).lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }

    /// Whether it is called over https.
    var isSecure: Bool { base.scheme?.lowercased() == "https" }

    /// The request for a call such as `chat/completions`.
    func request(_ call: String, timeout: Double) -> URLRequest {
        let url = base.appending(path: call)
        guard host != base.host(), var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
            return URLRequest(url: url, timeoutInterval: timeout)
        }
        parts.host = host
        var request = URLRequest(url: parts.url ?? url, timeoutInterval: timeout)
        // The server gets the host as the user wrote it.
        let port = base.port.map { ":\($0)" } ?? ""
        request.setValue("[\(base.host() ?? "")]\(port)", forHTTPHeaderField: "Host")
        return request
    }

    /// The host to connect to. URLSession on Linux cannot connect to an IPv6 address (Swift 6.3): `::1` becomes
    /// `localhost`, others are refused.
    private static func callable(_ host: String, _ text: String) throws(EngineError) -> String {
        #if canImport(FoundationNetworking)
            guard host.contains(":") else { return host }
            var address = in6_addr()
            guard inet_pton(AF_INET6, host, &address) == 1 else {
                throw EngineError(.invalidRequest, "\(text) has no address of IPv6 between [ and ]")
            }
            let bytes = withUnsafeBytes(of: &address) { Array($0) }
            guard bytes.dropLast().allSatisfy({ $0 == 0 }), bytes.last == 1 else {
                throw EngineError(
                    .invalidRequest,
                    "\(text): only [::1] can be called by an address of IPv6; give the name of the host instead")
            }
            return "localhost"
        #else
            return host
        #endif
    }

    /// For messages: the base, and the model if it is named.
    public var text: String { base.absoluteString + (model.map { "#\($0)" } ?? "") }
}
