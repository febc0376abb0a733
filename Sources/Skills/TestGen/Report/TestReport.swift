import AgentCore
import SwiftTools

/// What came of making tests for a file.
struct TestReport: Sendable {
    let subject: TestSubject
    /// The tests' file, relative to the package's root.
    let path: String
    let file: TestFile
    let verdict: TestGates.Verdict
    let mutants: [Mutant]
    /// Mutants that the tests kill that were there.
    let killedBefore: Set<Int>
    let coverageBefore: Coverage?
    let coverageAfter: Coverage?
    let trial: Trial
    let manifestChange: FileChange?
    /// Why the tests that are there were not looked at.
    let leftOut: String?
    let duration: Duration

    /// Mutants that are killed with the new tests.
    var killed: Set<Int> { verdict.kept.reduce(into: killedBefore) { $0.formUnion($1.kills) } }
}
