import AgentCore

/// What a peer answers instead of a result.
struct JSONRPCError: Error, Sendable, Hashable {
    /// Which kind of failure: JSON-RPC's own, the protocol's, or the peer's.
    let code: Int
    /// What went wrong, in the peer's words.
    let message: String
    /// More of it.
    let data: JSONValue?

    /// Makes an error.
    init(_ code: Int, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// Reads an error; what is missing is told in its message.
    init(_ value: JSONValue) {
        code = if case .integer(let code)? = value["code"] { code } else { 0 }
        message = value["message"]?.stringValue ?? "an error without a message"
        data = value["data"]
    }

    /// The error as it is sent.
    var json: JSONValue {
        var members: [JSONValue.Member] = [.init("code", .integer(code)), .init("message", .string(message))]
        if let data { members.append(.init("data", data)) }
        return .object(members)
    }

    /// The method is not known.
    static let methodNotFound = -32601
    /// The parameters make no sense.
    static let invalidParams = -32602
    /// The request names a protocol revision that the peer does not speak (2026-07-28).
    static let unsupportedProtocolVersion = -32022

    /// The revisions that a peer says it speaks, where it refused the one it was asked in.
    var supportedRevisions: [String]? {
        guard code == Self.unsupportedProtocolVersion else { return nil }
        return data?["supported"]?.arrayValue?.compactMap(\.stringValue)
    }
}
