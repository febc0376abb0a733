import AgentCore
import Foundation
import SwiftTools

/// Looks whether a file does what its documentation says, without making tests.
struct PromiseCheck: Sendable {
    let toolchain: Toolchain
    let tool: PackageTool
    /// Told what is being done, for people who wait.
    let progress: @Sendable (String) -> Void

    private static let mostScenarios = 300

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
        let mutants = try await MutantSet.make(bench)
        progress("trying \(targets.count) declarations")
        // Whether a change makes a difference, plain calls show.
        var literals = SourceFacts.literals(bench.tree)
        // Of many numbers in a file, those at which a repair makes a difference come first.
        literals.integers = mutants.repairs.flatMap(\.numbers) + literals.integers
        let pool = ValuePool(graph: bench.graph, literals: literals)
        let planned =
            mutants.repairs.isEmpty
            ? []
            : ScenarioPlanner(
                graph: bench.graph, pool: pool,
                targets: targets.filter { target in
                    mutants.repairs.contains { $0.symbol.path.starts(with: target.path) }
                }
            ).plan(most: Self.mostScenarios)
                + Set(mutants.repairs.map(\.symbol)).sorted { $0.usr < $1.usr }.flatMap { symbol in
                    SmallWalks(module: bench.graph.symbols).scenarios(for: symbol)
                        + VariedScenarios(module: bench.graph.symbols).scenarios(
                            for: symbol,
                            texts: mutants.repairs.filter { $0.symbol == symbol }.flatMap(\.markedTexts))
                }
                + Set(mutants.repairs.filter { $0.mutant.form == .insertion }.map(\.symbol))
                .sorted { $0.usr < $1.usr }.flatMap {
                    WalkScenarios(module: bench.graph.symbols).scenarios(for: $0)
                }
        let documented = DocumentedScenarios(targets, in: bench.graph, first: planned.count)
        let next = (documented.scenarios.keys.max() ?? planned.count) + 1
        let operations = OperationScenarios(targets, in: bench.graph, first: next)
        let trial = try await Trial.run(
            Dictionary(uniqueKeysWithValues: planned.enumerated().map { ($0, $1) })
                .merging(documented.scenarios) { first, _ in first },
            operations: operations, bench: bench, mutants: [], repairs: mutants.repairs.map(\.mutant.id),
            tries: mutants.tries.map(\.id),
            links: try bench.build.linkInputs(without: bench.testTargets), until: start + .seconds(130))
        return PromiseReport(
            subject: subject,
            possibleBugs: PossibleBug.all(documented, operations, mutants, trial, targets),
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
