import AgentCore
package import Foundation

/// Runs the compiler's frontend (`swiftc -frontend`) on one file of a module at a time.
package struct CompilerFrontend: Sendable {
    /// The toolchain of the compiler.
    package let toolchain: Toolchain
    /// How the module is compiled.
    package let invocation: CompilerInvocation
    /// The package's folder, which the compiler may write to because its caches are there.
    package let folder: URL
    /// Further folders that it may read: packages elsewhere that this one depends on.
    package let readable: [URL]

    /// Makes a frontend.
    package init(toolchain: Toolchain, invocation: CompilerInvocation, folder: URL, readable: [URL] = []) {
        self.toolchain = toolchain
        self.invocation = invocation
        self.folder = folder
        self.readable = readable
    }

    /// Runs the frontend for one file.
    ///
    /// - Parameters:
    ///   - mode: the frontend's mode and its options: `["-dump-ast"]`.
    ///   - file: the primary file.
    ///   - original: the module's file that `file` replaces; `nil` if it is a file of the module itself.
    ///   - helpers: further files to compile as part of the module.
    /// - Throws: `AgentError` if it cannot be run. Compiler errors and a timeout are no error.
    func run(
        _ mode: [String], file: URL, original: URL? = nil, helpers: [URL] = [], timeLimit: Duration, outputLimit: Int
    ) async throws(AgentError) -> ProcessOutcome {
        let replaced = (original ?? file).path(percentEncoded: false)
        let others = invocation.sources.map { $0.path(percentEncoded: false) }.filter { $0 != replaced }
        return try await toolchain.run(
            "swiftc",
            ["-frontend"] + mode + invocation.frontendArguments(resources: toolchain.resources)
                + ["-suppress-warnings", "-diagnostic-style", "llvm"]
                + ["-primary-file", file.path(percentEncoded: false)]
                + others + helpers.map { $0.path(percentEncoded: false) },
            in: folder, readable: readable, writable: [folder], timeLimit: timeLimit, outputLimit: outputLimit)
    }
}
