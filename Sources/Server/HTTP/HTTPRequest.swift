import AgentCore

/// A request, as the server received it.
struct HTTPRequest: Sendable {
    /// The method: `GET`.
    let method: String
    /// The path as it was sent, still percent-encoded, without the query.
    let path: String
    /// The arguments of the query, decoded; of several with one name the last.
    let query: [String: String]
    /// The header fields by their names in lower case; of several with one name the first.
    let fields: [String: String]
    /// The body; empty where there is none, or it has not been read yet.
    var body: [UInt8] = []
    /// What the path has in place of the variables of its route, decoded.
    var variables: [String: String] = [:]
    /// Cancels the task that answers it, as when the client leaves.
    var cancel: @Sendable () -> Void = {}

    /// The cookie with this name.
    func cookie(_ name: String) -> String? {
        (fields["cookie"] ?? "").split(separator: ";").lazy
            .map { $0.drop { $0 == " " } }
            .first { $0.hasPrefix(name + "=") }
            .map { String($0.dropFirst(name.count + 1)) }
    }

    /// The size of the body as the client stated it.
    var statedLength: Int? { fields["content-length"].flatMap { Int($0) } }
}

/// Decodes the percent-encoding of addresses.
enum PercentEncoding {
    /// The decoded text; `nil` where an escape is broken or the result is no UTF-8.
    static func decode(_ text: some StringProtocol) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
