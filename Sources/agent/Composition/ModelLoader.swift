import AgentCore
import Engine
import EngineAdapter

/// Makes the model that a choice names.
enum ModelLoader {
    /// The model; it loads with the first request, and that is when a file that cannot be used is told.
    ///
    /// - Parameter meaning: tells what the built-in model declines, and in which tone it may speak.
    static func model(
        _ choice: ModelChoice, limits: ModelLimits, remote: RemoteOptions, clock: Clock, meaning: MeaningReader
    ) -> any LanguageModel {
        if let address = choice.address {
            return RemoteLanguageModel(
                address, identity: choice.identity, options: remote, contextLength: limits.contextLength)
        }
        let model = NativeLanguageModel(path: choice.path, identity: choice.identity, limits: limits, clock: clock)
        guard choice.identity.isBundled else { return model }
        return CaringModel(ModestModel(TonedModel(RemindedModel(model), reader: meaning), reader: meaning))
    }
}
