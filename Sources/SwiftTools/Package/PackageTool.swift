package import AgentCore
package import Foundation

/// Runs `swift package`, `swift build` and `swift test` on a scratch copy: without network, with all their output
/// beside the copy.
package struct PackageTool: Sendable {
    /// The toolchain whose programs it runs.
    package let toolchain: Toolchain

    /// Uses a toolchain.
    package init(toolchain: Toolchain) { self.toolchain = toolchain }

    /// Finds the toolchain and the sandbox.
    ///
    /// - Parameter environment: environment variables with the `PATH` to search.
    /// - Throws: `AgentError.Code.notFound` if there is no toolchain.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) async throws(AgentError) {
        toolchain = try await Toolchain.find(sandbox: await Sandbox.find(), environment: environment)
    }

    /// Runs `swift COMMAND --package-path … --scratch-path … ARGUMENTS`.
    ///
    /// - Parameters:
    ///   - command: the command: `["package", "dump-package"]`, `["build"]`. The path options come after its first
    ///     word.
    ///   - copy: the package's copy.
    ///   - folder: the package's folder, if it is not the copy's root.
    ///   - timeLimit: the longest it may take.
    /// - Throws: `AgentError` if it cannot be run. A failed command is no error.
    package func run(
        _ command: [String], in copy: ScratchCopy, at folder: URL? = nil, timeLimit: Duration = .seconds(60)
    ) async throws(AgentError) -> ProcessOutcome {
        let root = folder ?? copy.root
        let options = [
            "--package-path", root.path(percentEncoded: false),
            "--scratch-path", copy.build.path(percentEncoded: false),
            "--cache-path", copy.cache.path(percentEncoded: false),
            "--config-path", copy.cache.appending(path: "config").path(percentEncoded: false),
            "--security-path", copy.cache.appending(path: "security").path(percentEncoded: false),
            "--disable-sandbox", "--disable-automatic-resolution", "--skip-update",
        ]
        return try await toolchain.run(
            "swift", command.prefix(1) + options + command.dropFirst(), in: root, readable: copy.readable,
            writable: [copy.scratch], timeLimit: timeLimit, outputLimit: 8 << 20)
    }
}
