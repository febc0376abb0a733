import AgentCore

/// Reads one message of a client from its bytes.
enum MessageReader {
    /// The longest message, in bytes.
    static let longest = 16 << 20
    private static let reader = JSONReader(maximumValues: 1_000_000, maximumDepth: 64)

    /// Reads a message.
    ///
    /// - Throws: `JSONRPCError`, to be sent without an id: the bytes are no JSON, or no message.
    static func message(_ bytes: [UInt8]) throws(JSONRPCError) -> JSONRPCMessage {
        let value: JSONValue
        do throws(JSONReaderError) {
            value = try reader.read(bytes)
        } catch {
            throw JSONRPCError(JSONRPCError.parseError, "this is no JSON: \(error.description)")
        }
        guard let message = JSONRPCMessage(value) else {
            let what = value.arrayValue == nil ? "this is no message of JSON-RPC 2.0" : "messages come one by one"
            throw JSONRPCError(JSONRPCError.invalidRequest, what)
        }
        if case .request(_, _, let params?) = message, params.objectValue == nil {
            throw JSONRPCError(JSONRPCError.invalidRequest, "params must be an object")
        }
        return message
    }
}
