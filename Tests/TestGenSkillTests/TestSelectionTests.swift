import Testing

@testable import TestGenSkill

@Suite struct TestSelectionTests {
    private let scenarios: [Int: Scenario] = [
        1: Scenario(subjects: ["f(_:)"], steps: [.observe("f(1)")]),
        2: Scenario(subjects: ["f(_:)"], steps: [.observe("f(2)"), .look("g.count")]),
        3: Scenario(subjects: ["f(_:)"], steps: [.observe("f(3)")]),
    ]

    private func point(_ scenario: Int, _ step: Int = 0) -> ProbeObservation.Point {
        .init(scenario: scenario, step: step, accessor: "")
    }

    private func run(_ values: [ProbeObservation.Point: String], trapped: [Int: String] = [:]) -> ProbeRun {
        var run = ProbeRun()
        run.seen = values.mapValues { ProbeObservation(form: .equals, text: $0) }
        run.finished = Set(values.keys.map(\.scenario)).subtracting(trapped.keys)
        run.trapped = trapped
        return run
    }

    private var baseline: [ProbeObservation.Point: String] {
        [point(1): "10", point(2): "20", point(2, 1): "0", point(3): "30"]
    }

    @Test func `what differs between two runs of the same code is not asserted`() {
        var other = baseline
        other[point(3)] = "31"
        let matrix = KillMatrix([run(baseline), run(other)])
        #expect(matrix.stable[point(3)] == nil)
        #expect(matrix.stable[point(1)]?.text == "10")
        #expect(matrix.isUnsteady(3, step: 0) && !matrix.isUnsteady(1, step: 0))
    }

    @Test func `a test is kept only for faults that none before it catches, with only what shows them`() {
        var matrix = KillMatrix([run(baseline), run(baseline)])
        var under7 = baseline
        under7[point(1)] = "11"
        under7[point(2)] = "21"
        matrix.add(run(under7), mutant: 7)
        var under8 = baseline
        under8[point(2, 1)] = "1"
        matrix.add(run(under8), mutant: 8)
        let choices = TestSelection(matrix: matrix, scenarios: scenarios).choose(beyond: []) { _ in true }
        #expect(choices.map(\.number) == [2])
        #expect(choices.first?.assertions.map(\.point.step) == [0, 1])
        #expect(choices.first?.kills == [7, 8])
        let rest = TestSelection(matrix: matrix, scenarios: scenarios).choose(beyond: [8]) { _ in true }
        #expect(rest.map(\.number) == [1])
        #expect(TestSelection(matrix: matrix, scenarios: scenarios).choose(beyond: [7, 8]) { _ in true }.isEmpty)
    }

    @Test func `a fault that stops the program is caught by any assertion`() {
        var matrix = KillMatrix([run(baseline), run(baseline)])
        matrix.add(run([point(1): "10"], trapped: [3: "Fatal error"]), mutant: 9)
        let choices = TestSelection(matrix: matrix, scenarios: scenarios).choose(beyond: []) { _ in true }
        #expect(choices.map(\.number) == [3])
        #expect(choices.first?.assertions.count == 1)
    }
}
