import AgentCore
import Foundation
import SwiftTools

/// Results of the tests that the package already has.
struct ExistingTests: Sendable {
    /// The mutants that they kill.
    var killed: Set<Int> = []
    /// The share of the file's lines that they run; `nil` if there are no passing tests.
    var coverage: Coverage?
    /// Their coverage profiles.
    var profiles: [URL] = []

    /// Runs the tests on the unchanged code and, if they pass, with each mutant until the time is up.
    ///
    /// - Throws: `AgentError` if they cannot be started.
    static func run(_ bench: TestBench, _ mutants: MutantSet) async throws(AgentError) -> ExistingTests {
        guard bench.manifestChange == nil, mutants.leftOut == nil else { return ExistingTests() }
        let bundle = try bench.build.testBundle()
        var result = ExistingTests()
        let profile = bench.build.copy.scratch.appending(path: "before.profraw")
        let run = try await TestRun.run(bundle, of: bench.build, profile: profile, timeLimit: .seconds(60))
        guard run.passed else { return result }
        result.profiles = [profile]
        result.coverage = try await Coverage.read(result.profiles, of: bundle, file: bench.file, build: bench.build)
        let deadline = ContinuousClock.now + .seconds(40)
        let limit = max(Duration.seconds(2), run.duration * 5)
        for mutant in mutants.ids where ContinuousClock.now < deadline {
            let tried = try await TestRun.run(bundle, of: bench.build, mutant: mutant, timeLimit: limit)
            if !tried.passed { result.killed.insert(mutant) }
        }
        return result
    }
}
