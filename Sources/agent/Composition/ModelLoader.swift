import AgentCore
import Engine
import EngineAdapter

/// Makes the model that a choice names.
enum ModelLoader {
    /// The model; it loads with the first request, and that is when a file that cannot be used is told.
    ///
    /// - Parameter scope: tells what is beyond the built-in model.
    static func model(
        _ choice: ModelChoice, limits: ModelLimits, remote: RemoteOptions, clock: Clock, scope: ScopeReader
    ) -> any LanguageModel {
        if let address = choice.address {
            return RemoteLanguageModel(
                address, identity: choice.identity, options: remote, contextLength: limits.contextLength)
        }
        let model = NativeLanguageModel(path: choice.path, identity: choice.identity, limits: limits, clock: clock)
        return choice.identity.isBundled ? CaringModel(ModestModel(RemindedModel(model), scope: scope)) : model
    }
}
