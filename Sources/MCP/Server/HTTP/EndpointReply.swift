public import AgentCore

/// The endpoint's answer to an HTTP request, as a value.
public struct EndpointReply: Sendable {
    /// What is sent as the body.
    public enum Body: Sendable {
        /// Nothing.
        case none
        /// One JSON document (`application/json`).
        case json(JSONValue)
        /// Server-sent events (`text/event-stream`), as they come.
        case events(EndpointEvents)
    }

    /// The status code.
    public let status: Int
    /// Header fields besides those of the body.
    public let fields: [(name: String, value: String)]
    /// What is sent.
    public let body: Body

    /// Makes an answer.
    init(_ status: Int, _ fields: [(name: String, value: String)] = [], _ body: Body = .none) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// An error that belongs to no request's id.
    init(_ status: Int, _ error: JSONRPCError, _ fields: [(name: String, value: String)] = []) {
        self.init(status, fields, .json(JSONRPCMessage.response(nil, .failure(error)).json))
    }
}

/// What is sent of an answer that comes piece by piece.
public enum EndpointEvent: Sendable, Hashable {
    /// A message: the data of an event of the type `message`.
    case message(JSONValue)
    /// Nothing to tell; a comment keeps the connection open.
    case keepAlive
}

/// The events of an answer. If the task that takes them is cancelled, so is the request.
public struct EndpointEvents: Sendable {
    let first: EndpointEvent
    let rest: AsyncStream<EndpointEvent>

    /// Takes all events, once.
    public func forEach(_ body: (EndpointEvent) async -> Void) async {
        await body(first)
        for await event in rest { await body(event) }
    }
}
