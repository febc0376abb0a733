/// The supported revisions of the Model Context Protocol (modelcontextprotocol.io/specification).
///
/// From 2026-07-28 on there is no handshake: each request states its revision in its `_meta`. Before, a conversation
/// begins with `initialize`.
enum ProtocolRevision {
    /// Revisions without a handshake, the newest first.
    static let stateless = ["2026-07-28"]
    /// Revisions with a handshake, the newest first. They differ little as far as tools go: 2025-03-26 has batches,
    /// which are accepted from any server; the older ones lack titles and structured results.
    static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
}

/// Keys of `_meta` that the protocol reserves (2026-07-28, basic, `_meta`).
enum MetaKey {
    /// The revision of a request.
    static let protocolVersion = "io.modelcontextprotocol/protocolVersion"
    /// The client's name and version.
    static let clientInfo = "io.modelcontextprotocol/clientInfo"
    /// The client's capabilities.
    static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
    /// The subscription request to which a notification belongs.
    static let subscriptionID = "io.modelcontextprotocol/subscriptionId"
    /// The server's name and version.
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
    static let listResources = "resources/list"
    static let listResourceTemplates = "resources/templates/list"
    static let readResource = "resources/read"
    static let listPrompts = "prompts/list"
    static let getPrompt = "prompts/get"
    static let elicit = "elicitation/create"
    static let listen = "subscriptions/listen"
    static let cancelled = "notifications/cancelled"
    static let progress = "notifications/progress"
    static let toolsChanged = "notifications/tools/list_changed"
}
