import AgentCore
import Foundation
import SwiftTools

/// Writes a feature into the scratch copy and checks it there: formats it, builds it, and runs its tests several times.
struct FeatureProver {
    let plan: FeaturePlan
    let copy: ScratchCopy
    let tool: PackageTool
    let templates: Templates
    /// The package's files, relative to its root.
    let sources: [String]
    /// Called with each step as it begins.
    let progress: @Sendable (String) -> Void

    /// How many times the tests are run in parallel.
    static let parallelRuns = 5
    private static let timeLimit = Duration.seconds(600)

    /// Writes the feature into the copy.
    ///
    /// - Returns: the changes to the package, including its manifest.
    /// - Throws: `AgentError` if a template is broken or the manifest cannot be edited.
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

    /// Formats the new files in the package's style.
    private func format() async throws(AgentError) {
        let paths = plan.files.map { copy.file($0.path).path(percentEncoded: false) }
        let style = try CodeFormat(of: copy, for: plan.files.map(\.path), like: sources).arguments
        let format = try await tool.toolchain.run(
            "swift-format", ["format", "--in-place", "--parallel"] + style + paths, in: copy.root,
            readable: copy.readable,
            writable: [copy.scratch], timeLimit: .seconds(60))
        guard format.succeeded else { throw broken("do not parse", format) }
        try await parse(paths)
        let lint = try await tool.toolchain.run(
            "swift-format", ["lint", "--strict", "--parallel"] + style + paths, in: copy.root, readable: copy.readable,
            writable: [copy.scratch], timeLimit: .seconds(60))
        guard lint.succeeded else { throw broken("are not clean under swift-format lint", lint) }
    }

    /// Parses all files, including those that are not compiled on this platform.
    private func parse(_ paths: [String]) async throws(AgentError) {
        let parse = try await tool.toolchain.run(
            "swiftc", ["-frontend", "-parse"] + paths, in: copy.root, writable: [copy.scratch], timeLimit: .seconds(60))
        guard parse.succeeded else { throw broken("do not parse", parse) }
    }

    /// Files that are only compiled on Apple platforms, when this is another.
    private var unverified: [String] {
        #if canImport(SwiftData)
            []
        #else
            plan.kind == .apple ? plan.files.filter(\.needsApple).map(\.path) : []
        #endif
    }

    private func broken(_ what: String, _ outcome: ProcessOutcome) -> AgentError {
        let line = copy.plain(outcome.errorOutput.text(limit: 2_000)).split(separator: "\n").first ?? "no reason given"
        return AgentError(
            .failed, "the files made from the templates \(what): \(line)",
            remedy: "Correct your own templates; where you have none, this is a fault of agent. Nothing was written.")
    }

    /// Builds and tests the feature, and counts how many small faults its tests detect.
    ///
    /// - Throws: `AgentError`: `.failed` if the package does not build even without the feature; `.checkFailed` if the
    ///   feature does not build or a test does not pass.
    func prove(_ changes: [FileChange]) async throws(AgentError) -> FeatureProof {
        var proof = FeatureProof()
        progress("building")
        let outcome = try await build()
        proof.buildSeconds = Self.seconds(outcome.duration)
        let diagnostics = CompilerDiagnostic.read(copy.plain(outcome.output.text() + "\n" + outcome.errorOutput.text()))
        guard outcome.succeeded else { throw try await unbuilt(diagnostics, outcome, changes) }
        proof.warnings = diagnostics.filter { $0.severity == .warning && isOurs($0.file) }.map(\.summary)
        let package = PackageBuild(toolchain: tool.toolchain, copy: copy)
        if !unverified.isEmpty {
            proof.notVerified.append(
                "SwiftData and SwiftUI are not on this system; only the syntax was checked of "
                    + unverified.joined(separator: ", "))
        }
        let bundle = try package.testBundle()
        for run in 1...Self.parallelRuns + 1 {
            let isAlone = run > Self.parallelRuns
            progress(isAlone ? "testing alone" : "testing, \(run) of \(Self.parallelRuns)")
            let result = try await TestRun.run(
                bundle, of: package, filter: filter, isParallel: !isAlone, timeLimit: .seconds(120))
            guard result.passed else { throw failedTest(result) }
            proof.tests = result.ended.count
            if isAlone { proof.runs.serial += 1 } else { proof.runs.parallel += 1 }
        }
        try await FeatureMutants(plan: plan, package: package, bundle: bundle, filter: filter, progress: progress) {
            () async throws(AgentError) in try await build().succeeded
        }.run(&proof)
        return proof
    }

    /// A filter for the names of the feature's tests.
    private var filter: String { "\\.(\(plan.suites.joined(separator: "|")))/" }

    /// Builds without debug information, which would take half of the time.
    private func build() async throws(AgentError) -> ProcessOutcome {
        try await tool.run(
            ["build", "--build-tests", "-debug-info-format", "none"], in: copy,
            timeLimit: Self.timeLimit)
    }

    private func isOurs(_ file: String) -> Bool { plan.files.contains { file.hasSuffix("/" + $0.path) } }

    /// Makes the error for a failed build: builds again without the feature to find out which of the two is at fault.
    private func unbuilt(
        _ diagnostics: [CompilerDiagnostic], _ outcome: ProcessOutcome, _ changes: [FileChange]
    ) async throws(AgentError) -> AgentError {
        if outcome.didTimeOut {
            return AgentError(
                .failed, "the package \(copy.name) does not build within ten minutes", remedy: "Nothing was written.")
        }
        progress("building the package without the feature")
        for change in changes {
            if let old = change.old {
                try copy.write(old, to: change.path)
            } else {
                try? FileManager.default.removeItem(at: copy.file(change.path))
            }
        }
        let before = try await build()
        if !before.succeeded {
            let own = CompilerDiagnostic.read(copy.plain(before.output.text() + "\n" + before.errorOutput.text()))
                .first { $0.severity == .error }
            return AgentError(
                .failed, "the package \(copy.name) does not build as it is: \(own?.summary ?? Self.reason(before))",
                remedy: "Correct that first; nothing was written.")
        }
        let error = diagnostics.first { $0.severity == .error }
        return AgentError(
            .checkFailed,
            "\(plan.name.type) does not build in \(plan.target): \(error?.summary ?? Self.reason(outcome))",
            remedy: "Nothing was written. A name may be taken by something else: try another, or other fields.")
    }

    private func failedTest(_ run: TestRun) -> AgentError {
        let failure = run.failures.sorted { $0.key < $1.key }.first.map { "\($0.key): \($0.value)" }
        let stopped = run.stopped.min().map { "\($0) did not end" }
        return AgentError(
            .checkFailed, "a new test did not pass: \(failure ?? stopped ?? "none was run")",
            remedy: "Nothing was written. This is a fault of agent, or of a template of yours.")
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
