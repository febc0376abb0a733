package import AgentCore
package import Foundation

/// The Swift toolchain of this machine, whose programs run in the sandbox: no network, an empty home, and of the files
/// only what a call names.
package struct Toolchain: Sendable {
    /// Runs its programs.
    package let runner: ProcessRunner
    /// What its programs have to be let read besides the system's own folders: where it is installed.
    package let readable: [URL]
    /// The folder of its programs: `…/usr/bin`.
    package let programs: URL

    private static let remedy =
        "Install Swift 6.3 from https://swift.org/install, and see that `swift` is on your PATH."

    /// Finds the toolchain whose `swift` and `swiftc` come first in the `PATH`.
    ///
    /// - Parameters:
    ///   - sandbox: what holds its programs to their protection.
    ///   - environment: whose `PATH` is searched.
    /// - Throws: `AgentError` (`.notFound`) where there is none, or none that runs in the sandbox.
    package static func find(
        sandbox: Sandbox, environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws(AgentError) -> Toolchain {
        let runner = ProcessRunner(sandbox: sandbox, environment: environment)
        if let compiler = sandbox.program(named: ["swiftc"], environment: environment) {
            return Toolchain(runner: runner, compiler: compiler)
        }
        // A version manager's shim does not run in a sandbox, but knows where the real one lies.
        let free = Sandbox.none("a version manager is asked for its toolchain")
        guard let shim = free.program(named: ["swiftc"], environment: environment) else {
            throw AgentError(.notFound, "there is no Swift compiler on the PATH", remedy: remedy)
        }
        let resources = try await resourceFolder(
            of: shim, runner: ProcessRunner(sandbox: free, environment: environment))
        let real = resources.deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin/swiftc")
        guard let compiler = sandbox.program(at: real.path(percentEncoded: false)) else {
            throw AgentError(
                .notFound,
                "the Swift compiler \(shim.executable.path(percentEncoded: false)) does not run in a sandbox",
                remedy: remedy)
        }
        return Toolchain(runner: runner, compiler: compiler)
    }

    private init(runner: ProcessRunner, compiler: InstalledProgram) {
        self.runner = runner
        readable = compiler.readable
        programs = compiler.executable.deletingLastPathComponent()
    }

    /// `…/usr/lib/swift` of the toolchain that a program belongs to.
    private static func resourceFolder(of shim: InstalledProgram, runner: ProcessRunner) async throws(AgentError) -> URL {
        let outcome = try await runner.run(
            ProcessRequest(
                shim.executable, ["-print-target-info"], directory: URL(filePath: "/"),
                home: URL(filePath: NSHomeDirectory()), timeLimit: .seconds(30), outputLimit: 1 << 16,
                protection: Protection()))
        let information = try? JSONReader(maximumValues: 1000).read(outcome.output.text())
        guard let path = information?["paths"]?["runtimeResourcePath"]?.stringValue, path.hasPrefix("/") else {
            throw AgentError(
                .notFound,
                "\(shim.executable.path(percentEncoded: false)) does not tell where its toolchain is installed",
                remedy: remedy)
        }
        return URL(filePath: path)
    }

    /// The toolchain's program of this name, whether or not it is there: `swift`, `swiftc`, `llvm-cov`.
    package func program(_ name: String) -> URL { programs.appending(path: name, directoryHint: .notDirectory) }

    /// The folder of what the compiler brings along: `…/usr/lib/swift`.
    package var resources: URL { programs.deletingLastPathComponent().appending(path: "lib/swift") }

    /// Runs one of the toolchain's programs.
    ///
    /// - Parameters:
    ///   - name: which: `swift`, `swiftc`, `swift-symbolgraph-extract`.
    ///   - arguments: its arguments, which nothing interprets.
    ///   - directory: where it runs.
    ///   - readable: what it may read besides the toolchain and the system's folders.
    ///   - writable: what it may change.
    ///   - environment: variables besides those that every program gets.
    ///   - home: its home, which has to be among `writable`; without one it gets an empty one that vanishes with it.
    ///   - timeLimit: the longest it may take.
    ///   - outputLimit: the most that is kept of its output, in bytes.
    /// - Throws: `AgentError` where it cannot be started, or where the task was cancelled (`.interrupted`). That it
    ///   fails, or runs out of time, is no error.
    package func run(
        _ name: String, _ arguments: [String], in directory: URL, readable: [URL] = [], writable: [URL] = [],
        environment: [String: String] = [:], home: URL? = nil, timeLimit: Duration, outputLimit: Int = 1 << 20
    ) async throws(AgentError) -> ProcessOutcome {
        try await run(
            program(name), arguments, in: directory, readable: readable, writable: writable, environment: environment,
            home: home, timeLimit: timeLimit, outputLimit: outputLimit)
    }

    /// Runs a program that was built with this toolchain, and may need its libraries.
    ///
    /// The parameters and errors are those of the toolchain's own programs.
    package func run(
        _ executable: URL, _ arguments: [String], in directory: URL, readable: [URL] = [], writable: [URL] = [],
        environment: [String: String] = [:], home: URL? = nil, timeLimit: Duration, outputLimit: Int = 1 << 20
    ) async throws(AgentError) -> ProcessOutcome {
        try await runner.run(
            ProcessRequest(
                executable, arguments, directory: directory, environment: environment, home: home,
                timeLimit: timeLimit, outputLimit: outputLimit,
                protection: Protection(readable: self.readable + readable, writable: writable)))
    }
}
