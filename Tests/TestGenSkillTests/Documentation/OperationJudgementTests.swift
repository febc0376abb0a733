import SwiftTools
import Testing

@testable import TestGenSkill

/// What speaks for and against holding a result against the code.
@Suite struct OperationJudgementTests {
    private typealias Symbols = DocumentedSymbols

    private static func averages(_ values: [SampleValue]) -> [SampleValue] {
        let numbers = values[0].elements?.compactMap(\.number) ?? []
        guard let size = values[1].integer, size > 0, numbers.count >= size else { return [] }
        return (0...(numbers.count - size)).map {
            .double(numbers[$0..<$0 + size].reduce(0, +) / Double(size))
        }
    }

    @Test(arguments: [true, false])
    func `a slip that every result shows is found where the names leave no doubt`(isRight: Bool) throws {
        let symbol = Symbols.function(
            "movingAverage", [Symbols.value("values", "[Double]"), Symbols.labelled("size", "Int")], "[Double]",
            "Returns the means of all complete windows.", "", "The result is empty if there are too few values.")
        let deviation = try reported(symbol) { values in
            .array(isRight ? Self.averages(values) : Array(Self.averages(values).dropLast()))
        }
        #expect((deviation == nil) == isRight)
    }

    @Test(arguments: [true, false])
    func `what a condition denies is not denied of what follows from it`(isRight: Bool) throws {
        let symbol = Symbols.function(
            "truncatedInMiddle", [Symbols.value("text", "String"), Symbols.labelled("limit", "Int")], "String",
            "Shortens a text by replacing its middle with an ellipsis.", "",
            "When the characters cannot be shared equally, the beginning keeps one character more than the end.")
        let deviation = try reported(symbol) { values in
            guard let text = values[0].text, let limit = values[1].integer, limit > 0 else { return nil }
            guard text.count > limit else { return .string(text) }
            let front = isRight ? limit / 2 : (limit - 1) / 2
            return .string(text.prefix(front) + "…" + text.suffix(limit - 1 - front))
        }
        #expect((deviation == nil) == isRight)
    }

    @Test func `a comparison with no is no denial`() {
        let comment = CommentWords(
            Symbols.function("masked", [], nil, "A text with no more than three characters is hidden completely."))
        #expect(comment.states("completely"))
        #expect(
            !CommentWords(Symbols.function("masked", [], nil, "A short text is not hidden completely."))
                .states("completely"))
    }

    @Test func `quoted marks are found in comments as they stand there`() {
        let comment = CommentWords(Symbols.function("parent", [], nil, "The parent of a single name is `\".\"`."))
        #expect(comment.states("\".\""))
        #expect(!comment.states("\"..\""))
    }

    @Test func `what belongs to the type settles only what the member leaves open`() {
        let type = CodeSymbol(
            usr: "T", kind: .structure, path: ["T"], declaration: "", documentation: ["Bounds are inclusive."])
        let option = OperationOption("closed", on: "inclusive", off: "exclusive")
        let silent = Symbols.member(.method, of: "T", "f", [], nil, "Does something.")
        let other = Symbols.member(.method, of: "T", "g", [], nil, "The end is exclusive here.")
        #expect(option.stated(in: CommentWords(silent, of: type)) == true)
        #expect(option.stated(in: CommentWords(other, of: type)) == false)
        #expect(option.stated(in: CommentWords(silent)) == nil)
    }
}
