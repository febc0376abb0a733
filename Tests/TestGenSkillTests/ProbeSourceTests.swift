import Testing

@testable import TestGenSkill

@Suite struct ProbeSourceTests {
    @Test func `each line of code that has several belongs to its scenario`() {
        let source = ProbeSource(
            module: "Sample", imports: [],
            scenarios: [
                1: Scenario(subjects: ["f"], steps: [.perform("run {\n    one()\n    two()\n}"), .observe("first")]),
                2: Scenario(subjects: ["g"], steps: [.observe("second")]),
            ])
        let (text, owners) = source.text(keeping: source.parts)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (code, part) in [
            ("two()", ProbeSource.Part.scenario(1)), ("first", ProbeSource.Part.step(1, of: 1)),
            ("second", ProbeSource.Part.step(0, of: 2)),
        ] {
            let line = lines.firstIndex { $0.contains(code) }.map { $0 + 1 }
            #expect(line.flatMap { owners[$0] } == part)
        }
    }

    @Test func `the slowest scenarios are left out until the others fit into the time`() {
        let run = ProbeRun(durations: [
            1: .milliseconds(5), 2: .milliseconds(900), 3: .milliseconds(20), 4: .milliseconds(400),
        ])
        #expect(run.slowest(beyond: .milliseconds(430)) == [2])
        #expect(run.slowest(beyond: .milliseconds(100)) == [2, 4])
        #expect(run.slowest(beyond: .seconds(2)) == [])
    }
}
