/// One line of the table of routes.
struct Route: Sendable {
    /// Answers a request of this route.
    typealias Handler = @Sendable (HTTPRequest) async throws -> HTTPResponse

    /// The method.
    let method: String
    /// The path; a part such as `:id` stands for any text without a slash, `*id` at the end for all the rest.
    let pattern: String
    /// Answers.
    let handler: Handler

    /// Declares a route.
    init(_ method: String, _ pattern: String, _ handler: @escaping Handler) {
        self.method = method
        self.pattern = pattern
        self.handler = handler
    }
}

/// Finds the route of a request.
struct Router: Sendable {
    /// What was found.
    enum Match: Sendable {
        /// A route, and what stands in place of its variables.
        case route(Route, variables: [String: String])
        /// The path is known, but not with this method; the methods that there are.
        case otherMethod([String])
        /// There is no such path.
        case none
    }

    private let routes: [(route: Route, parts: [Substring])]

    /// A router over a table.
    init(_ routes: [Route]) {
        self.routes = routes.map { ($0, $0.pattern.split(separator: "/", omittingEmptySubsequences: false)) }
    }

    /// Finds the route of a method and a path as it was sent. `HEAD` is answered as `GET`.
    func match(_ method: String, _ path: String) -> Match {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        var others: [String] = []
        for (route, pattern) in routes {
            guard let variables = Self.variables(pattern, parts) else { continue }
            if route.method == (method == "HEAD" ? "GET" : method) { return .route(route, variables: variables) }
            others.append(route.method)
        }
        return others.isEmpty ? .none : .otherMethod(others)
    }

    private static func variables(_ pattern: [Substring], _ parts: [Substring]) -> [String: String]? {
        if let last = pattern.last, last.hasPrefix("*"), parts.count >= pattern.count {
            let rest = parts.dropFirst(pattern.count - 1).joined(separator: "/")
            guard pattern.dropLast().elementsEqual(parts.prefix(pattern.count - 1)) else { return nil }
            return PercentEncoding.decode(rest).map { [String(last.dropFirst()): $0] }
        }
        guard pattern.count == parts.count else { return nil }
        var variables: [String: String] = [:]
        for (wanted, part) in zip(pattern, parts) {
            guard wanted.hasPrefix(":") else {
                if wanted != part { return nil }
                continue
            }
            guard let text = PercentEncoding.decode(part), !text.isEmpty, !text.contains("/"), !text.contains("\0"),
                text != ".", text != ".."
            else { return nil }
            variables[String(wanted.dropFirst())] = text
        }
        return variables
    }
}
