import AgentCore

/// Errors in the form of the OpenAI API.
enum OpenAIError {
    /// A response with this error.
    static func response(status: Int, _ message: String, code: String?, parameter: String? = nil) -> HTTPResponse {
        .json(document(status: status, message, code: code, parameter: parameter), status: status)
    }

    /// The document: `{"error":{"message","type","param","code"}}`.
    static func document(status: Int, _ message: String, code: String?, parameter: String? = nil) -> JSONValue {
        let type =
            switch status {
            case 401: "authentication_error"
            case 403: "permission_error"
            case 429: "rate_limit_error"
            case 500...: "server_error"
            default: "invalid_request_error"
            }
        return [
            "error": [
                "message": .string(message), "type": .string(type), "param": .optional(parameter),
                "code": .optional(code),
            ]
        ]
    }

    /// The document of any error.
    static func document(_ error: any Error) -> JSONValue {
        let error = Failure.describe(error)
        return document(
            status: Failure.status(error.code), message(error), code: Failure.name(error.code))
    }

    /// The response to any error.
    static func response(_ error: any Error) -> HTTPResponse {
        let described = Failure.describe(error)
        return response(
            status: Failure.status(described.code), message(described), code: Failure.name(described.code))
    }

    private static func message(_ error: AgentError) -> String {
        let isEnded = error.message.last.map { ".!?".contains($0) } ?? true
        return [error.message + (isEnded ? "" : "."), error.remedy].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
