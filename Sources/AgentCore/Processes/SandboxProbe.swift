import Foundation

/// Finds out which sandbox works on this machine. User namespaces may be disabled, or a container may forbid what
/// bubblewrap needs, so only a trial run can show it.
enum SandboxProbe {
    /// The result, computed once per process.
    static let shared = Task { await probe(ProcessInfo.processInfo.environment) }

    /// Looks for bubblewrap in the `PATH`, and runs it.
    static func probe(_ environment: [String: String]) async -> Sandbox {
        #if os(Linux)
            let finder = ProgramFinder(
                searchPath: ProcessEnvironment.searchPath(environment), isConfined: false)
            guard let found = finder.find(named: "bwrap") else { return .none("bubblewrap is not installed") }
            return await probe(found.executable.path(percentEncoded: false), environment)
        #else
            // sandbox-exec is deprecated, and its rule language was never documented.
            return .none("there is no sandbox for programs on this system that agent could use")
        #endif
    }

    /// Tries this bubblewrap with all features, then with fewer.
    static func probe(_ executable: String, _ environment: [String: String]) async -> Sandbox {
        var reason = ""
        for features in [
            Bubblewrap.Features(), Bubblewrap.Features(disablesNamespaces: false),
            Bubblewrap.Features(boundsMemory: false, disablesNamespaces: false),
        ] {
            let sandbox = Sandbox(.bubblewrap(Bubblewrap(executable: executable, features: features)))
            let file = URL(filePath: executable)
            // The trial runs bubblewrap itself, a program that is sure to exist.
            let request = ProcessRequest(
                file, ["--version"], directory: URL(filePath: "/usr"), timeLimit: .seconds(5), outputLimit: 1024,
                protection: Protection(readable: [file]))
            do {
                let outcome = try await ProcessRunner(sandbox: sandbox, environment: environment).run(request)
                if outcome.succeeded { return sandbox }
                reason = outcome.didTimeOut ? "it did not end" : outcome.errorOutput.text(limit: 200)
            } catch {
                reason = error.message
            }
        }
        let line = reason.split(separator: "\n").first.map(String.init) ?? "a trial run failed"
        return .none("bubblewrap is installed but does not work here (\(line))")
    }
}
