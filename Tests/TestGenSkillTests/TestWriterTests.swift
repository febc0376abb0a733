import Testing

@testable import TestGenSkill

@Suite struct TestWriterTests {
    private func choice(_ number: Int, _ scenario: Scenario, _ seen: [(Int, ProbeObservation)]) -> TestSelection.Choice
    {
        .init(
            number: number, scenario: scenario,
            assertions: seen.map { .init(point: .init(scenario: number, step: $0.0, accessor: ""), observation: $0.1) },
            kills: [number])
    }

    private func call(_ value: String, _ result: String) -> Scenario {
        Scenario(
            subjects: ["double(_:)"], steps: [.observe("double(\(value))")],
            call: .init(
                columns: [.init(name: "number", type: "Int")], values: [value], template: "double(number)",
                result: "Int"))
    }

    @Test func `calls of one shape become rows of a table`() {
        var writer = TestWriter()
        let tests = writer.tests([
            choice(1, call("2", "4"), [(0, .init(form: .equals, text: "4"))]),
            choice(2, call("3", "6"), [(0, .init(form: .equals, text: "6"))]),
        ])
        #expect(tests.count == 1)
        #expect(
            tests.first?.lines == [
                "@Test(\"double(_:) gives the recorded values\", arguments: [\n    (2, 4),\n    (3, 6),\n] as [(Int, Int)])",
                "func doubleValues(number: Int, expected: Int) {", "    #expect(double(number) == expected)", "}",
            ])
    }

    @Test func `steps that change something stay, looks that nothing hangs on go`() {
        let scenario = Scenario(
            subjects: ["Stack.pop()"],
            steps: [
                .bind(name: "subject", code: "Stack<Int>()", isVariable: true), .perform("subject.push(1)"),
                .look("subject.isEmpty"), .observe("try subject.pop()"), .look("subject.count"),
            ])
        var writer = TestWriter()
        let test = writer.tests([choice(1, scenario, [(4, .init(form: .equals, text: "0"))])]).first
        #expect(
            test?.body == [
                "var subject = Stack<Int>()", "subject.push(1)", "_ = try? subject.pop()",
                "#expect(subject.count == 0)",
            ])
        #expect(test?.name == "stackPopSteps")
    }

    @Test func `a look with a closure is taken before it is compared`() {
        let scenario = Scenario(
            subjects: ["Row"],
            steps: [
                .bind(name: "subject", code: "Row()", isVariable: false), .look("subject.indices.map { subject[$0] }"),
            ])
        var writer = TestWriter()
        let test = writer.tests([choice(1, scenario, [(1, .init(form: .equals, text: "[1]"))])]).first
        #expect(
            test?.body == [
                "let subject = Row()", "let seen1 = subject.indices.map { subject[$0] }", "#expect(seen1 == [1])",
            ])
    }

    @Test(arguments: [
        ("f()", ProbeObservation(form: .equals, text: "3"), "#expect(f() == 3)"),
        ("try await f()", ProbeObservation(form: .bool, text: "false"), "#expect(try await !f())"),
        ("left + right", ProbeObservation(form: .equals, text: "3"), "#expect((left + right) == 3)"),
        ("f()", ProbeObservation(form: .isNil, text: "nil"), "#expect(f() == nil)"),
        ("f()", ProbeObservation(form: .array, text: "[1]"), "#expect(Array(f()) == [1])"),
        ("Array(f())", ProbeObservation(form: .array, text: "[1]"), "#expect(Array(f()) == [1])"),
        ("f()", ProbeObservation(form: .empty, text: "[]"), "#expect(Array(f()).isEmpty)"),
        ("try f()", ProbeObservation(form: .throwsError, text: "E.a"), "#expect(throws: E.a) { _ = try f() }"),
        ("f()", ProbeObservation(form: .isNaN, text: "nan"), "#expect(f().isNaN)"),
    ])
    func `an observation becomes an assertion`(code: String, observation: ProbeObservation, line: String) {
        #expect(AssertionWriter.line(code, "", observation) == line)
    }

    @Test(arguments: [
        ("a\"b\\c", #""a\"b\\c""#), ("line\n", #""line\n""#), ("e\u{301}\u{200B}", #""e\u{301}\u{200B}""#),
    ])
    func `texts are written so that nothing in them is hidden`(text: String, literal: String) {
        #expect(SwiftLiteral.string(text) == literal)
    }
}
