public import Foundation

/// Runs programs: no shell, no input, no open files of this process, a scrubbed environment, within time and output, and
/// in the sandbox where there is one.
///
/// When a program ends, is cancelled, or its time is up, its whole group is ended: asked first (SIGTERM) and made to
/// shortly after (SIGKILL). bubblewrap ends at once, and the kernel ends with it all that ran inside. Without it, on
/// Linux, what moved to a session of its own is ended too (`ProcessFamily`); elsewhere it is out of reach, and
/// `ProcessOutcome.leftProcesses` tells of it where it shows.
public struct ProcessRunner: Sendable {
    /// What holds programs to their protection.
    public let sandbox: Sandbox
    private let environment: [String: String]
    private let grace: Duration

    /// Makes a runner.
    ///
    /// - Parameters:
    ///   - sandbox: what holds programs to their protection.
    ///   - environment: this process's variables, of which few pass.
    public init(sandbox: Sandbox, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(sandbox: sandbox, environment: environment, grace: .seconds(2))
    }

    init(sandbox: Sandbox, environment: [String: String], grace: Duration) {
        self.sandbox = sandbox
        self.environment = environment
        self.grace = grace
    }

    /// Runs a program to its end. Cancelling the task ends it.
    ///
    /// - Throws: `AgentError` where it cannot be started or is out of its own sight, or where the task was cancelled
    ///   (`.interrupted`); then nothing of it is left. A program that fails, or runs out of time, is no error.
    public func run(_ request: ProcessRequest) async throws(AgentError) -> ProcessOutcome {
        let job = ProcessJob(request, sandbox: sandbox, environment: environment, grace: grace)
        let result: Result<ProcessOutcome, AgentError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: job.run()) }
            }
        } onCancel: {
            job.cancel()
        }
        return try result.get()
    }
}
