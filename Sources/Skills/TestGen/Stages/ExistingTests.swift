import AgentCore
import Foundation
import SwiftTools

/// What the tests show that are there already.
struct ExistingTests: Sendable {
    /// Mutants that they kill.
    var killed: Set<Int> = []
    /// The share of the file's lines that they run; `nil` where there are none that pass.
    var coverage: Coverage?
    /// Where their coverage was recorded.
    var profiles: [URL] = []

    /// Runs them with the code as it is and, where they pass, under the mutants.
    ///
    /// - Throws: `AgentError` where they cannot be started.
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
