import AgentCore
import SwiftTools

/// The result of making tests for a file.
struct TestReport: Sendable {
    let subject: TestSubject
    /// The test file, relative to the package's root.
    let path: String
    let file: TestFile
    let verdict: TestGates.Verdict
    let mutants: [Mutant]
    /// Mutants that the existing tests kill.
    let killedBefore: Set<Int>
    let coverageBefore: Coverage?
    let coverageAfter: Coverage?
    /// Promises of the documentation that the code breaks.
    let possibleBugs: [PossibleBug]
    /// A note if a model did not read all comments.
    let shortfall: String?
    let trial: Trial
    let manifestChange: FileChange?
    /// Why the existing tests were not run.
    let leftOut: String?
    /// An XCTest `main` file that keeps `swift test` from running the new tests; `nil` if there is none.
    let oldMain: String?
    let duration: Duration

    /// Mutants that the existing and the new tests kill.
    var killed: Set<Int> { verdict.kept.reduce(into: killedBefore) { $0.formUnion($1.kills) } }

    /// Inputs that make the code trap, with the trap's message: the shortest input for each first declaration and
    /// message.
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

    /// Inputs on which the code does not end.
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
