/// An HTTP request to the endpoint, as a value: the server that reads sockets makes it.
public struct EndpointRequest: Sendable, Hashable {
    /// `POST`, `GET` or `DELETE`.
    public let method: String
    /// The header fields, with names in lower case.
    public let fields: [String: String]
    /// The body.
    public let body: [UInt8]

    /// Makes a request.
    public init(method: String, fields: [String: String], body: [UInt8]) {
        self.method = method
        self.fields = fields
        self.body = body
    }

    /// Whether the body says that it is JSON.
    var isJSON: Bool { Self.types(fields["content-type"]).contains("application/json") }

    /// Whether the client takes both forms of answers, as it has to.
    var takesBothForms: Bool {
        let taken = Self.types(fields["accept"])
        return ["application/json", "text/event-stream"].allSatisfy { type in
            taken.contains(type) || taken.contains("*/*") || taken.contains("\(type.prefix { $0 != "/" })/*")
        }
    }

    private static func types(_ field: String?) -> Set<String> {
        let parts = (field ?? "").lowercased().split(separator: ",").map { $0.prefix { $0 != ";" } }
        return Set(parts.map { $0.filter { !$0.isWhitespace } })
    }
}
