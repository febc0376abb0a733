import AgentCore
package import Foundation

/// The compiler's frontend, asked about one file of a module at a time.
package struct CompilerFrontend: Sendable {
    /// Whose frontend it is.
    package let toolchain: Toolchain
    /// How the module is compiled.
    package let invocation: CompilerInvocation
    /// The package's folder, which the compiler may write to: its caches lie there.
    package let folder: URL
    /// What else it may read: packages elsewhere that this one depends on.
    package let readable: [URL]

    /// Makes a frontend.
    package init(toolchain: Toolchain, invocation: CompilerInvocation, folder: URL, readable: [URL] = []) {
        self.toolchain = toolchain
        self.invocation = invocation
        self.folder = folder
        self.readable = readable
    }

    /// Runs it for one file.
    ///
    /// - Parameters:
    ///   - mode: what to do: `["-dump-ast"]`.
    ///   - file: the file that it is about.
    ///   - original: the module's file that it stands for; itself where there is none.
    ///   - helpers: files that are in the module besides.
    /// - Throws: `AgentError` where it cannot be run. That it finds errors, or runs out of time, is no error.
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
