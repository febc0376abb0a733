import AgentCore
import Engine

/// The contexts of one loaded model: one for each set of adapters that a request asked for. They share the weights.
final class ModelContexts {
    /// A context, and what its copies on disk are recognised by; `nil` where it cannot be kept there.
    typealias Entry = (context: CachedContext, key: ContextKey?)

    private let make: ([ModelAdapter]) throws(EngineError) -> Entry
    private var made: [[ModelAdapter]: Entry] = [:]

    /// Contexts that `make` makes, each when it is first asked for.
    init(make: @escaping ([ModelAdapter]) throws(EngineError) -> Entry) { self.make = make }

    /// The context of a model with these adapters.
    ///
    /// - Throws: `EngineError` where an adapter is none of this model's.
    subscript(adapters: [ModelAdapter]) -> Entry {
        get throws(EngineError) {
            if let entry = made[adapters] { return entry }
            let entry = try make(adapters)
            made[adapters] = entry
            return entry
        }
    }
}
