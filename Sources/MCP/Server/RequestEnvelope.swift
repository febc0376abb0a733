import AgentCore

/// What a request says about itself in its `_meta`, from 2026-07-28 on.
struct RequestEnvelope: Sendable, Hashable {
    /// What the client can do.
    let capabilities: JSONValue

    /// Whether a request is of that kind. `initialize` never is.
    static func isIn(_ method: String, _ params: JSONValue?) -> Bool {
        method != Method.initialize && params?["_meta"]?[MetaKey.protocolVersion] != nil
    }

    /// Reads it.
    ///
    /// - Throws: `JSONRPCError`: something is missing, or the revision is not supported.
    init(_ params: JSONValue?) throws(JSONRPCError) {
        let meta = params?["_meta"]
        guard let revision = meta?[MetaKey.protocolVersion]?.stringValue else {
            throw JSONRPCError(
                JSONRPCError.invalidParams, "_meta needs \(MetaKey.protocolVersion), a text")
        }
        guard let capabilities = meta?[MetaKey.clientCapabilities], case .object = capabilities else {
            throw JSONRPCError(
                JSONRPCError.invalidParams, "_meta needs \(MetaKey.clientCapabilities), an object")
        }
        try Self.check(revision)
        self.capabilities = capabilities
    }

    /// Refuses a revision that is not supported.
    ///
    /// - Throws: `JSONRPCError` with those that are.
    static func check(_ revision: String) throws(JSONRPCError) {
        guard !ProtocolRevision.stateless.contains(revision) else { return }
        let all = ProtocolRevision.stateless + ProtocolRevision.withHandshake
        throw JSONRPCError(
            JSONRPCError.unsupportedProtocolVersion,
            "the protocol revision \(revision.oneLine(40)) is not supported without a handshake",
            data: ["supported": .array(all.map(JSONValue.string)), "requested": .string(revision)])
    }
}
