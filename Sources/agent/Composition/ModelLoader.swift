import AgentCore
import EngineAdapter

/// Makes the model that a choice names.
enum ModelLoader {
    /// The model; it loads with the first request, and that is when a file that cannot be used is told.
    static func model(_ choice: ModelChoice, limits: ModelLimits, clock: Clock) -> any LanguageModel {
        NativeLanguageModel(path: choice.path, identity: choice.identity, limits: limits, clock: clock)
    }
}
