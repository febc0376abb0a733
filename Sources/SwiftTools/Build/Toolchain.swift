package import AgentCore
package import Foundation

/// This machine's Swift toolchain. Its programs run in a sandbox: without network, with an empty home folder, and with
/// access only to the files that a call names.
package struct Toolchain: Sendable {
    /// Runs its programs.
    package let runner: ProcessRunner
    /// The folders of its installation, which its programs have to read.
    package let readable: [URL]
    /// The folder of its programs: `…/usr/bin`.
    package let programs: URL

    private static let remedy =
        "Install Swift 6.3 from https://swift.org/install, and see that `swift` is on your PATH."

    /// Finds the toolchain whose `swiftc` comes first in `PATH`.
    ///
    /// - Parameters:
    ///   - sandbox: the sandbox for its programs.
    ///   - environment: environment variables with the `PATH` to search.
    /// - Throws: `AgentError` (`.notFound`) if there is none, or none that runs in the sandbox.
    package static func find(
        sandbox: Sandbox, environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws(AgentError) -> Toolchain {
        let runner = ProcessRunner(sandbox: sandbox, environment: environment)
        if let compiler = sandbox.program(named: ["swiftc"], environment: environment) {
            return Toolchain(runner: runner, compiler: compiler)
        }
        // A version manager's shim does not run in a sandbox, but it knows where the real compiler is.
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
    private static func resourceFolder(of shim: InstalledProgram, runner: ProcessRunner) async throws(AgentError) -> URL
    {
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

    /// The path of a toolchain program, which may not exist: `swift`, `swiftc`, `llvm-cov`.
    package func program(_ name: String) -> URL { programs.appending(path: name, directoryHint: .notDirectory) }

    /// The folder of the compiler's resources: `…/usr/lib/swift`.
    package var resources: URL { programs.deletingLastPathComponent().appending(path: "lib/swift") }

    /// Runs one of the toolchain's programs.
    ///
    /// - Parameters:
    ///   - name: the program: `swift`, `swiftc`, `swift-symbolgraph-extract`.
    ///   - arguments: its arguments; no shell interprets them.
    ///   - directory: its working directory.
    ///   - readable: files and folders it may read besides the toolchain and the system's folders.
    ///   - writable: folders it may change.
    ///   - environment: environment variables besides the usual ones.
    ///   - home: its home folder, which has to be in `writable`; `nil` for an empty one that is removed afterwards.
    ///   - timeLimit: the longest it may take.
    ///   - outputLimit: the most bytes of its output to keep.
    /// - Throws: `AgentError` if it cannot be started, or if the task was cancelled (`.interrupted`). A failure of the
    ///   program and a timeout are no error.
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
    /// The parameters and errors are the same as for the toolchain's programs.
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
