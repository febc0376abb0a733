/// Answers the requests of a server.
protocol HTTPHandler: Sendable {
    /// An answer that needs no body, such as a refusal; `nil` where the request is to be read whole and answered.
    func refusal(of request: HTTPRequest) -> HTTPResponse?

    /// The answer to a body that is larger than allowed.
    func tooLarge(_ request: HTTPRequest, limit: Int) -> HTTPResponse

    /// Answers a request. The task is cancelled where the client leaves, or the server stops.
    func respond(to request: HTTPRequest) async -> HTTPResponse

    /// Called after each request.
    func finished(_ record: HTTPRecord)
}

/// What is logged of one request: nothing of its content.
struct HTTPRecord: Sendable, Hashable {
    /// The method.
    let method: String
    /// The path as it was sent. It may name a session; what is logged is its route.
    let path: String
    /// The status of the answer; 0 where there was none.
    let status: Int
    /// Milliseconds from the header fields to the last byte.
    let milliseconds: Double
    /// Whether the client took the whole answer.
    let isComplete: Bool
}
