package import AgentCore
package import Foundation

/// Builds a copy of a package, offline and within the sandbox.
package struct PackageBuild: Sendable {
    /// The toolchain that builds it.
    package let toolchain: Toolchain
    /// The copy.
    package let copy: ScratchCopy

    /// Makes a build of a copy.
    package init(toolchain: Toolchain, copy: ScratchCopy) {
        self.toolchain = toolchain
        self.copy = copy
    }

    /// Runs one of the toolchain's programs, or a built one, with access to the copy.
    ///
    /// - Throws: `AgentError` if it cannot be started. A failure of the program and a timeout are no error.
    package func run(
        _ executable: URL, _ arguments: [String], in directory: URL? = nil, environment: [String: String] = [:],
        timeLimit: Duration, outputLimit: Int = 1 << 20
    ) async throws(AgentError) -> ProcessOutcome {
        try await toolchain.run(
            executable, arguments, in: directory ?? copy.root, readable: copy.readable, writable: [copy.scratch],
            environment: environment, timeLimit: timeLimit, outputLimit: outputLimit)
    }

    /// The result of a build.
    package struct Result: Sendable {
        /// Whether the build succeeded.
        package let succeeded: Bool
        /// Whether it ran out of time.
        package let didTimeOut: Bool
        /// The compiler's diagnostics.
        package let diagnostics: [CompilerDiagnostic]
        /// The whole output, with the build system's own messages.
        package let output: String

        /// The first error: the compiler's, or else the build system's.
        package var firstError: String {
            if let error = diagnostics.first(where: { $0.severity == .error }) { return error.summary }
            let line = output.lines.first { $0.hasPrefix("error: ") || $0.contains(" error: ") }
            return line.map(String.init) ?? "the build stopped without an error message"
        }
    }

    /// The folder of the build's products.
    package var products: URL { copy.build.appending(path: "debug", directoryHint: .isDirectory) }

    /// Runs `swift build`.
    ///
    /// - Parameters:
    ///   - target: the only target to build; `nil` for all.
    ///   - includesTests: whether to build the tests too.
    ///   - measuresCoverage: whether to add the counters for coverage.
    ///   - timeLimit: the longest that the build may take.
    /// - Throws: `AgentError` if the toolchain cannot be started. A failed build is no error.
    package func build(
        target: String? = nil, includesTests: Bool = false, measuresCoverage: Bool = false, timeLimit: Duration
    ) async throws(AgentError) -> Result {
        var arguments = ["build"]
        if let target { arguments += ["--target", target] }
        if includesTests { arguments.append("--build-tests") }
        if measuresCoverage { arguments.append("--enable-code-coverage") }
        let outcome = try await PackageTool(toolchain: toolchain).run(arguments, in: copy, timeLimit: timeLimit)
        let output = outcome.output.text() + "\n" + outcome.errorOutput.text()
        return Result(
            succeeded: outcome.succeeded, didTimeOut: outcome.didTimeOut,
            diagnostics: CompilerDiagnostic.read(output), output: output)
    }

    /// How each module of the last build was compiled, by module name.
    ///
    /// - Throws: `AgentError` if there was no build, or its description has another form.
    package func invocations() throws(AgentError) -> [String: CompilerInvocation] {
        try CompilerInvocation.read(description: products.appending(path: "description.json"))
    }

    /// The test bundle of the last build with tests.
    ///
    /// - Throws: `AgentError` if there is none.
    package func testBundle() throws(AgentError) -> URL {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path(percentEncoded: false))) ?? []
        guard let name = names.sorted().first(where: { $0.hasSuffix(".xctest") }) else {
            throw AgentError(.failed, "the build made no tests", remedy: "Check that the package has a test target.")
        }
        return products.appending(path: name)
    }

    /// The symbols of a module of the last build, including internal ones.
    ///
    /// - Throws: `AgentError` if the toolchain cannot extract them.
    package func symbolGraph(of invocation: CompilerInvocation) async throws(AgentError) -> SymbolGraph {
        let folder = copy.scratch.appending(path: "symbols", directoryHint: .isDirectory)
        try Directories.create(folder)
        var arguments = [
            "-module-name", invocation.moduleName, "-minimum-access-level", "internal", "-skip-synthesized-members",
            "-output-dir", folder.path(percentEncoded: false),
        ]
        if let imports = invocation.importPath { arguments += ["-I", imports.path(percentEncoded: false)] }
        var rest = invocation.arguments[...]
        while let word = rest.popFirst() {
            if ["-target", "-sdk", "-I", "-F", "-Xcc"].contains(word), let value = rest.popFirst() {
                arguments += [word, value]
            } else if word.hasPrefix("-I") {
                arguments.append(word)
            }
        }
        let outcome = try await run(
            toolchain.program("swift-symbolgraph-extract"), arguments, timeLimit: .seconds(60))
        guard outcome.succeeded else {
            throw AgentError(
                .failed,
                "the symbols of \(invocation.moduleName) cannot be read: \(outcome.errorOutput.text(limit: 300))",
                remedy: "Check that `swift build` works in the package.")
        }
        return try SymbolGraphReader.read(folder, module: invocation.moduleName)
    }
}
