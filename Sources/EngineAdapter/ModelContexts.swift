import AgentCore
import Engine

/// The contexts of one loaded model, one for each set of adapters that was requested. They share the weights.
final class ModelContexts {
    /// A context and the key of its copies on disk; the key is `nil` if it cannot be saved.
    typealias Entry = (context: CachedContext, key: ContextKey?)

    private let make: ([ModelAdapter]) throws(EngineError) -> Entry
    private var made: [[ModelAdapter]: Entry] = [:]

    /// Contexts that `make` makes on first request.
    init(make: @escaping ([ModelAdapter]) throws(EngineError) -> Entry) { self.make = make }

    /// The context of the model with these adapters.
    ///
    /// - Throws: `EngineError` if an adapter does not fit the model.
    subscript(adapters: [ModelAdapter]) -> Entry {
        get throws(EngineError) {
            if let entry = made[adapters] { return entry }
            let entry = try make(adapters)
            made[adapters] = entry
            return entry
        }
    }
}
