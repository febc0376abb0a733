import SwiftTools
import Testing

@testable import TestGenSkill

/// Calls on values that differ in each of their parts.
@Suite struct VariedScenarioTests {
    private typealias Symbols = DocumentedSymbols

    private var module: [CodeSymbol] {
        Symbols.structure("Cell", ["column", "row"]) + [
            CodeSymbol(usr: "Area", kind: .structure, path: ["Area"], declaration: "struct Area"),
            Symbols.member(
                .initializer, of: "Area", "init",
                [Symbols.labelled("origin", "Cell"), Symbols.labelled("width", "Int")], declaration: "init?()"),
            nearest,
        ]
    }

    private let nearest = DocumentedSymbols.member(
        .method, of: "Area", "nearest", [DocumentedSymbols.labelled("to", "Cell")], "Cell",
        declaration: "func nearest(to: Cell) -> Cell")

    @Test func `parts differ, and so do values that are passed`() {
        let made = VariedScenarios(module: module).scenarios(for: nearest).map { $0.steps.map(\.code) }
        #expect(made.contains { $0[0] == "try #require(Area(origin: Cell(column: 3, row: 5), width: 5))" })
        #expect(made.contains { $0[1] == "subject.nearest(to: Cell(column: 12, row: 4))" })
        #expect(made.contains { $0[1] == "subject.nearest(to: Cell(column: -3, row: -1))" })
        #expect(made.allSatisfy { $0.last == "subject" })
    }

    @Test func `a type of which nothing is known gives no calls`() {
        #expect(VariedScenarios(module: [nearest]).scenarios(for: nearest).isEmpty)
        let opaque = Symbols.member(
            .method, of: "Area", "cut", [Symbols.labelled("by", "Blade")], "Area", declaration: "func cut()")
        #expect(VariedScenarios(module: module).scenarios(for: opaque).isEmpty)
    }
}
