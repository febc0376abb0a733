import AgentCore
import Foundation
import SwiftTools

/// Puts a feature into the scratch copy and tries it there: formatted, built, and its tests passed again and again.
struct FeatureProver {
    let plan: FeaturePlan
    let copy: ScratchCopy
    let tool: PackageTool
    let templates: Templates
    /// Told what is being done.
    let progress: @Sendable (String) -> Void

    /// How often the tests are run side by side.
    static let parallelRuns = 5
    private static let timeLimit = Duration.seconds(600)

    /// Writes the feature into the copy.
    ///
    /// - Returns: the changes for the package, the manifest's among them.
    /// - Throws: `AgentError` where a template is broken, or the manifest cannot be edited.
    func write() async throws(AgentError) -> [FileChange] {
        progress("writing \(plan.files.count) files into a scratch copy")
        var changes: [FileChange] = []
        if !plan.additions.isEmpty { changes.append(try await ManifestEdit(tool: tool).add(plan.additions, to: copy)) }
        for (file, text) in try plan.rendered(templates) { try copy.write(text, to: file.path) }
        try await format()
        for file in plan.files {
            changes.append(FileChange(path: file.path, old: nil, new: try TextFile.read(copy.file(file.path))))
        }
        return changes
    }

    /// Sets the new files as the package's configuration says, or as `swift format` does without one.
    private func format() async throws(AgentError) {
        let paths = plan.files.map { copy.file($0.path).path(percentEncoded: false) }
        let format = try await tool.toolchain.run(
            "swift-format", ["format", "--in-place", "--parallel"] + paths, in: copy.root, readable: copy.readable,
            writable: [copy.scratch], timeLimit: .seconds(60))
        guard format.succeeded else { throw broken("do not parse", format) }
        let lint = try await tool.toolchain.run(
            "swift-format", ["lint", "--strict", "--parallel"] + paths, in: copy.root, readable: copy.readable,
            writable: [copy.scratch], timeLimit: .seconds(60))
        guard lint.succeeded else { throw broken("are not clean under swift-format lint", lint) }
    }

    private func broken(_ what: String, _ outcome: ProcessOutcome) -> AgentError {
        let line = copy.plain(outcome.errorOutput.text(limit: 2_000)).split(separator: "\n").first ?? "no reason given"
        return AgentError(
            .failed, "the files made from the templates \(what): \(line)",
            remedy: "Correct your own templates; where you have none, this is a fault of agent. Nothing was written.")
    }

    /// Builds and tests what was written.
    ///
    /// - Throws: `AgentError`: where the package does not build even without the feature; where the feature does not build
    ///   or a test does not pass, `.checkFailed`.
    func prove() async throws(AgentError) -> FeatureProof {
        var proof = FeatureProof()
        progress("building")
        let build = try await tool.run(["build", "--build-tests", "--disable-index-store", "-debug-info-format", "none"], in: copy, timeLimit: Self.timeLimit)
        let output = build.output.text() + "\n" + build.errorOutput.text()
        proof.buildSeconds = Self.seconds(build.duration)
        let diagnostics = CompilerDiagnostic.read(copy.plain(output))
        guard build.succeeded else { throw try await unbuilt(diagnostics, build) }
        proof.warnings = diagnostics.filter { $0.severity == .warning && isOurs($0.file) }.map(\.summary)
        let filters = plan.suites.flatMap { ["--filter", "\\.\($0)/"] }
        for run in 1...Self.parallelRuns + 1 {
            let isAlone = run > Self.parallelRuns
            progress(isAlone ? "testing alone" : "testing, \(run) of \(Self.parallelRuns)")
            let outcome = try await tool.run(
                ["test", "--skip-build", "--disable-xctest", isAlone ? "--no-parallel" : "--parallel"] + filters,
                in: copy, timeLimit: .seconds(120))
            let text = outcome.output.text() + "\n" + outcome.errorOutput.text()
            proof.tests = Self.testCount(text)
            guard outcome.succeeded, proof.tests > 0 else { throw failedTest(text, outcome) }
            if isAlone { proof.runs.serial += 1 } else { proof.runs.parallel += 1 }
        }
        return proof
    }

    private func isOurs(_ file: String) -> Bool { plan.files.contains { file.hasSuffix("/" + $0.path) } }

    /// Says whose fault it is that the build does not go through.
    private func unbuilt(_ diagnostics: [CompilerDiagnostic], _ build: ProcessOutcome) async throws(AgentError)
        -> AgentError
    {
        if build.didTimeOut {
            return AgentError(
                .failed, "the package \(copy.name) does not build within ten minutes", remedy: "Nothing was written.")
        }
        let error = diagnostics.first { $0.severity == .error }
        for file in plan.files { try? FileManager.default.removeItem(at: copy.file(file.path)) }
        progress("building the package without the feature")
        let before = try await tool.run(["build"], in: copy, timeLimit: Self.timeLimit)
        if !before.succeeded {
            let own = CompilerDiagnostic.read(copy.plain(before.output.text() + "\n" + before.errorOutput.text()))
                .first { $0.severity == .error }
            return AgentError(
                .failed,
                "the package \(copy.name) does not build as it is: \(own?.summary ?? Self.reason(before))",
                remedy: "Correct that first; nothing was written.")
        }
        return AgentError(
            .checkFailed,
            "\(plan.name.type) does not build in \(plan.target): \(error?.summary ?? Self.reason(build))",
            remedy: "Nothing was written. A name may be taken by something else: try another, or other fields.")
    }

    private func failedTest(_ text: String, _ outcome: ProcessOutcome) -> AgentError {
        let line = copy.plain(text).split(separator: "\n").first { $0.contains("recorded an issue") }
            ?? copy.plain(text).split(separator: "\n").first { $0.hasPrefix("error: ") }
        return AgentError(
            .checkFailed,
            outcome.didTimeOut
                ? "the new tests do not end" : "a new test did not pass: \(line.map(String.init) ?? Self.reason(outcome))",
            remedy: "Nothing was written. This is a fault of agent, or of a template of yours.")
    }

    /// The number in `Test run with 21 tests in 3 suites passed`.
    static func testCount(_ output: String) -> Int {
        guard let match = output.firstMatch(of: /Test run with ([0-9]+) tests?/) else { return 0 }
        return Int(match.1) ?? 0
    }

    private static func reason(_ outcome: ProcessOutcome) -> String {
        let lines = (outcome.output.text() + "\n" + outcome.errorOutput.text()).split(separator: "\n")
        return (lines.first { $0.contains("error: ") } ?? lines.last).map(String.init) ?? "no reason given"
    }

    static func seconds(_ duration: Duration) -> Double {
        let (seconds, fraction) = duration.components
        return Double(seconds) + (Double(fraction) / 1e17).rounded() / 10
    }
}
