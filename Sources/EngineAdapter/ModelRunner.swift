import AgentCore
import Dispatch
import Engine

/// Loads a model with the first request and runs it, one request at a time.
actor ModelRunner<Loaded> {
    /// Opens the model, and tells which share of it is read, from 0 to 1.
    typealias Load = @Sendable (_ progress: (Double) -> Void) throws(EngineError) -> Loaded

    private let executor = ModelExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let open: Load
    private let stateBox = Locked(ModelLoadState.idle)
    private var loaded: Loaded?

    /// A runner that opens its model when it is first needed.
    init(open: @escaping Load) { self.open = open }

    /// How far the model is.
    nonisolated var state: ModelLoadState { stateBox.withLock { $0 } }

    /// Runs the model, and loads it before where that was not done yet.
    ///
    /// - Throws: `ModelError` where the model cannot be loaded, and what `use` throws.
    func run<Result: Sendable>(
        _ use: @Sendable (Loaded) throws(ModelError) -> Result
    ) throws(ModelError) -> Result {
        try use(ready())
    }

    private func ready() throws(ModelError) -> Loaded {
        if let loaded { return loaded }
        stateBox.withLock { $0 = .loading(0) }
        do throws(EngineError) {
            let loaded = try open { share in stateBox.withLock { $0 = .loading(share) } }
            self.loaded = loaded
            stateBox.withLock { $0 = .loaded }
            return loaded
        } catch {
            stateBox.withLock { $0 = .failed(error.message) }
            throw ModelError(error)
        }
    }
}

extension ModelRunner {
    /// Loads the model, unless it is.
    ///
    /// - Throws: `ModelError` where it cannot be loaded.
    func load() throws(ModelError) { try run { _ throws(ModelError) in } }

    /// Runs the engine, which answers `nil` where it was stopped.
    ///
    /// - Parameter work: what is done, for the message where it was interrupted.
    /// - Throws: `ModelError` where the model cannot be loaded or fails, or (`.interrupted`) it was stopped.
    func run<Result: Sendable>(
        _ work: String, _ use: @Sendable (Loaded) throws(EngineError) -> Result?
    ) throws(ModelError) -> Result {
        try run { loaded throws(ModelError) in
            do throws(EngineError) {
                if let result = try use(loaded) { return result }
            } catch {
                throw ModelError(error)
            }
            throw .interrupted(work)
        }
    }
}

/// Runs an actor on a queue of its own, so that seconds of computing never hold up the threads that all other tasks
/// share (there are no more of those than cores).
private final class ModelExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "model", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
