import AgentCore

/// The error that a peer answers instead of a result.
struct JSONRPCError: Error, Sendable, Hashable {
    /// The error code: JSON-RPC's, the protocol's, or the peer's own.
    let code: Int
    /// What went wrong, in the peer's words.
    let message: String
    /// Additional data.
    let data: JSONValue?

    /// Makes an error.
    init(_ code: Int, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// Reads an error; a missing message is replaced by one that says so.
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

    /// The text is not JSON.
    static let parseError = -32700
    /// The message is no request, or comes at the wrong time.
    static let invalidRequest = -32600
    /// The peer failed in a way that is no fault of the request.
    static let internalError = -32603
    /// There is no such resource (revisions up to 2025-11-25; later `invalidParams`).
    static let resourceNotFound = -32002
    /// The headers of an HTTP request contradict its body (2026-07-28).
    static let headerMismatch = -32020
    /// The method is unknown.
    static let methodNotFound = -32601
    /// The parameters are invalid.
    static let invalidParams = -32602
    /// The request names a protocol revision that the peer does not speak (2026-07-28).
    static let unsupportedProtocolVersion = -32022

    /// The revisions that a peer says it speaks, if it refused that of the request.
    var supportedRevisions: [String]? {
        guard code == Self.unsupportedProtocolVersion else { return nil }
        return data?["supported"]?.arrayValue?.compactMap(\.stringValue)
    }
}
