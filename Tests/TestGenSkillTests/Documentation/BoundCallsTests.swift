import SwiftTools
import Testing

@testable import TestGenSkill

/// Calls whose values are an operation's only after something is settled: a case of an enumeration, a tool, a day's name.
@Suite struct BoundCallsTests {
    private typealias Symbols = DocumentedSymbols

    private func enumeration(_ name: String, _ cases: [String]) -> [CodeSymbol] {
        [CodeSymbol(usr: name, kind: .enumeration, path: [name], declaration: "enum \(name)")]
            + cases.map {
                CodeSymbol(usr: name + $0, kind: .enumCase, path: [name, $0], declaration: "case \($0)")
            }
    }

    private func deviation(
        _ hypothesis: OperationHypothesis, _ result: ([SampleValue]) -> SampleValue?
    ) -> CallDeviation? {
        var seen: [Int: SampleValue] = [:]
        for (number, call) in hypothesis.calls.enumerated() { seen[number] = result(call.values.compactMap { $0 }) }
        return hypothesis.deviations(seen).first
    }

    @Test(arguments: [true, false])
    func `a case that a call gets names what it does`(isRight: Bool) throws {
        let sides = enumeration("Side", ["left", "right", "center"])
        let symbol = Symbols.function(
            "pad",
            [
                Symbols.value("text", "String"), .init(label: "to", name: "width", type: "Int"),
                Symbols.labelled("align", "Side", hasDefault: true),
            ], "String", "Pads a text to a width.", "",
            "When centring leaves an odd number, the spare one goes on the right."
        )
        let choice = try #require(EnumeratedChoice.all(of: symbol, symbols: sides).last)
        let hypothesis = try #require(OperationOracle(symbols: sides + [symbol]).hypothesis(of: symbol, choice: choice))
        #expect(hypothesis.calls.allSatisfy { $0.expression.hasSuffix("align: Side.center)") })
        let found = deviation(hypothesis) { values in
            guard let text = values[0].text, let width = values[1].integer, width > text.count else { return values[0] }
            let before = (width - text.count + (isRight ? 0 : 1)) / 2
            return .string(
                String(repeating: " ", count: before) + text
                    + String(repeating: " ", count: width - text.count - before))
        }
        #expect((found == nil) == isRight)
    }

    @Test func `days of the week are numbers from Monday on`() {
        let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        let cases = NamedCases("Weekday", in: [], symbols: enumeration("Weekday", names))
        #expect(cases?.code(of: 7) == .code("Weekday.sunday"))
        #expect(SampleValue.int(3).agrees(with: .code("wednesday")))
        #expect(!SampleValue.int(3).agrees(with: .code("thursday")))
        #expect(NamedCases("Side", in: [], symbols: enumeration("Side", ["left", "right"])) == nil)
    }

    @Test(arguments: [true, false])
    func `a tool that nothing changes is made as it usually is`(isRight: Bool) throws {
        let tool = [
            CodeSymbol(usr: "Writer", kind: .structure, path: ["Writer"], declaration: "struct Writer"),
            Symbols.member(
                .initializer, of: "Writer", "init", [Symbols.labelled("separator", "Character", hasDefault: true)],
                declaration: "init()"),
        ]
        let symbol = Symbols.member(
            .method, of: "Writer", "encode", [Symbols.value("field", "String")], "String",
            "Writes one field of a row, quoted where it contains a comma, a quote, a line feed or a carriage return.")
        let hypothesis = try #require(OperationOracle(symbols: tool + [symbol]).hypothesis(of: symbol))
        #expect(hypothesis.calls.contains { $0.expression == "Writer().encode(\"a,b\")" })
        let special: Set<Character> = isRight ? [",", "\"", "\n", "\r", "\r\n"] : [",", "\"", "\n", "\r\n"]
        let found = deviation(hypothesis) { values in
            guard let text = values[0].text, text.contains(where: special.contains) else { return values[0] }
            return .string("\"" + text.replacing("\"", with: "\"\"") + "\"")
        }
        #expect((found == nil) == isRight)
    }

