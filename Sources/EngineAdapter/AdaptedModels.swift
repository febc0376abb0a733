import AgentCore
import Engine

/// A loaded model as it is with a set of adapters; the weights are shared by all of them.
struct AdaptedModel {
    /// How it wants conversations written.
    let format: any ChatFormat
    /// The sampling that its makers recommend: those of the adapters before those of the model.
    let recommended: GenerationOptions
    /// Its decoder and what that remembers.
    let context: CachedContext
    /// What its copies on disk are recognised by; `nil` where they cannot be kept there.
    var key: ContextKey?
}

/// A loaded model with each set of adapters that was asked for.
final class AdaptedModels {
    private let make: ([ModelAdapter]) throws(EngineError) -> AdaptedModel
    private var made: [[ModelAdapter]: AdaptedModel] = [:]

    /// Models that `make` makes, each when it is first asked for.
    init(make: @escaping ([ModelAdapter]) throws(EngineError) -> AdaptedModel) { self.make = make }

    /// The model with these adapters.
    ///
    /// - Throws: `EngineError` where an adapter is none of this model's, or it does not say how it talks.
    subscript(adapters: [ModelAdapter]) -> AdaptedModel {
        get throws(EngineError) {
            if let model = made[adapters] { return model }
            let model = try make(adapters)
            made[adapters] = model
            return model
        }
    }
}
