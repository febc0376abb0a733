import SwiftTools
import Testing

@testable import TestGenSkill

/// What a trial shows of promises.
@Suite struct PromiseScenariosTests {
    private let symbol = SampleSymbols.function("f", [SampleSymbols.value("n", "Int")], "Int")

    private func promise(_ expression: String, trial: String? = nil) -> CommentPromise {
        CommentPromise(
            symbol: symbol.usr, quote: "It is 1.", setup: [], expression: expression, expectation: .equals("1"),
            isTry: false, isAwait: false, trial: trial)
    }

    /// The calls whose promises are broken, where each shows these values in one run after another.
    private func broken(_ promises: [CommentPromise], _ values: [[Int]]) -> [String] {
        let documented = PromiseScenarios(promises, of: [symbol], first: 0)
        let runs = values[0].indices.map { index in
            var run = ProbeRun()
            for number in promises.indices {
                let value = values[number][index]
                run.finished.insert(number)
                run.seen[.init(scenario: number, step: 1, accessor: "")] = .init(form: .equals, text: "\(value)")
                run.seen[.init(scenario: number, step: 2, accessor: "")] = .init(form: .bool, text: "\(value == 1)")
            }
            return run
        }
        let trial = Trial(
            scenarios: documented.scenarios, matrix: KillMatrix(runs), trapped: [:], hung: [], dropped: 0)
        return documented.broken(trial).map { "\($0.promise.expression) is \($0.actual)" }
    }

    @Test func `a value that is another each time breaks no promise`() {
        #expect(
            broken([promise("f(1)"), promise("f(2)"), promise("f(3)")], [[2, 2], [2, 3], [1, 1]]) == ["f(1) is 2"])
    }

    @Test func `what is tried with several values is broken where it is with each of them`() {
        let tried = [promise("f(1)", trial: "a"), promise("f(2)", trial: "a"), promise("f(3)", trial: "b")]
        #expect(broken(tried, [[2, 2], [1, 1], [4, 4]]) == ["f(3) is 4"])
        #expect(broken(tried, [[2, 2], [3, 3], [1, 1]]) == ["f(1) is 2", "f(2) is 3"])
    }
}
