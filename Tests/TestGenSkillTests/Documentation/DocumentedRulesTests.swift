import SwiftTools
import Testing

@testable import TestGenSkill

/// What the sentences of documentation promise of members, errors, tables and formulas.
@Suite struct DocumentedRulesTests {
    private let stack: [CodeSymbol] = [
        CodeSymbol(
            usr: "S", kind: .structure, path: ["Stack"], declaration: "struct Stack<Element>",
            genericParameters: ["Element"]),
        CodeSymbol(usr: "i", kind: .initializer, path: ["Stack", "init()"], declaration: "init()"),
        CodeSymbol(
            usr: "push", kind: .method, path: ["Stack", "push(_:)"],
            declaration: "mutating func push(_ element: Element)",
            parameters: [.init(label: nil, name: "element", type: "Element")], genericParameters: ["Element"]),
        CodeSymbol(
            usr: "pop", kind: .method, path: ["Stack", "pop()"], declaration: "mutating func pop() -> Element?",
            type: "Element?", genericParameters: ["Element"],
            documentation: ["Removes and returns the most recently pushed element, or `nil` if the stack is empty."]),
    ]

    private func promises(_ symbol: CodeSymbol, among others: [CodeSymbol] = []) -> [String] {
        DocumentationReader(symbols: others + [symbol]).expectations(of: symbol).map {
            ($0.setup + [$0.expression]).joined(separator: "; ") + " => " + $0.expected
        }
    }

    private func function(
        _ name: String, _ parameters: [CodeSymbol.Parameter], _ type: String?, throwing: Bool = false,
        _ lines: String...
    ) -> CodeSymbol {
        CodeSymbol(
            usr: name, kind: .function, path: ["\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"],
            declaration: "func \(name)()\(throwing ? " throws" : "")", parameters: parameters, type: type,
            documentation: lines)
    }

    @Test func `the last element pushed is popped first, and an empty stack gives nil`() {
        let made = promises(stack[3], among: Array(stack.dropLast()))
        let filled = "var subject = Stack<Int>(); subject.push(3); subject.push(1); subject.push(2)"
        #expect(made.contains("\(filled); subject.pop() => 2"))
        #expect(made.contains("\(filled); _ = subject.pop(); subject.pop() => 1"))
        #expect(made.contains("var subject = Stack<Int>(); subject.pop() => nil"))
    }

    @Test func `a rule with an exception promises nothing`() {
        let leap = function(
            "isLeapYear", [.init(label: nil, name: "year", type: "Int")], "Bool",
            "Returns whether the year has 366 days.", "",
            "Years divisible by 4 are leap years, except that years divisible by 100",
            "are leap years only if they are also divisible by 400.")
        #expect(!promises(leap).contains { $0.contains("1900") || $0.contains("100)") })
        let plain = function(
            "isEven", [.init(label: nil, name: "number", type: "Int")], "Bool",
            "Returns `true` if the number is divisible by 2.")
        #expect(!promises(plain).isEmpty)
    }

    @Test func `how many there are is said of no number that is taken`() {
        let wrapped = function(
            "wrapped",
            [.init(label: nil, name: "text", type: "String"), .init(label: "width", name: "width", type: "Int")],
            "[String]", "- Returns: The lines; an empty array if there are no words.")
        #expect(promises(wrapped).isEmpty)
        let parts = function(
            "parts", [.init(label: nil, name: "text", type: "String"), .init(label: nil, name: "words", type: "Int")],
            "[String]", "- Returns: The parts; an empty array if there are no words.")
        #expect(!promises(parts).isEmpty)
    }

    @Test func `an error is expected at its bound and none beyond`() {
        let error = CodeSymbol(
            usr: "E", kind: .enumeration, path: ["AgeError"], declaration: "enum AgeError", conformances: ["Error"])
        let young = CodeSymbol(usr: "c", kind: .enumCase, path: ["AgeError", "tooYoung"], declaration: "case tooYoung")
        let symbol = function(
            "check", [.init(label: "age", name: "age", type: "Int")], nil, throwing: true,
            "Checks an age.", "", "- Throws: `AgeError.tooYoung` if `age` is less than 18.")
        let made = promises(symbol, among: [error, young])
        #expect(made.contains("check(age: 17) => AgeError.tooYoung"))
        #expect(made.contains("check(age: 18) => no error"))
        #expect(!made.contains("check(age: 18) => AgeError.tooYoung"))
    }

    @Test func `the rows of a table are calls`() {
        let symbol = function(
            "slug", [.init(label: nil, name: "title", type: "String")], "String", "Makes a slug.", "",
            "| Input | Output |", "|---|---|",
            "| `\"A B\"` | `\"a-b\"` |")
        #expect(promises(symbol) == ["slug(\"A B\") => \"a-b\""])
    }

    @Test func `a formula is computed from the values of the call`() {
        let symbol = function(
            "gross", [.init(label: nil, name: "net", type: "Double")], "Double",
            "- Returns: The price, computed as `net * 1.19`.")
        let made = promises(symbol)
        #expect(!made.isEmpty)
        #expect(made.allSatisfy { $0.contains("let net: Double = ") && $0.contains("net * 1.19") })
    }

    @Test func `a list of cases is tried at every bound`() {
        let symbol = function(
            "grade", [.init(label: "for", name: "score", type: "Int")], "String",
            "Scores of 90 and above are an `\"A\"`, 80 to 89 a `\"B\"`, and everything below 80 an `\"F\"`.")
        let made = promises(symbol)
        for expected in ["89) => \"B\"", "90) => \"A\"", "80) => \"B\"", "79) => \"F\""] {
            #expect(made.contains("grade(for: \(expected)"))
        }
    }

    @Test func `two outcomes for the same values promise nothing`() {
        let symbol = function(
            "sign", [.init(label: nil, name: "n", type: "Int")], "Int",
            "Returns 1 if `n` is zero. Returns 2 if `n` is zero.")
        #expect(promises(symbol).isEmpty)
    }

    @Test func `chance promises nothing`() {
        let symbol = function(
            "roll", [.init(label: nil, name: "n", type: "Int")], "Int", "A random number. `roll(6)` is 4.")
        #expect(promises(symbol).isEmpty)
    }

    @Test func `arithmetic after slashes is no result`() {
        let symbol = function(
            "less", [.init(label: nil, name: "n", type: "Int")], "Int", "```", "less(5) // 5 - 3*2 overflows", "```")
        #expect(promises(symbol).isEmpty)
    }
}
