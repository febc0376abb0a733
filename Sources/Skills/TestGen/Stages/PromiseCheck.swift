import AgentCore
import Foundation
import SwiftTools

/// Looks whether a file does what its documentation says, without making tests.
struct PromiseCheck: Sendable {
    let toolchain: Toolchain
    let tool: PackageTool
    /// Told what is being done, for people who wait.
    let progress: @Sendable (String) -> Void

    /// Tries what the documentation promises.
    ///
    /// - Throws: `AgentError` where the package cannot be built, or the toolchain cannot be run.
    func run(_ subject: TestSubject, copy: ScratchCopy) async throws(AgentError) -> PromiseReport {
        let start = ContinuousClock.now
        progress("building a copy of \(subject.package.name)")
        let names = TestFileName(subject: subject)
        let bench = try await TestBench.make(
            subject, copy: copy, toolchain: toolchain, tool: tool, fileName: names.path(in:))
        let targets = try bench.reachable()
        _ = try await MutantSet.none(bench)
        progress("trying \(targets.count) declarations")
        let documented = DocumentedScenarios(targets, in: bench.graph, first: 0)
        let trial = try await Trial.run(
            documented.scenarios, bench: bench, mutants: [],
            links: try bench.build.linkInputs(without: bench.testTargets), until: start + .seconds(130))
        return PromiseReport(
            subject: subject, possibleBugs: PossibleBug.all(documented, trial, targets),
            duration: ContinuousClock.now - start)
    }
}

/// What came of looking whether a file does what its documentation says.
struct PromiseReport: Sendable {
    let subject: TestSubject
    let possibleBugs: [PossibleBug]
    let duration: Duration

    /// For people and for programs.
    var output: SkillOutput {
        let count = possibleBugs.count
        let head =
            count == 0
            ? "\(subject.path) contradicts nothing of its documentation that was understood"
            : "\(count) possible \(count == 1 ? "bug" : "bugs") in \(subject.path)"
        return SkillOutput(
            text: ([head] + possibleBugs.flatMap(\.lines)).joined(separator: "\n"),
            json: .pairs([
                "file": .string(subject.path), "possible_bugs": .array(possibleBugs.map(\.json)),
                "seconds": .number(Double(duration.components.seconds)),
            ]))
    }
}
