import Foundation

/// One run of a program: sets up its environment and sandbox, and supervises it.
final class ProcessJob: Sendable {
    private struct State {
        var isCancelled = false
        var supervisor: ProcessSupervisor?
    }

    private let request: ProcessRequest
    private let sandbox: Sandbox
    private let environment: [String: String]
    private let grace: Duration
    private let state = Locked(State())

    init(_ request: ProcessRequest, sandbox: Sandbox, environment: [String: String], grace: Duration) {
        self.request = request
        self.sandbox = sandbox
        self.environment = environment
        self.grace = grace
    }

    /// Ends the program, or keeps it from starting.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.supervisor?.cancel()
        }
    }

    /// Runs the program. Blocks the thread, which must live as long as the program (see `ProcessSupervisor`).
    func run() -> Result<ProcessOutcome, AgentError> {
        do throws(AgentError) {
            let directory = try directory
            if case .bubblewrap(let bubblewrap) = sandbox.kind {
                let image = image(in: directory, home: Bubblewrap.home, temporary: Bubblewrap.temporary)
                try image.check()
                let outcome = try supervise(try bubblewrap.wrap(image, request.protection))
                if let reason = bubblewrap.failure(outcome) { throw unprotected(reason) }
                return .success(outcome)
            }
            let scratch = try ScratchFolder()
            defer { scratch.remove() }
            // Needed without bubblewrap only; there, the kernel ends all descendants.
            let family = ProcessFamily()
            let image = image(in: directory, home: scratch.home, temporary: scratch.temporary, of: family)
            try image.check()
            return .success(try supervise(image, family))
        } catch {
            return .failure(error)
        }
    }

    private var directory: String {
        get throws(AgentError) {
            let given = request.directory.path(percentEncoded: false)
            guard FileIdentity(request.directory)?.isDirectory == true, let real = RealPath.of(given) else {
                throw AgentError(
                    .notFound, "cannot run \(request.executable.path(percentEncoded: false)): \(given) is no folder",
                    remedy: "Name a folder that exists.")
            }
            return real
        }
    }

    private func image(
        in directory: String, home: String, temporary: String, of family: ProcessFamily? = nil
    ) -> ProcessImage {
        let variables = ProcessEnvironment.scrubbed(
            environment, searchPath: searchPath,
            home: request.home?.path(percentEncoded: false) ?? home, temporary: temporary,
            adding: request.environment)
        return ProcessImage(
            executable: request.executable.path(percentEncoded: false), arguments: request.arguments,
            environment: family?.marking(variables) ?? variables, directory: directory)
    }

    /// In a sandbox, only folders that are visible there. The program's own folder is added in front, because its
    /// helpers lie beside it.
    private var searchPath: [String] {
        let all = ProcessEnvironment.searchPath(environment)
        guard sandbox.protects else { return all }
        let own = request.executable.deletingLastPathComponent().path(percentEncoded: false)
        let folder = own.count > 1 && own.hasSuffix("/") ? String(own.dropLast()) : own
        let inSight = all.filter(SystemFolders.contain)
        return inSight.contains(folder) ? inSight : [folder] + inSight
    }

    private func supervise(
        _ image: ProcessImage, _ family: ProcessFamily? = nil
    ) throws(AgentError) -> ProcessOutcome {
        let supervisor = ProcessSupervisor(
            image, timeLimit: request.timeLimit, outputLimit: request.outputLimit, grace: grace, family: family)
        state.withLock { state in
            state.supervisor = supervisor
            if state.isCancelled { supervisor.cancel() }
        }
        return try supervisor.run()
    }

    private func unprotected(_ reason: String) -> AgentError {
        AgentError(
            .failed, "cannot run \(request.executable.path(percentEncoded: false)) under bubblewrap: \(reason)",
            remedy: "Check that what it needs is readable to you.")
    }
}
