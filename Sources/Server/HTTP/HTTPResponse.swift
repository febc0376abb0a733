import AgentCore

/// An answer to a request.
struct HTTPResponse: Sendable {
    /// What it carries.
    enum Body: Sendable {
        /// These bytes.
        case bytes([UInt8])
        /// What the function writes; the response ends when it returns. Its task is cancelled where the client leaves.
        case stream(@Sendable (HTTPBodyWriter) async -> Void)
    }

    /// The status: 200.
    var status: Int
    /// The header fields, besides those that every response has.
    var fields: [(name: String, value: String)] = []
    /// What it carries.
    var body: Body

    /// Makes a response with a body of this media type.
    init(_ status: Int = 200, type: String, _ bytes: [UInt8]) {
        self.status = status
        fields = [("Content-Type", type)]
        body = .bytes(bytes)
    }

    /// A JSON document.
    static func json(_ document: JSONValue, status: Int = 200) -> Self {
        Self(status, type: "application/json", Array((document.text() + "\n").utf8))
    }

    /// A page of HTML.
    static func html(_ text: String, status: Int = 200) -> Self {
        Self(status, type: "text/html; charset=utf-8", Array(text.utf8))
    }

    /// Sends the client elsewhere, by GET.
    static func redirect(to path: String) -> Self {
        var response = Self(303, type: "text/plain; charset=utf-8", [])
        response.fields.append(("Location", path))
        return response
    }

    /// A stream of server-sent events.
    static func events(_ produce: @escaping @Sendable (HTTPBodyWriter) async -> Void) -> Self {
        var response = Self(type: "text/event-stream", [])
        response.body = .stream(produce)
        return response
    }

    /// The response with one more header field.
    func with(_ name: String, _ value: String) -> Self {
        var response = self
        response.fields.append((name, value))
        return response
    }
}
