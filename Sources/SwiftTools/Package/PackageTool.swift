package import AgentCore
package import Foundation

/// The toolchain's `swift package` and `swift build`, run on a scratch copy: without network, with everything they
/// write beside the copy.
package struct PackageTool: Sendable {
    private let swift: Program
    private let runner: ProcessRunner

    /// Finds the toolchain.
    ///
    /// - Parameter environment: whose `PATH` is searched.
    /// - Throws: `AgentError.Code.notFound` where there is none.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) async throws(AgentError) {
        let sandbox = await Sandbox.find()
        guard let swift = sandbox.program(named: ["swift"], environment: environment) else {
            throw AgentError(
                .notFound, "there is no Swift toolchain in the PATH",
                remedy: "Install Swift 6 from swift.org, or add its `usr/bin` to PATH.")
        }
        self.swift = swift
        runner = ProcessRunner(sandbox: sandbox, environment: environment)
    }

    /// Runs `swift COMMAND --package-path … --scratch-path … ARGUMENTS`.
    ///
    /// - Parameters:
    ///   - command: `["package", "dump-package"]`, `["build"]`; the options for the places come after its first word.
    ///   - copy: the package.
    ///   - folder: the package's folder where it is not the copy's own.
    ///   - timeLimit: the longest it may take.
    /// - Throws: `AgentError` where it cannot be run. One that fails is no error.
    package func run(
        _ command: [String], in copy: ScratchCopy, at folder: URL? = nil, timeLimit: Duration = .seconds(60)
    ) async throws(AgentError) -> ProcessOutcome {
        let root = folder ?? copy.root
        let places = [
            "--package-path", root.path(percentEncoded: false),
            "--scratch-path", copy.build.path(percentEncoded: false),
            "--cache-path", copy.cache.path(percentEncoded: false),
            "--config-path", copy.cache.appending(path: "config").path(percentEncoded: false),
            "--security-path", copy.cache.appending(path: "security").path(percentEncoded: false),
            "--disable-automatic-resolution",
        ]
        return try await runner.run(
            ProcessRequest(
                swift.executable, command.prefix(1) + places + command.dropFirst(), directory: root,
                timeLimit: timeLimit, outputLimit: 8 << 20,
                protection: Protection(readable: swift.readable + copy.readable, writable: [copy.scratch])))
    }
}
