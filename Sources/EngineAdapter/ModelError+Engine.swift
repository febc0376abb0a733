import AgentCore
import Engine

extension ModelError {
    /// Converts an engine error to the error that callers of a model see.
    init(_ error: EngineError) {
        let code: Code =
            switch error.code {
            case .missing, .malformed, .unsupported, .tooLarge, .unreachable, .unauthorized: .unusable
            case .contextFull: .contextFull
            case .invalidShape: .invalidShape
            default: .failed
            }
        self.init(code, error.message, remedy: error.remedy)
    }

    /// The error for work whose task was cancelled.
    static func interrupted(_ what: String) -> ModelError { ModelError(.interrupted, "\(what) was interrupted") }
}
