import AgentCore
import Foundation

/// The header fields that repeat what a request's body says, from 2026-07-28 on, so that intermediaries can route it.
enum RoutingFields {
    /// The revision of a request, and in revisions with a handshake that of its session.
    static let revision = "mcp-protocol-version"
    private static let method = "mcp-method"
    private static let name = "mcp-name"

    /// Refuses fields that are missing or contradict the body.
    ///
    /// - Throws: `JSONRPCError` naming the field.
    static func check(_ fields: [String: String], _ method: String, _ params: JSONValue?) throws(JSONRPCError) {
        try require(revision, fields, params?["_meta"]?[MetaKey.protocolVersion]?.stringValue)
        try require(Self.method, fields, method)
        let key: String? =
            switch method {
            case Method.callTool, Method.getPrompt: "name"
            case Method.readResource: "uri"
            default: nil
            }
        if let key, let named = params?[key]?.stringValue { try require(name, fields, named) }
    }

    private static func require(
        _ field: String, _ fields: [String: String], _ wanted: String?
    ) throws(JSONRPCError) {
        guard let value = fields[field].flatMap(decoded), value == wanted else {
            throw JSONRPCError(
                JSONRPCError.headerMismatch, "the header field \(field) does not say what the body says")
        }
    }

    /// A field's text: as it is, or Base64 of UTF-8 between `=?base64?` and `?=`.
    static func decoded(_ value: String) -> String? {
        guard value.hasPrefix("=?base64?"), value.hasSuffix("?="), value.utf8.count >= 11 else { return value }
        let data = Data(base64Encoded: String(value.dropFirst(9).dropLast(2)))
        return data.flatMap { String(validating: $0, as: UTF8.self) }
    }
}
