public import AgentCore

/// Another interface on the same port, such as that of the Model Context Protocol. Who may ask is decided before it.
public struct Mount: Sendable {
    /// What is answered.
    public struct Reply: Sendable {
        /// The status.
        public let status: Int
        /// Header fields besides those of the body.
        public let fields: [(name: String, value: String)]
        /// The body.
        public let body: Body

        /// Makes an answer.
        public init(_ status: Int, _ fields: [(name: String, value: String)], _ body: Body) {
            self.status = status
            self.fields = fields
            self.body = body
        }
    }

    /// The body of an answer.
    public enum Body: Sendable {
        /// Nothing.
        case none
        /// One document.
        case json(JSONValue)
        /// Server-sent events, each with its name and its data; without both, a comment that keeps the connection open.
        case events(@Sendable (_ send: @Sendable (String?, JSONValue?) -> Void) async -> Void)
    }

    /// Answers a request: its method, its header fields by their names in lower case, its body.
    public typealias Respond = @Sendable (String, [String: String], [UInt8]) async -> Reply

    /// The path.
    public let path: String
    /// Answers.
    public let respond: Respond

    /// Mounts an interface.
    public init(_ path: String, respond: @escaping Respond) {
        self.path = path
        self.respond = respond
    }

    /// Its routes.
    var routes: [Route] {
        ["POST", "GET", "DELETE"].map { method in
            Route(method, path) { request in
                let reply = await respond(method, request.fields, request.body)
                var response: HTTPResponse
                switch reply.body {
                case .none: response = HTTPResponse(type: "text/plain; charset=utf-8", [])
                case .json(let document): response = .json(document)
                case .events(let produce):
                    response = .events { writer in
                        await produce { name, data in
                            if let name, let data {
                                writer.event(name, data)
                            } else {
                                writer.write(": still here\n\n".utf8)
                            }
                        }
                    }
                }
                response.status = reply.status
                response.fields += reply.fields
                return response
            }
        }
    }
}
