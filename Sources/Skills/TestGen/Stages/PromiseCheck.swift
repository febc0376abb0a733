import AgentCore
import Foundation
import SwiftTools

/// Checks a file against its documentation, without making tests.
struct PromiseCheck: Sendable {
    let toolchain: Toolchain
    let tool: PackageTool
    /// Reads comments that no rule understands; `nil` if no model is available.
    let model: (any LanguageModel)?
    /// Called with each step as it begins.
    let progress: @Sendable (String) -> Void

    /// Tries the documentation's promises.
    ///
    /// - Throws: `AgentError` if the package cannot be built or the toolchain cannot be run; `CancellationError`.
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

/// The result of checking a file against its documentation.
struct PromiseReport: Sendable {
    let subject: TestSubject
    let possibleBugs: [PossibleBug]
    /// A note if a model did not read all comments.
    let shortfall: String?
    let duration: Duration

    /// The report as text and JSON.
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
