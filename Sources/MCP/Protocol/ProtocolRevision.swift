/// The revisions of the Model Context Protocol that are spoken (modelcontextprotocol.io/specification).
///
/// From 2026-07-28 on there is no handshake: each request says in its `_meta` which revision it is in. Before, a
/// conversation begins with `initialize`.
enum ProtocolRevision {
    /// Revisions without a handshake, the newest first.
    static let stateless = ["2026-07-28"]
    /// Revisions with a handshake, the newest first. What differs between them does not touch tools: 2025-03-26 has
    /// batches, which are taken from any server; the older ones lack titles and structured results.
    static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
}

/// Keys of `_meta` that the protocol reserves (2026-07-28, basic, `_meta`).
enum MetaKey {
    /// The revision that a request is in.
    static let protocolVersion = "io.modelcontextprotocol/protocolVersion"
    /// Who sends it.
    static let clientInfo = "io.modelcontextprotocol/clientInfo"
    /// What the sender is able to do.
    static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
    /// Which request for notifications a notification answers.
    static let subscriptionID = "io.modelcontextprotocol/subscriptionId"
    /// Who answers.
    static let serverInfo = "io.modelcontextprotocol/serverInfo"
}

/// Names of requests and notifications.
enum Method {
    static let discover = "server/discover"
    static let initialize = "initialize"
    static let initialized = "notifications/initialized"
    static let ping = "ping"
    static let listTools = "tools/list"
    static let callTool = "tools/call"
    static let listen = "subscriptions/listen"
    static let cancelled = "notifications/cancelled"
    static let toolsChanged = "notifications/tools/list_changed"
}
