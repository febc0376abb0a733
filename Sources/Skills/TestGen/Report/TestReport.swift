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
    /// Promises of the documentation that the code does not keep.
    let possibleBugs: [PossibleBug]
    /// What is told where a model did not read all comments.
    let shortfall: String?
    let trial: Trial
    let manifestChange: FileChange?
    /// Why the tests that are there were not looked at.
    let leftOut: String?
    /// A main file of XCTest's that keeps `swift test` from running the tests; `nil` where there is none.
    let oldMain: String?
    let duration: Duration

    /// Mutants that are killed with the new tests.
    var killed: Set<Int> { verdict.kept.reduce(into: killedBefore) { $0.formUnion($1.kills) } }

    /// Inputs that make the code trap, each with the trap's words: the shortest one for each set of declarations and each
    /// kind of trap.
    var traps: [(input: String, message: String)] {
        var shortest: [[String]: (number: Int, input: String, message: String)] = [:]
        for number in trial.trapped.keys.sorted() {
            guard let scenario = trial.scenarios[number], scenario.origin == .recorded else { continue }
            let message = trial.trapped[number] ?? ""
            let input = Self.words(scenario)
            let key = scenario.subjects.prefix(1) + [message]
            if let known = shortest[Array(key)], known.input.count <= input.count { continue }
            shortest[Array(key)] = (number, input, message)
        }
        return shortest.values.sorted { $0.number < $1.number }.map { ($0.input, $0.message) }
    }

    /// Inputs on which the code does not come to an end.
    var hangs: [String] { trial.hung.sorted().compactMap { trial.scenarios[$0].map(Self.words) } }

    private static func words(_ scenario: Scenario) -> String {
        scenario.steps.compactMap { step in
            switch step {
            case .bind(let name, let code, _): "\(name) = \(code)"
            case .perform(let code), .observe(let code): code
            case .look(let code): scenario.steps.count <= 2 ? code : nil
            }
        }.joined(separator: "; ")
    }
}
