import AgentCore
import Foundation
import SwiftTools

/// Looks whether a file does what its documentation says, without making tests.
struct PromiseCheck: Sendable {
    let toolchain: Toolchain
    let tool: PackageTool
    /// Reads comments; `nil` where no model is able.
    let model: (any LanguageModel)?
    /// Told what is being done, for people who wait.
    let progress: @Sendable (String) -> Void

    /// Tries what the documentation promises.
    ///
    /// - Throws: `AgentError` where the package cannot be built, or the toolchain cannot be run; `CancellationError`.
    func run(_ subject: TestSubject, copy: ScratchCopy) async throws -> PromiseReport {
        let start = ContinuousClock.now
        progress("building a copy of \(subject.package.name)")
        let names = TestFileName(subject: subject)
        let bench = try await TestBench.make(
            subject, copy: copy, toolchain: toolchain, tool: tool, fileName: names.path(in:))
        let targets = try bench.reachable()
        _ = try await MutantSet.none(bench)
        let pool = ValuePool(graph: bench.graph, literals: SourceFacts.literals(bench.tree))
        let reading = try await PromiseReading.read(
            targets, in: bench.graph, pool: pool, model: model, progress: progress)
        progress("trying \(targets.count) declarations")
        let documented = PromiseScenarios(reading.promises, of: targets, first: 0)
        let trial = try await Trial.run(
            documented.scenarios, bench: bench, mutants: [],
            links: try bench.build.linkInputs(without: bench.testTargets),
            until: start + reading.duration + .seconds(130))
        return PromiseReport(
            subject: subject, possibleBugs: PossibleBug.all(documented, trial, targets),
            shortfall: reading.shortfall,
            duration: ContinuousClock.now - start)
    }
}

/// What came of looking whether a file does what its documentation says.
struct PromiseReport: Sendable {
    let subject: TestSubject
    let possibleBugs: [PossibleBug]
    /// What is told where a model did not read all comments.
    let shortfall: String?
    let duration: Duration

    /// For people and for programs.
    var output: SkillOutput {
        let count = possibleBugs.count
        let head =
            count == 0
            ? "\(subject.path) contradicts nothing of its documentation that was understood"
            : "\(count) possible \(count == 1 ? "bug" : "bugs") in \(subject.path)"
        return SkillOutput(
            text: ([head] + possibleBugs.flatMap(\.lines) + [shortfall].compactMap(\.self)).joined(separator: "\n"),
            json: .pairs([
                "file": .string(subject.path), "possible_bugs": .array(possibleBugs.map(\.json)),
                "comments_unread": .optional(shortfall),
                "seconds": .number(Double(duration.components.seconds)),
            ]))
    }
}
