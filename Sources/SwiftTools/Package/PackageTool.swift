package import AgentCore
package import Foundation

/// The toolchain's `swift package`, `swift build` and `swift test`, run on a scratch copy: without network, with
/// everything they write beside the copy.
package struct PackageTool: Sendable {
    /// Where the programs are.
    package let toolchain: Toolchain

    /// Uses a toolchain.
    package init(toolchain: Toolchain) { self.toolchain = toolchain }

    /// Finds the toolchain, and what programs are held by.
    ///
    /// - Parameter environment: whose `PATH` is searched.
    /// - Throws: `AgentError.Code.notFound` where there is none.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) async throws(AgentError) {
        toolchain = try await Toolchain.find(sandbox: await Sandbox.find(), environment: environment)
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
            "--disable-sandbox", "--disable-automatic-resolution", "--skip-update",
        ]
        return try await toolchain.run(
            "swift", command.prefix(1) + places + command.dropFirst(), in: root, readable: copy.readable,
            writable: [copy.scratch], timeLimit: timeLimit, outputLimit: 8 << 20)
    }
}
