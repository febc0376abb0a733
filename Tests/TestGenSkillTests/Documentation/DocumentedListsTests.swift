import SwiftTools
import Testing

@testable import TestGenSkill

/// Lists of numbers, points in examples, and terms of schedules.
@Suite struct DocumentedListsTests {
    private typealias Symbols = DocumentedSymbols

    private var outcome: [CodeSymbol] {
        [
            CodeSymbol(usr: "Outcome", kind: .enumeration, path: ["Outcome"], declaration: "enum Outcome"),
            CodeSymbol(
                usr: "status", kind: .enumCase, path: ["Outcome", "status(_:)"], declaration: "case status(Int)"),
            CodeSymbol(usr: "timeout", kind: .enumCase, path: ["Outcome", "timeout"], declaration: "case timeout"),
        ]
    }

    private func helps(_ comment: String) -> [String] {
        Symbols.promises(
            Symbols.function("helps", [Symbols.value("outcome", "Outcome")], "Bool", comment), among: outcome)
    }

    @Test func `a list of numbers says which are in it and which are not`() {
        let made = helps(
            "Whether trying again helps: after a timeout, and for the statuses 408, 429 and 500 to 599, except 501 (not implemented)."
        )
        #expect(made.contains("helps(Outcome.status(501)) => false"))
        #expect(made.contains("helps(Outcome.status(502)) => true"))
        #expect(made.contains("helps(Outcome.status(600)) => false"))
        #expect(made.contains("helps(Outcome.status(408)) => true"))
    }

    @Test(arguments: [
        "Whether trying again helps, for statuses such as 408 and 429.", "Whether it is one of the codes 408 and 429.",
        "Whether trying again helps, but not for the statuses 408 and 429.",
        "Whether trying again helps for the statuses 408, 429 and some others.",
        "Whether trying again helps for the statuses 408 and 429. With luck for 430 too.",
    ])
    func `a list that is not all of them says nothing`(comment: String) {
        #expect(!helps(comment).contains { $0.contains("status(") })
    }

    private func turned(_ comment: String) -> [String] {
        let polygon = [
            CodeSymbol(usr: "Polygon", kind: .structure, path: ["Polygon"], declaration: "struct Polygon"),
            Symbols.member(
                .initializer, of: "Polygon", "init", [Symbols.value("vertices", "[Point]")], declaration: "init()"),
            Symbols.member(.property, of: "Polygon", "vertices", [], "[Point]", declaration: "var vertices: [Point]"),
        ]
        let symbol = Symbols.member(
            .property, of: "Polygon", "turned", [], "Polygon", declaration: "var turned: Polygon { get }", comment)
        return Symbols.promises(symbol, among: Symbols.structure("Point", ["x", "y"]) + polygon)
    }

    @Test func `a point becomes another one`() {
        let made = turned("The polygon turned, so that the point (1, 0) becomes (0, 1).")
        #expect(
            made.contains {
                $0.contains("Polygon([Point(x: 1, y: 0)]).turned.vertices[0].x == 0")
                    && $0.contains("vertices[0].y == 1") && $0.hasSuffix("=> true")
            })
        #expect(turned("The polygon turned about (1, 0).").isEmpty)
        #expect(turned("The point (1, 0) becomes (0, 1) if it is turned twice.").isEmpty)
    }

    @Test func `numbers in parentheses beside each other are points`() {
        let tokens = DocumentationSentence.sentences(of: "The square (0,0), (2,0) and (2,2) has the area 4.")[0].tokens
        let (points, rest) = PointExampleReader.points(tokens)
        #expect(points == [["0", "0"], ["2", "0"], ["2", "2"]])
        #expect(rest.first == .word("has"))
    }

    private func field(_ comment: [String]) -> [String] {
        let type = [
            CodeSymbol(
                usr: "Field", kind: .structure, path: ["Field"], declaration: "struct Field", documentation: comment),
            Symbols.member(.property, of: "Field", "values", [], "[Int]", declaration: "let values: [Int]"),
        ]
        let symbol = CodeSymbol(
            usr: "Field.init", kind: .initializer, path: ["Field", "init(_:bounds:)"],
            declaration: "init(_ text: String, bounds: ClosedRange<Int>) throws",
            parameters: [Symbols.value("text", "String"), Symbols.labelled("bounds", "ClosedRange<Int>")],
            documentation: ["Reads a field."])
        return Symbols.promises(symbol, among: type)
    }

    @Test func `terms of a schedule mean the same with other numbers`() {
        let made = field(["A field of a cron schedule: `*`, `*/15`, `2-5` or `3/4`."])
        #expect(made.contains("Field(\"3/1\", bounds: 0...9).values => [3, 4, 5, 6, 7, 8, 9]"))
        #expect(made.contains("Field(\"*/4\", bounds: 0...9).values => [0, 4, 8]"))
        #expect(!made.contains { $0.contains("2-8/3") })
        #expect(field(["A field of a form: `*`, `*/15`."]).isEmpty)
    }
}
