/// What one client may take of the server.
struct HTTPLimits: Sendable {
    /// The most bytes of a request's body.
    var body = 8 << 20
    /// The most bytes of a request's line and header fields.
    var fields = 32 << 10
    /// The most connections at once.
    var connections = 256
    /// A connection without traffic is closed after so many seconds.
    var idleSeconds = 30
    /// The most bytes that are kept for a client that reads slower than its response is made.
    var unread = 16 << 20
}
