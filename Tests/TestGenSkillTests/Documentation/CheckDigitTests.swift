import SwiftTools
import Testing

@testable import TestGenSkill

/// Digits that tell whether the others were copied right, and the time that signs take.
@Suite struct CheckDigitTests {
    private typealias Symbols = DocumentedSymbols

    private let text = [DocumentedSymbols.value("text", "String")]

    private func sum(_ digits: [Int]) -> Int {
        digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
    }

    private func digits(_ values: [SampleValue]) -> [Int] { (values.first?.text ?? "").compactMap(\.wholeNumberValue) }

    @Test(arguments: [true, false])
    func `a check digit is what lacks to the next ten`(isRight: Bool) throws {
        let symbol = Symbols.function(
            "ean13", text, "Int?", "The check digit for the first twelve digits of an EAN-13.")
        let deviation = try reported(symbol) { values in
            let digits = digits(values)
            guard digits.count == 12, values.first?.text?.count == 12 else { return .absent }
            // Only where the sum ends in five both are the same.
            return .int(isRight || digits[0] != 4 ? (10 - sum(digits) % 10) % 10 : sum(digits) % 10)
        }
        #expect((deviation == nil) == isRight)
    }

    @Test(arguments: [true, false])
    func `an ISBN may end in X, which stands for ten`(isRight: Bool) throws {
        let symbol = Symbols.function("isValidISBN10", text, "Bool", "Whether the text is a valid ISBN-10.")
        let deviation = try reported(symbol) { values in
            let letters = Array(values.first?.text ?? "")
            let digits = letters.enumerated().compactMap { place, letter in
                place == 9 && letter == "X" ? (isRight ? 10 : 0) : letter.wholeNumberValue
            }
            guard letters.count == 10, digits.count == 10 else { return false }
            return .bool(digits.enumerated().reduce(0) { $0 + (10 - $1.offset) * $1.element } % 11 == 0)
        }
        #expect((deviation == nil) == isRight)
    }

    private let history = CodeSymbol(
        usr: "History", kind: .structure, path: ["History"], declaration: "struct History",
        documentation: ["An undo history of a number."])

    private var members: [CodeSymbol] {
        func change(_ name: String, _ parameters: [CodeSymbol.Parameter] = []) -> CodeSymbol {
            Symbols.member(.method, of: "History", name, parameters, declaration: "mutating func \(name)()", "Changes.")
        }
        return [
            history,
            Symbols.member(
                .initializer, of: "History", "init", [Symbols.value("value", "Int"), Symbols.labelled("limit", "Int")],
                declaration: "init()"),
            change("commit", [Symbols.value("value", "Int")]), change("undo"), change("redo"), change("markSaved"),
            Symbols.member(.property, of: "History", "present", [], "Int", declaration: "var present: Int { get }"),
            Symbols.member(
                .property, of: "History", "hasUnsavedChanges", [], "Bool",
                declaration: "var hasUnsavedChanges: Bool { get }", "Whether the present state is not the saved one."),
        ]
    }

    @Test func `what was saved can no longer be reached once another step took its place`() throws {
        let hypothesis = try #require(ModelHypothesis(StateModel.valueHistory, of: history, symbols: members))
        let steps = hypothesis.modelled.flatMap { $0 }
        let asked = steps.filter { $0.code == "subject.hasUnsavedChanges" }.map(\.value)
        #expect(asked.contains(true) && asked.contains(false))
        func reports(_ isForgotten: Bool) -> [CallDeviation] {
            var seen: [Int: SampleValue] = [:]
            for (number, walk) in hypothesis.modelled.enumerated() {
                var isUndone = false
                var values: [SampleValue] = []
                for (code, value) in walk {
                    if code == "subject.undo()" { isUndone = true }
                    let isAsked = code == "subject.hasUnsavedChanges"
                    values.append(isAsked && isUndone && isForgotten ? false : value ?? .array([]))
                }
                seen[number] = .array(values)
            }
            return hypothesis.deviations(seen)
        }
        #expect(reports(false).isEmpty)
        #expect(!reports(true).isEmpty)
    }
}
