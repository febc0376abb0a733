public import Foundation

/// Where a model is served: the base URL of an OpenAI-compatible API and, behind `#`, the model's name there.
///
///     http://127.0.0.1:11434/v1#qwen3:1.7b
public struct RemoteAddress: Sendable, Hashable {
    /// The base, without a slash at its end, such as `http://127.0.0.1:8080/v1`.
    public let base: URL
    /// The model's name on that server; `nil` leaves the choice to a server that has only one.
    public let model: String?

    /// Reads an address.
    ///
    /// - Throws: `EngineError` (invalidRequest) where it is no `http` or `https` URL with a host, or holds a user name.
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
        base = url
        model = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
    }

    /// Whether a text is an address rather than a path.
    public static func isAddress(_ text: String) -> Bool {
        let start = text.prefix(8).lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }

    /// The URL of a call, such as `chat/completions`.
    func url(_ call: String) -> URL { base.appending(path: call) }

    /// For messages: the base, and the model where it is known.
    public var text: String { base.absoluteString + (model.map { "#\($0)" } ?? "") }
}
