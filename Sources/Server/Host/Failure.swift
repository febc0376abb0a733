import AgentCore

/// Errors in the form in which clients get them.
enum Failure {
    /// Any error, in the form in which users see it.
    static func describe(_ error: any Error) -> AgentError {
        switch error {
        case let error as AgentError: error
        case let error as ModelError: describe(error)
        case is CancellationError: AgentError(.interrupted, "it was stopped", remedy: "Send it again.")
        default: AgentError(.failed, error.words, remedy: "See `agent doctor`.")
        }
    }

    private static func describe(_ error: ModelError) -> AgentError {
        let (code, usual): (AgentError.Code, String) =
            switch error.code {
            case .unusable: (.noModel, "Choose another model, or see `agent doctor`.")
            case .contextFull: (.usage, "Shorten the message, or start a new conversation.")
            case .invalidShape: (.usage, "Correct the schema, or allow more tokens.")
            case .unsupported: (.usage, "Leave it out, or choose another model.")
            case .interrupted: (.interrupted, "Send it again.")
            default: (.failed, "See `agent doctor`.")
            }
        return AgentError(code, error.message, remedy: error.remedy ?? usual)
    }

    /// The status of a response.
    static func status(_ code: AgentError.Code) -> Int {
        switch code {
        case .usage: 400
        case .notFound: 404
        case .refused: 409
        case .checkFailed: 422
        case .noModel, .interrupted: 503
        default: 500
        }
    }

    /// The name of a kind of error.
    static func name(_ code: AgentError.Code) -> String {
        switch code {
        case .usage: "usage"
        case .notFound: "not_found"
        case .refused: "refused"
        case .checkFailed: "check_failed"
        case .noModel: "no_model"
        case .interrupted: "interrupted"
        default: "failed"
        }
    }

    /// The document that the page reads: what happened and what to do about it.
    static func document(code: String, _ message: String, remedy: String) -> JSONValue {
        ["code": .string(code), "message": .string(message), "remedy": .string(remedy)]
    }

    /// The response of the page's interface.
    static func response(_ error: any Error) -> HTTPResponse {
        let error = describe(error)
        return .json(
            ["error": document(code: name(error.code), error.message, remedy: error.remedy)],
            status: status(error.code))
    }
}
