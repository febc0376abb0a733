import AgentCore
import Foundation
import SwiftTools

/// Compiles generated programs against the module under test, leaving out parts that do not compile.
struct ProbeCompiler: Sendable {
    let build: PackageBuild
    /// How the module under test is compiled.
    let invocation: CompilerInvocation
    /// Linker arguments: the libraries and object files that a program needs.
    let links: [String]
    /// The folder for the program, inside the scratch copy.
    let folder: URL

    /// A built program.
    struct Program: Sendable {
        let executable: URL
        /// The parts that compile.
        let kept: Set<Int>
    }

    /// Compiles a program.
    ///
    /// - Parameters:
    ///   - parts: the parts' numbers.
    ///   - source: returns the program with some of the parts, and the part that each line belongs to.
    /// - Returns: `nil` if no part compiles.
    /// - Throws: `AgentError` for a compiler error outside of the parts.
    func compile(
        _ parts: Set<Int>, _ source: (Set<Int>) -> (text: String, owners: [Int: Int])
    ) async throws(AgentError) -> Program? {
        try Directories.create(folder)
        let recorder = folder.appending(path: "AgentRecorder.swift")
        try TextFile.write(ProbeRecorder.source + ProbeShape.source, to: recorder)
        let file = folder.appending(path: "AgentProbe.swift")
        let executable = folder.appending(path: "agent-probe")
        var kept = parts
        for _ in 0..<8 where !kept.isEmpty {
            let (text, owners) = source(kept)
            try TextFile.write(text, to: file)
            let outcome = try await build.run(
                invocation.executable, arguments([file, recorder], to: executable), in: folder,
                timeLimit: .seconds(150), outputLimit: 1 << 22)
            if outcome.succeeded { return Program(executable: executable, kept: kept) }
            let output = outcome.errorOutput.text() + outcome.output.text()
            let errors = CompilerDiagnostic.read(output).filter { $0.severity == .error }
            let broken = Set(errors.compactMap { owners[$0.line] })
            guard !broken.isEmpty else {
                throw AgentError(
                    .failed,
                    "a program that tries \(invocation.moduleName) does not build: "
                        + (errors.first?.summary ?? String(output.suffix(300))),
                    remedy: "This is a fault of agent's; `agent test FILE:SYMBOL` may go round it.")
            }
            kept.subtract(broken)
        }
        return nil
    }

    private func arguments(_ files: [URL], to executable: URL) -> [String] {
        var words = [
            "-module-name", "AgentProbe", "-parse-as-library", "-swift-version", "5", "-Onone", "-suppress-warnings",
        ]
        if let imports = invocation.importPath { words += ["-I", imports.path(percentEncoded: false)] }
        var rest = invocation.arguments[...]
        while let word = rest.popFirst() {
            if ["-I", "-F", "-Xcc", "-module-cache-path", "-package-name"].contains(word), let value = rest.popFirst() {
                words += [word, value]
            }
        }
        return words + ["-o", executable.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) }
            + links
    }
}
