import AgentCore
import EngineAdapter

/// Makes the model that a choice names.
enum ModelLoader {
    /// The model; it loads with the first request.
    ///
    /// - Throws: `AgentError.Code.noModel` where it cannot be used.
    static func model(_ choice: ModelChoice, contextLength: Int?, threads: Int?) throws -> any LanguageModel {
        throw AgentError(
            .noModel, "this build has no engine to run \(choice.path)", remedy: "Build a newer version of agent.")
    }
}
