import SwiftTools
import Testing

@testable import TestGenSkill

/// What is planned for what the module's own protocols give to the types that conform to them.
@Suite struct ProtocolScenarioTests {
    private typealias Symbols = SampleSymbols

    /// `protocol Bag` with an associated type, a class with a parameter and a structure that conform to it.
    private static let symbols: [CodeSymbol] = {
        let demand = CodeSymbol.Constraint(.conformance, "Item", "Equatable")
        let bag = CodeSymbol(usr: "bag", kind: .protocolType, path: ["Bag"], declaration: "protocol Bag")
        let item = CodeSymbol(
            usr: "item", kind: .associatedType, path: ["Bag", "Thing"], declaration: "associatedtype Thing")
        let things = Symbols.member(.property, of: "Bag", "things", [], "[Self.Thing]", declaration: "var things")
        let sack = CodeSymbol(
            usr: "sack", kind: .classType, path: ["Sack"], declaration: "class Sack<Item>",
            genericParameters: ["Item"], constraints: [demand], conformances: ["Bag"])
        let inSack = Symbols.member(.property, of: "Sack", "things", [], "[Item]", generics: ["Item"])
        let make = Symbols.member(
            .initializer, of: "Sack", "init", [Symbols.labelled("things", "[Item]")], declaration: "init()",
            generics: ["Item"])
        let drawer = CodeSymbol(
            usr: "drawer", kind: .structure, path: ["Drawer"], declaration: "struct Drawer", conformances: ["Bag"])
        let inDrawer = Symbols.member(.property, of: "Drawer", "things", [], "[String]")
        let makeDrawer = Symbols.member(.initializer, of: "Drawer", "init", [], declaration: "init()")
        return [bag, item, things, sack, inSack, make, drawer, inDrawer, makeDrawer]
    }()

    private func plan(_ symbol: CodeSymbol) -> [Scenario] {
        let graph = SymbolGraph(module: "M", symbols: Self.symbols + [symbol])
        let pool = ValuePool(graph: graph, literals: SourceLiterals())
        return ScenarioPlanner(graph: graph, pool: pool, targets: [symbol]).plan(most: .max)
    }

    @Test func `what an extension adds is tried on each type, with its associated type`() {
        let holds = Symbols.member(.method, of: "Bag", "holds", [Symbols.value("thing", "Self.Thing")], "Bool")
        let codes = plan(holds).map { $0.steps.map(\.code).joined(separator: "; ") }
        #expect(codes.contains("Drawer(); subject.holds(\"abc\")"))
        #expect(codes.contains("Sack<Int>(things: [3, 1, 2]); subject.holds(3)"))
    }

    @Test func `an extension for some associated type is not tried on types with another`() {
        let total = CodeSymbol(
            usr: "total", kind: .method, path: ["Bag", "total()"], declaration: "func total()", type: "Int",
            constraints: [.init(.sameType, "Self.Thing", "Int")])
        let starts = Set(plan(total).compactMap { $0.steps.first?.code.prefix(6) })
        #expect(starts.contains("Sack<I"))
        #expect(!starts.contains("Drawer"))
    }

    @Test func `what an extension's static function makes is a value of the type`() {
        let pair = Symbols.member(
            .typeMethod, of: "Bag", "pair", [Symbols.value("thing", "Self.Thing")], "Self", declaration: "static func")
        let graph = SymbolGraph(module: "M", symbols: Self.symbols + [pair])
        let values = ValuePool(graph: graph, literals: SourceLiterals()).values(of: TypeExpression("Sack<Int>"))
        #expect(values.contains("Sack<Int>.pair(3)"))
    }

    @Test func `a closure that gives nothing back notes what it is called with`() throws {
        let each = Symbols.function("visit", [Symbols.value("body", "(Int, String) -> Void")], nil)
        let scenario = try #require(plan(each).first)
        #expect(
            scenario.steps == [
                .bind(name: "heard", code: "[] as [String]", isVariable: true),
                .perform("visit({ heard.append(String(describing: ($0, $1))) })"), .look("heard"),
            ])
        #expect(plan(each).contains { $0.steps == [.perform("visit({ _, _ in })")] })
    }

    @Test func `where there is too much to try every declaration gets its share`() {
        let symbols = ["one", "two", "three"].map { Symbols.function($0, [Symbols.value("number", "Int")], "Int") }
        let graph = SymbolGraph(module: "M", symbols: symbols)
        let pool = ValuePool(graph: graph, literals: SourceLiterals())
        let plan = ScenarioPlanner(graph: graph, pool: pool, targets: symbols).plan(most: 9)
        #expect(Dictionary(grouping: plan, by: \.subjects).mapValues(\.count).values.allSatisfy { $0 == 3 })
        #expect(plan.count == 9)
    }

    @Test func `the elements of an optional's value are asserted in their place`() {
        let found = ProbeObservation(form: .array, text: "[1, 2]")
        #expect(
            AssertionWriter.line("subject.rest", "?", found) == "#expect(subject.rest.map { Array($0) } == [1, 2])")
        #expect(
            AssertionWriter.line("try rest()", "?", .init(form: .empty, text: "[]"))
                == "#expect(try rest().map { Array($0).isEmpty } == true)")
    }
}
