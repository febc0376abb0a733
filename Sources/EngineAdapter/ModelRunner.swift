import AgentCore
import Dispatch
import Engine

/// Loads a model at the first request and runs it, one request at a time.
actor ModelRunner<Loaded> {
    /// Opens the model and reports the share of it that has been read, from 0 to 1.
    typealias Load = @Sendable (_ progress: (Double) -> Void) throws(EngineError) -> Loaded

    private let executor = ModelExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let open: Load
    private let stateBox = Locked(ModelLoadState.idle)
    private var loaded: Loaded?

    /// A runner that opens its model when it is first needed.
    init(open: @escaping Load) { self.open = open }

    /// The loading state of the model.
    nonisolated var state: ModelLoadState { stateBox.withLock { $0 } }

    /// Runs the model, loading it first if needed.
    ///
    /// - Throws: `ModelError` if the model cannot be loaded, and what `use` throws.
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
    /// Loads the model if it is not loaded yet.
    ///
    /// - Throws: `ModelError` if it cannot be loaded.
    func load() throws(ModelError) { try run { _ throws(ModelError) in } }

    /// Runs work on the engine; `use` returns `nil` if it was stopped.
    ///
    /// - Parameter work: the name of the work, for the message if it is interrupted.
    /// - Throws: `ModelError` if the model cannot be loaded or fails, or (`.interrupted`) the work was stopped.
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

/// Runs an actor on a queue of its own, so that seconds of computing never block the threads that all other tasks share
/// (there are no more of those than cores).
private final class ModelExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "model", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
