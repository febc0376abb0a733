import Dispatch

/// Runs an actor on a queue of its own, so that seconds of computing never hold up the threads that all other tasks
/// share (there are no more of those than cores).
final class ModelExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "model", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
