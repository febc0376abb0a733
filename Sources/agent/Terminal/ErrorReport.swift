import AgentCore
import Engine

/// How errors are told: one line saying what happened, one saying what to do, and an exit code.
enum ErrorReport {
    /// Prints the error and answers its exit code.
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

    /// The error as users meet it.
    static func describe(_ error: any Error) -> AgentError {
        switch error {
        case let error as AgentError: error
        case let error as ModelError where error.code == .unusable:
            AgentError(.noModel, error.message, remedy: "Choose another with --model, or see `agent doctor`.")
        case let error as ModelError where error.code == .contextFull:
            AgentError(.failed, error.message, remedy: "Shorten the message, or start a new conversation.")
        case let error as EngineError where [.missing, .malformed, .unsupported, .tooLarge].contains(error.code):
            AgentError(.noModel, error.message, remedy: "Choose another with --model, or see `agent doctor`.")
        case let error as EngineError where error.code == .invalidShape:
            AgentError(.usage, error.message, remedy: "`agent help ask` tells what a schema may hold.")
        case let error as EngineError:
            AgentError(.failed, error.message, remedy: "See `agent help model`.")
        case let error as ModelError:
            AgentError(.failed, error.message, remedy: "See `agent doctor`.")
        default:
            AgentError(.failed, "\(error)", remedy: "See `agent doctor`.")
        }
    }
}

/// Ends the program with this code after everything was said.
struct ExitCode: Error, Sendable {
    /// The exit code.
    let code: Int32

    /// The user stopped it.
    static let interrupted = Self(code: 130)
}
