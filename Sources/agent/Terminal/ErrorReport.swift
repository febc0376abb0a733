import AgentCore
import Engine

/// Reports errors: one line that says what happened, one that says what to do, and an exit code.
enum ErrorReport {
    /// Prints the error and returns its exit code.
    static func print(_ error: any Error, on console: Console) -> Int32 {
        if let exit = error as? ExitCode {
            _ = console.finish()
            return exit.code
        }
        let known = describe(error)
        console.note("agent: \(known.message)")
        if !known.remedy.isEmpty { console.note(known.remedy) }
        _ = console.finish()
        return known.code.exitCode
    }

    /// The error in the form in which users see it.
    static func describe(_ error: any Error) -> AgentError {
        switch error {
        case let error as AgentError: error
        case let error as ModelError: describe(error)
        case let error as EngineError: describe(error)
        default:
            AgentError(.failed, error.words, remedy: "See `agent doctor`.")
        }
    }

    private static func describe(_ error: ModelError) -> AgentError {
        let (kind, usual): (AgentError.Code, String) =
            switch error.code {
            case .unusable: (.noModel, "Choose another with --model, or see `agent doctor`.")
            case .contextFull: (.failed, "Shorten the message, or start a new conversation.")
            case .interrupted: (.interrupted, "Nothing was changed.")
            default: (.failed, "See `agent doctor`.")
            }
        return AgentError(kind, error.message, remedy: error.remedy ?? usual)
    }

    private static func describe(_ error: EngineError) -> AgentError {
        let (kind, usual): (AgentError.Code, String) =
            switch error.code {
            case .missing, .malformed, .unsupported, .tooLarge:
                (.noModel, "Choose another with --model, or see `agent doctor`.")
            case .invalidShape: (.usage, "`agent help ask` tells what a schema may hold.")
            default: (.failed, "See `agent help model`.")
            }
        return AgentError(kind, error.message, remedy: error.remedy ?? usual)
    }
}

/// Ends the program with this code, without an error message.
struct ExitCode: Error, Sendable {
    /// The exit code.
    let code: Int32

    /// The user stopped it.
    static let interrupted = Self(code: 130)
}
