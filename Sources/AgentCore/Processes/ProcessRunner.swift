public import Foundation

/// Runs programs without a shell, without input, without this process's open files, with a scrubbed environment and
/// limits on time and output, and in the sandbox where there is one.
///
/// When a program is cancelled or exceeds its time limit, its process group gets SIGTERM and shortly after SIGKILL.
/// When a program ends by itself, the rest of its group gets SIGKILL. Under bubblewrap, the kernel ends everything that
/// ran inside. Without it, on Linux, descendants in other sessions are killed too (`ProcessFamily`). On other systems
/// they cannot be found; `ProcessOutcome.leftProcesses` reports those that hold the output open.
public struct ProcessRunner: Sendable {
    /// Enforces the protection of programs.
    public let sandbox: Sandbox
    private let environment: [String: String]
    private let grace: Duration

    /// Makes a runner.
    ///
    /// - Parameters:
    ///   - sandbox: enforces the protection of programs.
    ///   - environment: this process's variables, of which a few are passed on (see `ProcessEnvironment`).
    public init(sandbox: Sandbox, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(sandbox: sandbox, environment: environment, grace: .seconds(2))
    }

    init(sandbox: Sandbox, environment: [String: String], grace: Duration) {
        self.sandbox = sandbox
        self.environment = environment
        self.grace = grace
    }

    /// Runs a program to its end. Cancelling the task ends the program.
    ///
    /// - Throws: `AgentError` where it cannot be started or is not visible in its own sandbox, or where the task was
    ///   cancelled (`.interrupted`). No process is left in either case. A program that fails or exceeds its time limit
    ///   is not an error.
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