    @Test func `an empty field may be quoted where the comment says so`() throws {
        let symbol = Symbols.function(
            "encode", [Symbols.value("field", "String")], "String", "Writes one field of a row.", "",
            "The field is put in quotes only when needed: when it is empty, or contains a comma or a double quote.")
        let hypothesis = try #require(OperationOracle(symbols: [symbol]).hypothesis(of: symbol))
        func written(_ text: String, quoting isQuoted: (String) -> Bool) -> SampleValue {
            .string(isQuoted(text) ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text)
        }
        let special: Set<Character> = [",", "\"", "\n", "\r", "\r\n"]
        #expect(
            deviation(hypothesis) { values in
                written(values[0].text ?? "") { $0.isEmpty || $0.contains(where: special.contains) }
            } == nil)
        #expect(
            deviation(hypothesis) { values in
                written(values[0].text ?? "") { $0.isEmpty || $0.contains { $0 == "," } }
            } != nil)
    }

    @Test func `a line of white space is no empty line, unless the comment says so`() throws {
        func indented(_ values: [SampleValue], _ isBlank: (Substring) -> Bool) -> SampleValue {
            let lines = (values[0].text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            let prefix = values[1].text ?? ""
            return .string(lines.map { isBlank($0) ? String($0) : prefix + $0 }.joined(separator: "\n"))
        }
        func deviates(_ comment: String, _ isBlank: @escaping (Substring) -> Bool) throws -> Bool {
            let symbol = Symbols.function(
                "indent", [Symbols.value("text", "String"), Symbols.value("prefix", "String")], "String", comment)
            return try reported(symbol) { indented($0, isBlank) } != nil
        }
        let blank = "Adds `prefix` to the beginning of every line that is not blank."
        let empty = "Adds `prefix` to every line. Empty lines are left as they are; only empty ones."
        #expect(try !deviates(blank) { $0.allSatisfy(\.isWhitespace) })
        #expect(try !deviates(empty) { $0.isEmpty })
        #expect(try deviates(blank) { _ in false })
    }

    @Test func `what the comment quotes as a result is no deviation`() throws {
        let symbol = Symbols.function(
            "slug", [Symbols.value("title", "String")], "String",
            "Makes a slug: lower-case letters and digits, every run of anything else as one hyphen.", "",
            "A title without usable characters gives `\"untitled\"`.")
        let operation = try #require(Operation.all.first { $0.name == "slug" })
        #expect(
            try reported(symbol) { values in
                let made = operation.compute(OperationCall(values: values, choices: []))
                return made == .string("") ? .string("untitled") : made
            } == nil)
    }

    @Test(arguments: [true, false])
    func `of equal elements those of the first list come first`(isRight: Bool) throws {
        let list = { (name: String) in Symbols.value(name, "[Value]") }
        let symbol = CodeSymbol(
            usr: "merge", kind: .function, path: ["mergeSorted(_:_:by:)"], declaration: "func mergeSorted()",
            parameters: [
                list("left"), list("right"), .init(label: "by", name: "order", type: "(Value, Value) -> Bool"),
            ],
            type: "[Value]", genericParameters: ["Value"], documentation: ["Merges two sorted arrays, stably."])
        let operation = try #require(Operation.all.first { $0.name == "merge by order" })
        let deviation = try reported(symbol) { values in
            let turned = isRight ? values : [values[1], values[0], values[2]]
            return operation.compute(OperationCall(values: turned, choices: []))
        }
        #expect((deviation == nil) == isRight)
    }

    @Test func `no value is no deviation where the comment says so of such calls`() throws {
        let symbol = Symbols.function(
            "sum", [Symbols.value("numbers", "[Int]")], "Int?", "The sum of all numbers, or `nil` for an empty list.")
        #expect(
            try reported(symbol) { values in
                guard let numbers = values[0].elements?.compactMap(\.integer), !numbers.isEmpty else { return .absent }
                return .int(numbers.reduce(0, +))
            } == nil)
    }

    @Test(arguments: ["rounded towards zero", "as a pair"])
    func `a quotient is judged by the rounding that is said, and not at all where none is`(said: String) throws {
        let symbol = Symbols.function(
            "quotientAndRemainder", [Symbols.value("a", "Int"), Symbols.value("b", "Int")], "(Int, Int)",
            "The quotient \(said), with the remainder.", "", "Negative numbers keep their sign.")
        #expect(
            try reported(symbol) { values in
                guard let one = values[0].integer, let other = values[1].integer, other != 0 else { return .absent }
                return [.int(one / other), .int(one % other)]
            } == nil)
    }
}
