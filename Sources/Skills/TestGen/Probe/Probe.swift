import AgentCore
import Foundation
import SwiftTools

/// The built probe, ready to run.
struct Probe: Sendable {
    let build: PackageBuild
    let executable: URL
    /// The scenarios that compile, by number.
    let scenarios: [Int: Scenario]
    /// How many did not.
    let dropped: Int

    /// Compiles the probe; scenarios that do not compile are left out.
    ///
    /// - Parameters:
    ///   - source: the probe with all scenarios.
    ///   - invocation: how the module under test is compiled.
    ///   - links: what it has to be linked with.
    ///   - folder: where it is built, inside of the package's copy.
    /// - Throws: `AgentError` where what is wrong is not a scenario.
    static func compile(
        _ source: ProbeSource, for invocation: CompilerInvocation, links: [String], build: PackageBuild, folder: URL
    ) async throws(AgentError) -> Probe {
        try Directories.create(folder)
        let recorder = folder.appending(path: "AgentRecorder.swift")
        try TextFile.write(ProbeRecorder.source, to: recorder)
        let file = folder.appending(path: "AgentProbe.swift")
        let executable = folder.appending(path: "agent-probe")
        var scenarios = source.scenarios
        for _ in 0..<8 {
            let current = ProbeSource(
                module: source.module, imports: source.imports, scenarios: scenarios)
            let (text, owners) = current.text()
            try TextFile.write(text, to: file)
            let outcome = try await build.run(
                invocation.executable, arguments(invocation, [file, recorder], to: executable, links: links),
                in: folder, timeLimit: .seconds(150), outputLimit: 1 << 22)
            if outcome.succeeded {
                return Probe(
                    build: build, executable: executable, scenarios: scenarios,
                    dropped: source.scenarios.count - scenarios.count)
            }
            let output = outcome.errorOutput.text() + outcome.output.text()
            let errors = CompilerDiagnostic.read(output).filter { $0.severity == .error }
            let broken = Set(errors.compactMap { owners[$0.line] })
            guard !broken.isEmpty else {
                throw AgentError(
                    .failed,
                    "the probe of \(source.module) does not build: \(errors.first?.summary ?? String(output.suffix(300)))",
                    remedy: "This is a fault of agent's; `agent test FILE:SYMBOL` may go round it.")
            }
            for number in broken { scenarios[number] = nil }
        }
        throw AgentError(
            .failed, "the probe of \(source.module) does not build after eight tries",
            remedy: "`agent test FILE:SYMBOL` tries less at once.")
    }

    private static func arguments(
        _ invocation: CompilerInvocation, _ files: [URL], to executable: URL, links: [String]
    ) -> [String] {
        var words = ["-module-name", "AgentProbe", "-parse-as-library", "-swift-version", "5", "-Onone", "-suppress-warnings"]
        if let imports = invocation.importPath { words += ["-I", imports.path(percentEncoded: false)] }
        var rest = invocation.arguments[...]
        while let word = rest.popFirst() {
            if ["-I", "-F", "-Xcc", "-module-cache-path", "-package-name"].contains(word), let value = rest.popFirst() {
                words += [word, value]
            }
        }
        return words + ["-o", executable.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) } + links
    }
}
