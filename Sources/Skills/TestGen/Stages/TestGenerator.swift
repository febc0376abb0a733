import AgentCore
import Foundation
import SwiftTools

/// Makes tests for a file: from the copy of its package to tests that were seen to catch faults.
struct TestGenerator: Sendable {
    let toolchain: Toolchain
    let tool: PackageTool
    /// Told what is being done, for people who wait.
    let progress: @Sendable (String) -> Void

    /// Makes tests.
    ///
    /// - Throws: `AgentError` where the package cannot be built, or the toolchain cannot be run.
    func generate(_ subject: TestSubject, copy: ScratchCopy) async throws(AgentError) -> TestReport {
        let start = ContinuousClock.now
        progress("building a copy of \(subject.package.name)")
        let names = TestFileName(subject: subject)
        let bench = try await TestBench.make(
            subject, copy: copy, toolchain: toolchain, tool: tool, fileName: names.path(in:))
        let targets = bench.targets
        guard !targets.isEmpty else {
            throw AgentError(
                .notFound,
                subject.symbol.map { "\(subject.path) declares no \($0) that tests can reach" }
                    ?? "\(subject.path) declares nothing that tests can reach",
                remedy: "Private declarations are tried through what uses them; name another.")
        }
        progress("putting faults into \(subject.path)")
        let mutants = try await MutantSet.make(bench)
        let before = try await ExistingTests.run(bench, mutants: mutants.ids)
        progress("trying \(targets.count) declarations")
        let pool = ValuePool(graph: bench.graph, literals: SourceFacts.literals(bench.tree))
        let planned = ScenarioPlanner(graph: bench.graph, pool: pool, targets: targets).plan()
        let scenarios = Dictionary(uniqueKeysWithValues: planned.prefix(Self.mostScenarios).enumerated().map { ($0, $1) })
        let links = try bench.build.linkInputs(without: bench.testTargets)
        let trial = try await Trial.run(
            scenarios, bench: bench, mutants: mutants.ids, links: links, until: start + .seconds(130))
        var writer = TestWriter()
        let choices = TestSelection(matrix: trial.matrix, scenarios: trial.scenarios).choose(beyond: before.killed)
        let tests = writer.tests(choices)
        progress("proving \(tests.count) tests")
        let folder = bench.testFolder
        let gates = TestGates(bench: bench, path: names.path(in: folder), suite: names.suite)
        let file: @Sendable ([GeneratedTest]) -> TestFile = { tests in
            TestFile(
                module: bench.invocation.moduleName, imports: bench.imports, subject: subject.path,
                suite: names.suite, tests: tests)
        }
        let verdict = try await gates.run(tests, file: file)
        let covered = try await Coverage.read(
            before.profiles + [verdict.profile].compactMap { $0 }, of: try bench.build.testBundle(), file: bench.file,
            build: bench.build)
        return TestReport(
            subject: subject, path: names.path(in: folder), file: file(verdict.kept.map(\.test)), verdict: verdict,
            mutants: mutants.mutants, killedBefore: before.killed, coverageBefore: before.coverage,
            coverageAfter: covered, trial: trial, manifestChange: bench.manifestChange, leftOut: bench.leftOut,
            duration: ContinuousClock.now - start)
    }

    private static let mostScenarios = 500
}
