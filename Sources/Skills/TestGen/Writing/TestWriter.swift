import SwiftTools

/// Writes the chosen scenarios as tests: calls of the same form share a parameterised test, the others get one each.
struct TestWriter {
    private var names: Set<String> = []

    /// Makes a writer.
    ///
    /// - Parameter names: function names that are already in use.
    init(taken names: Set<String> = []) { self.names = names }

    /// All tests, in the order of the choices.
    mutating func tests(_ choices: [TestSelection.Choice]) -> [GeneratedTest] {
        var tables: [Shape: [TestSelection.Choice]] = [:]
        for choice in choices { if let shape = Shape(choice) { tables[shape, default: []].append(choice) } }
        var written: Set<Shape> = []
        return choices.flatMap { choice -> [GeneratedTest] in
            guard let shape = Shape(choice), let rows = tables[shape], rows.count > 1 else {
                return single(choice).map { [$0] } ?? []
            }
            return written.insert(shape).inserted ? [table(shape, rows)] : []
        }
    }

    /// What the rows of a table have in common.
    private struct Shape: Hashable {
        let template: String
        let columns: [Scenario.Call.Column]
        let result: String
        let isMainActor: Bool

        /// `nil` if the choice cannot be a row: it has several assertions, or its types do not fit into a table.
        init?(_ choice: TestSelection.Choice) {
            guard let call = choice.scenario.call, let result = call.result, choice.assertions.count == 1,
                let assertion = choice.assertions.first, assertion.point.accessor.isEmpty,
                [.equals, .isNil, .bool].contains(assertion.observation.form),
                choice.scenario.steps[assertion.point.step].observed.map({ code in
                    code == call.template || call.columns.allSatisfy { $0.name != "subject" }
                        || code.hasPrefix("subject.")
                }) == true, case .observe = choice.scenario.steps[assertion.point.step],
                (call.columns.map(\.type) + [result]).allSatisfy({ Self.isPlain(TypeExpression($0)) }),
                !call.values.contains(where: { $0.contains("try ") })
            else { return nil }
            template = call.template
            columns = call.columns
            self.result = result
            isMainActor = choice.scenario.isMainActor
        }

        /// Whether the type is a standard one that is `Sendable` and `Equatable`.
        private static func isPlain(_ type: TypeExpression) -> Bool {
            switch type {
            case .named(let name, let arguments):
                [
                    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
                    "Float",
                    "Bool", "String", "Substring", "Character", "Set", "Range", "ClosedRange",
                ].contains(name) && arguments.allSatisfy(isPlain)
            case .optional(let wrapped): isPlain(wrapped)
            case .array(let element): isPlain(element)
            case .dictionary(let key, let value): isPlain(key) && isPlain(value)
            case .tuple, .function, .constrained, .other: false
            }
        }
    }

    private mutating func table(_ shape: Shape, _ rows: [TestSelection.Choice]) -> GeneratedTest {
        let expected = shape.columns.contains { $0.name == "expected" } ? "recorded" : "expected"
        let cells = rows.map { row in
            "(" + ((row.scenario.call?.values ?? []) + [row.assertions[0].observation.text]).joined(separator: ", ")
                + ")"
        }
        let types = (shape.columns.map(\.type) + [shape.result]).joined(separator: ", ")
        let subject = rows[0].scenario.subjects.joined(separator: ", ")
        return GeneratedTest(
            name: name(rows[0].scenario.subjects, "Values"), title: "\(subject) gives the recorded values",
            origin: .recorded, table: "[\n    \(cells.joined(separator: ",\n    ")),\n] as [(\(types))]",
            parameters: (shape.columns.map { "\($0.name): \($0.type)" } + ["\(expected): \(shape.result)"])
                .joined(separator: ", "),
            body: ["#expect(\(AssertionWriter.bracketed(shape.template)) == \(expected))"],
            isMainActor: shape.isMainActor, scenarios: Set(rows.map(\.number)),
            kills: rows.reduce(into: []) { $0.formUnion($1.kills) })
    }

