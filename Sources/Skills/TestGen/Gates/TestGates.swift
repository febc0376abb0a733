import AgentCore
import Foundation
import SwiftTools

/// Checks generated tests: they have to compile, pass every time, and fail on faulty code.
struct TestGates {
    let bench: TestBench
    /// The test file, relative to the package's root.
    let path: String
    /// The suite's name.
    let suite: String
    /// When to stop trying mutants.
    let deadline: ContinuousClock.Instant

    /// The result of the gates.
    struct Verdict: Sendable {
        /// The tests that passed all gates, with the mutants that each one killed.
        var kept: [(test: GeneratedTest, kills: Set<Int>)] = []
        /// The rejected tests, with the reason.
        var dropped: [(test: GeneratedTest, reason: String)] = []
        /// The coverage profile of the last run.
        var profile: URL?
    }

    /// Runs the gates.
    ///
    /// - Parameters:
    ///   - tests: the tests to check.
    ///   - file: makes a test file of some of the tests.
    /// - Throws: `AgentError` if the toolchain cannot be run.
    func run(
        _ tests: [GeneratedTest], file: ([GeneratedTest]) -> TestFile
    ) async throws(AgentError) -> Verdict {
        var verdict = Verdict()
        var tests = tests
        try await compile(&tests, &verdict, file: file)
        guard !tests.isEmpty else { return verdict }
        let bundle = try bench.build.testBundle()
        let duration = try await passAlways(&tests, &verdict, bundle)
        try await kill(tests, &verdict, bundle, limit: max(.seconds(3), duration * 6))
        return verdict
    }

    /// Gate 1: the test compiles. Tests with errors are dropped and the rest built again, at most five times.
    private func compile(
        _ tests: inout [GeneratedTest], _ verdict: inout Verdict, file: ([GeneratedTest]) -> TestFile
    ) async throws(AgentError) {
        for _ in 0..<5 where !tests.isEmpty {
            let (text, owners) = file(tests).text()
            try bench.build.copy.write(text, to: path)
            let built = try await bench.build.build(
                includesTests: true, measuresCoverage: true, timeLimit: .seconds(180))
            if built.succeeded { return }
            let own = bench.build.copy.file(path).path(percentEncoded: false)
            var broken: [Int: String] = [:]
            for error in built.diagnostics where error.file == own && error.severity == .error {
                if let owner = owners[error.line], broken[owner] == nil { broken[owner] = error.message }
            }
            // An error that belongs to no test rejects them all.
            if broken.isEmpty { for index in tests.indices { broken[index] = built.firstError } }
            for (index, reason) in broken { verdict.dropped.append((tests[index], "does not compile: \(reason)")) }
            tests = tests.enumerated().filter { broken[$0.offset] == nil }.map(\.element)
        }
        if tests.isEmpty { try bench.build.copy.write("import Testing\n", to: path) }
    }

    /// Gate 2: the test passes five times in parallel with all others, and once in a serial run.
    ///
    /// - Returns: the duration of the last run.
    private func passAlways(
        _ tests: inout [GeneratedTest], _ verdict: inout Verdict, _ bundle: URL
    ) async throws(AgentError) -> Duration {
        var duration = Duration.zero
        for round in 0..<6 where !tests.isEmpty {
            let profile = bench.build.copy.scratch.appending(path: "new.profraw")
            let run = try await TestRun.run(
                bundle, of: bench.build, filter: filter(tests), isParallel: round < 5,
                profile: round == 5 ? profile : nil,
                timeLimit: .seconds(60))
            duration = run.duration
            if round == 5 { verdict.profile = profile }
            if run.passed, run.ended.count >= tests.count { continue }
            var failing = tests.filter { test in
                run.failures.keys.contains { matches($0, test) }
                    || run.isComplete && !run.ended.contains { matches($0, test) }
            }
            if !run.isComplete {
                // One test stopped the program, and results of the others may be lost. Run each alone.
                for test in tests where !failing.contains(test) {
                    let alone = try await TestRun.run(
                        bundle, of: bench.build, filter: "\(filter(tests))\(test.name)\\(", timeLimit: .seconds(10))
                    if !alone.passed { failing.append(test) }
                }
            }
            for test in failing {
                let words = run.failures.first { matches($0.key, test) }?.value
                verdict.dropped.append((test, words.map { "does not pass: \($0)" } ?? "does not come to its end"))
            }
            tests.removeAll(where: failing.contains)
        }
        return duration
    }

    /// Gate 3: the test kills a mutant. One mutant of each test is tried first, regardless of the deadline.
    private func kill(
        _ tests: [GeneratedTest], _ verdict: inout Verdict, _ bundle: URL, limit: Duration
    ) async throws(AgentError) {
        guard !tests.isEmpty else { return }
        var kills: [GeneratedTest: Set<Int>] = [:]
        let first = Set(tests.compactMap { $0.kills.min() })
        let others = tests.reduce(into: Set<Int>()) { $0.formUnion($1.kills) }.subtracting(first)
        for mutant in first.sorted() + others.sorted() where first.contains(mutant) || ContinuousClock.now < deadline {
            let run = try await TestRun.run(
                bundle, of: bench.build, filter: filter(tests), mutant: mutant, timeLimit: limit)
            for test in tests {
                let failed = run.failures.keys.contains { matches($0, test) }
                // If the program stopped, blame the tests that did not end and are known to kill this mutant.
                let stopped =
                    !run.isComplete && test.kills.contains(mutant) && !run.ended.contains { matches($0, test) }
                if failed || stopped { kills[test, default: []].insert(mutant) }
            }
        }
        for test in tests {
            if let killed = kills[test], !killed.isEmpty {
                verdict.kept.append((test, killed))
            } else {
                verdict.dropped.append((test, "tells no fault from the right code"))
            }
        }
    }

    private func filter(_ tests: [GeneratedTest]) -> String { "\(bench.testTarget.moduleName)\\.\(suite)/" }

    /// Whether a reported name is the test's: both `HeapTests/heapInsert()` and `HeapTests/heapInsert(value:expected:)`
    /// belong to the test `heapInsert`.
    private func matches(_ name: String, _ test: GeneratedTest) -> Bool { name.hasPrefix("\(suite)/\(test.name)(") }
}

extension String {
    /// The module name of a target with this name.
    var moduleName: String { String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }
}
