import AgentCore
import Foundation
import SwiftTools

/// Makes tests for a file: from a copy of its package to tests that were seen to catch faults.
struct TestGenerator: Sendable {
    let toolchain: Toolchain
    let tool: PackageTool
    /// Reads comments that no rule understands; `nil` if no model is available.
    let model: (any LanguageModel)?
    /// Called with each step as it begins.
    let progress: @Sendable (String) -> Void

    /// Makes tests.
    ///
    /// - Throws: `AgentError` if the package cannot be built or the toolchain cannot be run; `CancellationError`.
    func generate(_ subject: TestSubject, copy: ScratchCopy) async throws -> TestReport {
        let start = ContinuousClock.now
        progress("building a copy of \(subject.package.name)")
        let names = TestFileName(subject: subject)
        let bench = try await TestBench.make(
            subject, copy: copy, toolchain: toolchain, tool: tool, fileName: names.path(in:))
        let targets = try bench.reachable()
        let literals = SourceFacts.literals(bench.tree)
        let reading = try await PromiseReading.read(
            targets, in: bench.graph, pool: ValuePool(graph: bench.graph, literals: literals), model: model,
            progress: progress)
        progress("putting faults into \(subject.path)")
        let mutants = try await MutantSet.make(bench)
        let before = try await ExistingTests.run(bench, mutants)
        progress("trying \(targets.count) declarations")
        let links = try bench.build.linkInputs(without: bench.testTargets)
        let finds = try await TextSearch(bench: bench, pool: ValuePool(graph: bench.graph, literals: literals))
            .run(targets, links: links, seconds: 10)
        progress("running what was planned")
        let pool = ValuePool(graph: bench.graph, literals: literals, finds: finds)
        let planned = ScenarioPlanner(graph: bench.graph, pool: pool, targets: targets)
            .plan(most: Self.mostScenarios)
        let documented = PromiseScenarios(reading.promises, of: targets, first: Self.mostScenarios)
        let numbered = planned.enumerated().map { ($0, $1) }
        let scenarios = Dictionary(uniqueKeysWithValues: numbered).merging(documented.scenarios) { first, _ in first }
        let trial = try await Trial.run(
            scenarios, bench: bench, mutants: mutants.ids, links: links, until: start + reading.duration + .seconds(130)
        )
        let folder = bench.testFolder
        let gates = TestGates(
            bench: bench, path: names.path(in: folder), suite: names.suite,
            deadline: start + reading.duration + .seconds(165))
        let file: @Sendable ([GeneratedTest]) -> TestFile = { tests in
            TestFile(
                module: bench.invocation.moduleName, imports: bench.imports, subject: subject.path,
                suite: names.suite, tests: tests)
        }
        let verdict = try await prove(trial, documented, beyond: before.killed, gates: gates, file: file)
        let covered = try await Coverage.read(
            before.profiles + [verdict.profile].compactMap { $0 }, of: try bench.build.testBundle(), file: bench.file,
            build: bench.build)
        return TestReport(
            subject: subject, path: names.path(in: folder), file: file(verdict.kept.map(\.test)), verdict: verdict,
            mutants: mutants.mutants, killedBefore: before.killed, coverageBefore: before.coverage,
            coverageAfter: covered,
            possibleBugs: PossibleBug.all(documented, trial, bench.targets), shortfall: reading.shortfall, trial: trial,
            manifestChange: bench.manifestChange, leftOut: mutants.leftOut,
            oldMain: bench.oldMain, duration: ContinuousClock.now - start)
    }

    /// Chooses tests and runs the gates on them. If too many are rejected, it chooses once more, without the scenarios
    /// of those.
    private func prove(
        _ trial: Trial, _ documented: PromiseScenarios, beyond killed: Set<Int>, gates: TestGates,
        file: @Sendable ([GeneratedTest]) -> TestFile
    ) async throws(AgentError) -> TestGates.Verdict {
        let tests = choose(trial, documented, beyond: killed, without: [])
        progress("proving \(tests.count) tests")
        let first = try await gates.run(tests, file: file)
        let fallen = first.dropped.reduce(into: Set<Int>()) { $0.formUnion($1.test.scenarios) }
        let lost = first.dropped.reduce(into: Set<Int>()) { $0.formUnion($1.test.kills) }
        guard !fallen.isEmpty, lost.count > first.kept.count / 4 else { return first }
        let others = choose(trial, documented, beyond: killed, without: fallen)
        progress("proving \(others.count) tests, others in place of \(first.dropped.count)")
        var second = try await gates.run(others, file: file)
        second.dropped = first.dropped + second.dropped
        return second
    }

    /// Chooses promises first, then laws, then recorded behaviour. Each kind adds tests only for mutants not killed
    /// yet.
    private func choose(
        _ trial: Trial, _ documented: PromiseScenarios, beyond killed: Set<Int>, without fallen: Set<Int>
    ) -> [GeneratedTest] {
        let broken = fallen.union(
            documented.promises.keys.filter { documented.outcome($0, trial) != .kept })
        let selection = TestSelection(
            matrix: trial.matrix, scenarios: trial.scenarios.filter { !broken.contains($0.key) })
        var done = killed
        var choices: [TestSelection.Choice] = []
        for kind in [TestKind.documented, .law, .recorded] {
            let next = selection.choose(beyond: done) { TestKind($0.origin) == kind }
            choices += next
            for choice in next { done.formUnion(choice.kills) }
        }
        var writer = TestWriter()
        return writer.tests(choices)
    }

    private enum TestKind {
        case documented
        case law
        case recorded

        init(_ origin: GeneratedTest.Origin) {
            switch origin {
            case .documented: self = .documented
            case .law: self = .law
            case .recorded: self = .recorded
            }
        }
    }

    private static let mostScenarios = 900
}