    private mutating func single(_ choice: TestSelection.Choice) -> GeneratedTest? {
        let scenario = choice.scenario
        guard let last = choice.assertions.last else { return nil }
        var asserted: [Int: [TestSelection.Choice.Assertion]] = [:]
        for assertion in choice.assertions { asserted[assertion.point.step, default: []].append(assertion) }
        var body: [String] = []
        for (step, action) in scenario.steps.enumerated().prefix(last.point.step + 1) {
            let assertions = asserted[step] ?? []
            switch action {
            case .bind(let name, let code, let isVariable):
                if assertions.isEmpty {
                    body.append("\(isVariable ? "var" : "let") \(name) = \(code)")
                } else {
                    body += assertions.map { AssertionWriter.line(code, $0.point.accessor, $0.observation) }
                }
            case .perform(let code): body.append(code)
            case .observe(let code) where assertions.isEmpty:
                let (effects, bare) = AssertionWriter.split(code)
                body.append(effects.hasPrefix("try ") ? "_ = try? \(effects.dropFirst(4))\(bare)" : "_ = \(code)")
            case .observe(let code) where assertions.count > 1:
                // Evaluate it once: it may have side effects.
                body.append("let observed\(step) = \(code)")
                body += assertions.map { AssertionWriter.line("observed\(step)", $0.point.accessor, $0.observation) }
            case .look(let code) where code.contains("{") && !assertions.isEmpty && assertions.allSatisfy(\.isOfValue):
                // Closures inside `#expect` comparisons slow the type checker down.
                body.append("let seen\(step) = \(code)")
                body += assertions.map { AssertionWriter.line("seen\(step)", $0.point.accessor, $0.observation) }
            case .observe(let code), .look(let code):
                body += assertions.map { AssertionWriter.line(code, $0.point.accessor, $0.observation) }
            }
        }
        let title = scenario.title ?? "\(scenario.subjects.joined(separator: ", ")): \(said(last, scenario))"
        let ending =
            switch scenario.origin {
            case .recorded: "Steps"
            case .law: "Law"
            case .documented: "Documented"
            }
        return GeneratedTest(
            name: name(scenario.subjects, ending), title: title, origin: scenario.origin, body: Self.trimmed(body),
            isMainActor: scenario.isMainActor, scenarios: [choice.number], kills: choice.kills)
    }

    /// `subject.count is 3`
    private func said(_ assertion: TestSelection.Choice.Assertion, _ scenario: Scenario) -> String {
        let code: String
        switch scenario.steps[assertion.point.step] {
        case .bind(_, let value, _): code = value
        case .perform(let value), .observe(let value), .look(let value): code = value
        }
        let bare = AssertionWriter.split(code).code
        let short = bare.count > 48 ? "\(bare.prefix(45))…" : bare
        return "\(short)\(assertion.point.accessor) \(AssertionWriter.words(assertion.observation))"
    }

    /// Removes unused bindings, and turns `var` into `let` where nothing changes the variable.
    private static func trimmed(_ body: [String]) -> [String] {
        var lines = body
        for index in lines.indices.reversed() {
            let words = lines[index].split(separator: " ", maxSplits: 3)
            guard words.count == 4, words[0] == "let" || words[0] == "var", words[2] == "=" else { continue }
            let name = String(words[1])
            let later = lines[(index + 1)...].filter { uses(name, in: $0) }
            if later.isEmpty {
                lines[index] = "_ = \(words[3])"
            } else if words[0] == "var", !later.contains(where: { changes(name, $0) }) {
                lines[index] = "let" + lines[index].dropFirst(3)
            }
        }
        return lines
    }

    private static func uses(_ name: String, in line: String) -> Bool {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }

    /// Whether a line may change a variable: assigns it, passes it `inout` or calls a method on it.
    private static func changes(_ name: String, _ line: String) -> Bool {
        line.contains("&\(name)") || line.hasPrefix("\(name) ") || line.hasPrefix("\(name)[") || isCalled(name, line)
    }

    /// Whether a line calls a method on the variable or on a part of it: `#expect(subject.pop() == 3)`.
    private static func isCalled(_ name: String, _ line: String) -> Bool {
        guard let range = line.firstRange(of: "\(name).") else { return false }
        let rest = line[range.upperBound...].drop { $0.isLetter || $0.isNumber || $0 == "_" }
        return rest.first == "(" || rest.first == "."
    }

    /// `Heap.insert(_:)` → `heapInsertSteps`, with a number if it is taken.
    private mutating func name(_ subjects: [String], _ ending: String) -> String {
        let words = subjects.prefix(3).joined(separator: ".").split { !($0.isLetter || $0.isNumber) }
            .filter { !$0.isEmpty && $0 != "_" }.map(String.init)
        var base =
            words.isEmpty
            ? "operatorResult"
            : words[0].prefix(1).lowercased() + words[0].dropFirst()
                + words.dropFirst().prefix(5).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if base.first?.isNumber == true { base = "test" + base }
        // Without the ending, the test could have the name of the function under test and hide it.
        base += ending
        var name = base
        var number = 2
        while !names.insert(name).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }
}

extension TestSelection.Choice.Assertion {
    /// Whether the assertion is about a value, not about an error or a call without a result.
    fileprivate var isOfValue: Bool {
        ![.throwsError, .throwsDescribed, .throwsType, .void].contains(observation.form)
    }
}
