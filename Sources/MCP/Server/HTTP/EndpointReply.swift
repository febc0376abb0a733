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

/// The events of an answer, for one to take. If the task that takes them is cancelled, so is the request.
public struct EndpointEvents: AsyncSequence, Sendable {
    /// An event.
    public typealias Element = EndpointEvent
    /// Events do not fail.
    public typealias Failure = Never

    /// Takes the events.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var first: EndpointEvent?
        fileprivate var rest: AsyncStream<EndpointEvent>.Iterator

        /// The next event; `nil` at the end.
        public mutating func next() async -> EndpointEvent? {
            defer { first = nil }
            if let first { return first }
            return await rest.next(isolation: #isolation)
        }
    }

    let first: EndpointEvent
    let rest: AsyncStream<EndpointEvent>

    /// Begins with the first event.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(first: first, rest: rest.makeAsyncIterator())
    }
}
