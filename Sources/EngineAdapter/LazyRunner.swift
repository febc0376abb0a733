import AgentCore
import Engine

/// Loads a model at the first request and runs it, one request at a time.
actor LazyRunner<Loaded> {
    private let executor = ModelExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let open: @Sendable () throws(EngineError) -> Loaded
    private var loaded: Loaded?

    init(open: @escaping @Sendable () throws(EngineError) -> Loaded) { self.open = open }

    /// Loads the model, unless it is.
    ///
    /// - Throws: `ModelError` where it cannot be loaded.
    func load() throws(ModelError) {
        do throws(EngineError) {
            _ = try ready()
        } catch {
            throw ModelError(error)
        }
    }

    /// Runs the model.
    ///
    /// - Parameters:
    ///   - what: what is done, for the message where it was interrupted.
    ///   - use: does it; `nil` where it was stopped.
    /// - Throws: `ModelError` where the model cannot be loaded or fails, or (`.interrupted`) it was stopped.
    func run<Result: Sendable>(
        _ what: String, _ use: @Sendable (Loaded) throws(EngineError) -> Result?
    ) throws(ModelError) -> Result {
        do throws(EngineError) {
            if let result = try use(ready()) { return result }
        } catch {
            throw ModelError(error)
        }
        throw .interrupted(what)
    }

    private func ready() throws(EngineError) -> Loaded {
        if let loaded { return loaded }
        let made = try open()
        loaded = made
        return made
    }
}
