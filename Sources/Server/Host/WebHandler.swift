import AgentCore

/// Takes every request through the same steps: who may ask, which route, the answer, the errors in the form of the
/// interface that was called, the security fields, the log.
struct WebHandler: HTTPHandler {
    private let access: RequestGuard
    private let router: Router
    private let clock: Clock
    private let log: @Sendable (JSONValue) -> Void

    /// A handler of a table of routes.
    init(
        _ routes: [Route], access: RequestGuard, clock: Clock, log: @escaping @Sendable (JSONValue) -> Void
    ) {
        router = Router(routes)
        self.access = access
        self.clock = clock
        self.log = log
    }

    /// The page may load what comes from here, and nothing else; it may be shown in no other page.
    private static let security = [
        (
            "Content-Security-Policy",
            "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cache-Control", "no-cache"),
    ]

    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        let refusal = access.refusal(of: request)
        let response: HTTPResponse
        switch refusal {
        case nil: return nil
        case .host:
            response = error(
                request, 421, "wrong_host", "this server does not answer under the host of the request",
                remedy: "Use the address that `agent serve` prints.")
        case .origin:
            response = error(
                request, 403, "wrong_origin", "a page of another origin sent the request",
                remedy: "Pages of other origins may not call this server.")
        case .token:
            if request.path == SignIn.path { return nil }
            let isPage = request.method == "GET" && !isInterface(request.path)
            response =
                isPage
                ? SignIn.page(nil)
                : error(
                    request, 401, "unauthorized", "the token is missing or wrong",
                    remedy:
                        "Send `Authorization: Bearer TOKEN` with the token of the file \(AccessToken.fileName), or open the link that `agent serve` prints."
                ).with("WWW-Authenticate", "Bearer")
        }
        return secured(response)
    }

    func tooLarge(_ request: HTTPRequest, limit: Int) -> HTTPResponse {
        secured(
            error(
                request, 413, "too_large", "the body is larger than \(limit) bytes",
                remedy: "Send less; nothing was stored."))
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        secured(await answer(request))
    }

    private func answer(_ request: HTTPRequest) async -> HTTPResponse {
        switch router.match(request.method, request.path) {
        case .route(let route, let variables):
            var request = request
            request.variables = variables
            do {
                return try await route.handler(request)
            } catch {
                return isOpenAI(request.path) ? OpenAIError.response(error) : Failure.response(error)
            }
        case .otherMethod(let methods):
            return error(
                request, 405, "wrong_method", "\(request.method) is not what this address takes",
                remedy: "It takes \(methods.joined(separator: ", "))."
            ).with("Allow", methods.joined(separator: ", "))
        case .none:
            return error(request, 404, "not_found", "there is nothing at this address", remedy: "See docs/api.md.")
        }
    }

    func finished(_ record: HTTPRecord) {
        let route: String
        switch router.match(record.method, record.path) {
        case .route(let found, _): route = found.pattern
        case .otherMethod, .none: route = "unknown"
        }
        log([
            "at": .string(Timestamp.text(clock.now())), "method": .string(record.method), "route": .string(route),
            "status": .integer(record.status), "ms": .number(record.milliseconds),
            "complete": .bool(record.isComplete),
        ])
    }

    private func isOpenAI(_ path: String) -> Bool { path.hasPrefix("/v1/") }

    private func isInterface(_ path: String) -> Bool {
        isOpenAI(path) || path.hasPrefix("/api/") || path == "/mcp"
    }

    private func error(
        _ request: HTTPRequest, _ status: Int, _ code: String, _ message: String, remedy: String
    ) -> HTTPResponse {
        if isOpenAI(request.path) {
            return OpenAIError.response(status: status, "\(message). \(remedy)", code: code)
        }
        return .json(["error": Failure.document(code: code, message, remedy: remedy)], status: status)
    }

    private func secured(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        response.fields += Self.security
        return response
    }
}
