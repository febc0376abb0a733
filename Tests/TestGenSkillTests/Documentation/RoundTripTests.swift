import SwiftTools
import Testing

@testable import TestGenSkill

/// Texts and ranges that go one way and come back.
@Suite struct RoundTripTests {
    private typealias Symbols = DocumentedSymbols

    private func record(_ parsing: String...) -> [CodeSymbol] {
        [
            CodeSymbol(usr: "Record", kind: .structure, path: ["Record"], declaration: "struct Record"),
            Symbols.member(
                .initializer, of: "Record", "init", [Symbols.labelled("mark", "Character", hasDefault: true)],
                declaration: "init(mark: Character = \",\")"),
            CodeSymbol(
                usr: "parse", kind: .method, path: ["Record", "parse(_:)"],
                declaration: "func parse(_ line: String) throws -> [String]",
                parameters: [Symbols.value("line", "String")], type: "[String]", documentation: parsing),
        ]
    }

    private func made(_ comment: String, _ others: [CodeSymbol]) -> [String] {
        Symbols.promises(
            Symbols.member(
                .method, of: "Record", "format", [Symbols.value("fields", "[String]")], "String",
                declaration: "func format(_ fields: [String]) -> String", comment), among: others)
    }

    @Test func `what is made is turned back with other settings too`() {
        let told = made(
            "Joins fields into a line that `parse(_:)` turns back into the same fields.",
            record("Splits a line. A field may stand in quotes."))
        #expect(
            told.contains(
                "let subject = Record(mark: \";\"); let made = subject.format([\"a;b\", \"c|d\"]); subject.parse(made) => [\"a;b\", \"c|d\"]"
            ))
        #expect(told.contains { $0.hasPrefix("let subject = Record();") })
    }

    @Test func `marks in fields are tried only where something is said of them`() {
        let told = made(
            "Joins fields into a line that `parse(_:)` turns back into the same fields.", record("Splits a line."))
        #expect(!told.isEmpty && !told.contains { $0.contains("a;b") })
    }

    @Test(arguments: [
        "Joins fields into a line that `parse(_:)` takes.",
        "Joins fields into a line that `parse(_:)` turns back into the same fields if there are any.",
        "Joins fields into a line that `parse(_:)` turns back into nearly the same fields.",
    ])
    func `what is not surely turned back is not tried`(comment: String) {
        #expect(!made(comment, record("Splits a line.")).contains { $0.contains("let made") })
    }

    @Test func `letters in either case are tried with what the type itself writes`() {
        let others = [
            CodeSymbol(usr: "Code", kind: .enumeration, path: ["Code"], declaration: "enum Code"),
            CodeSymbol(
                usr: "write", kind: .typeMethod, path: ["Code", "text(of:)"],
                declaration: "static func text(of number: Int) -> String?",
                parameters: [.init(label: "of", name: "number", type: "Int")], type: "String?"),
        ]
        func made(_ comment: String) -> [String] {
            let symbol = CodeSymbol(
                usr: "read", kind: .typeMethod, path: ["Code", "read(_:)"],
                declaration: "static func read(_ text: String) throws -> Int",
                parameters: [Symbols.value("text", "String")], type: "Int",
                documentation: ["Reads a number.", "", comment])
            return Symbols.promises(symbol, among: others)
        }
        #expect(
            made("Letters may be in either case.").contains(
                "let text = (Code.text(of: 14) ?? \"\"); let other = try Code.read(text); Code.read(text.lowercased()) => other"
            ))
        #expect(!made("Letters must not be in either case of the other.").contains { $0.contains("lowercased") })
    }

    @Test func `every value of a range that was added is in a set`() {
        func made(_ comment: String) -> [String] {
            let others = [
                CodeSymbol(usr: "Spans", kind: .structure, path: ["Spans"], declaration: "struct Spans"),
                Symbols.member(.initializer, of: "Spans", "init", declaration: "init()"),
                Symbols.member(
                    .method, of: "Spans", "insert", [Symbols.value("range", "ClosedRange<Int>")],
                    declaration: "mutating func insert(_ range: ClosedRange<Int>)", comment),
            ]
            let symbol = Symbols.member(
                .method, of: "Spans", "contains", [Symbols.value("value", "Int")], "Bool",
                declaration: "func contains(_ value: Int) -> Bool", "Whether `value` is in the set.")
            return Symbols.promises(symbol, among: others)
        }
        let told = made("Adds every integer in `range`.")
        #expect(told.contains { $0.hasSuffix("subject.contains(5) => true") })
        #expect(told.contains { $0.hasSuffix("subject.contains(6) => false") })
        #expect(!made("Adds every integer in `range` except its last.").contains { $0.contains("contains(5)") })
    }
}
