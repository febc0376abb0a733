import AgentCore
import Engine

extension ModelError {
    /// What an engine's error means to the user of a model.
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

    /// The task that asked for it was cancelled.
    static func interrupted(_ what: String) -> ModelError { ModelError(.interrupted, "\(what) was interrupted") }
}
