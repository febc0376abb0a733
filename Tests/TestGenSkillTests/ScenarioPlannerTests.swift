import SwiftTools
import Testing

@testable import TestGenSkill

/// What is planned for declarations whose types say little by themselves.
@Suite struct ScenarioPlannerTests {
    private typealias Symbols = SampleSymbols

    /// What is looked at in the scenarios planned for some of a module's declarations, beginnings beside it.
    private func looks(_ symbols: [CodeSymbol], of path: [String]) -> [(start: String, look: String)] {
        let graph = SymbolGraph(module: "M", symbols: symbols)
        let pool = ValuePool(graph: graph, literals: SourceLiterals())
        let planner = ScenarioPlanner(graph: graph, pool: pool, targets: symbols.filter { $0.path == path })
        return planner.plan(most: .max).flatMap { scenario in
            let starts = scenario.steps.compactMap { step in
                if case .bind(_, let code, _) = step { code } else { nil }
            }
            return scenario.steps.compactMap(\.observed).map { (starts.joined(separator: "; "), $0) }
        }
    }

    @Test(arguments: ["Any", "Any?", "[Any]"])
    func `a value of a type that is not known is looked at by its description`(type: String) {
        let find = Symbols.function("find", [Symbols.value("place", "Int")], type)
        let looks = looks([find], of: find.path).map(\.look)
        #expect(!looks.isEmpty)
        #expect(looks.allSatisfy { $0.hasPrefix("String(describing: find(") })
    }

    @Test func `a function that a call gives is called`() {
        let adder = Symbols.function("adder", [Symbols.value("number", "Int")], "(Int) -> Int")
        let looks = looks([adder], of: adder.path)
        #expect(looks.contains { $0.start == "adder(3)" && $0.look == "result(0)" })
        #expect(!looks.contains { $0.look == "result" })
    }

    @Test(arguments: [true, false])
    func `a structure that shows nothing of what it holds is looked at by what it renders`(isShown: Bool) {
        let rendering = CodeSymbol(
            usr: "rendering", kind: .protocolType, path: ["Rendering"], declaration: "protocol Rendering")
        let node = CodeSymbol(
            usr: "node", kind: .structure, path: ["Node"], declaration: "struct Node", conformances: ["Rendering"])
        let text = Symbols.member(.typeMethod, of: "Node", "text", [Symbols.value("text", "String")], "Node")
        let itself = Symbols.member(.property, of: "Node", "node", [], "Node", declaration: "var node: Node { get }")
        let render = Symbols.member(.method, of: "Rendering", "render", [], "String")
        let into = Symbols.member(.method, of: "Node", "render", [Symbols.labelled("into", "Int")], "String")
        let kind = Symbols.member(.property, of: "Node", "kind", [], "Int", declaration: "let kind: Int")
        let looks = looks([rendering, node, text, itself, render, into] + (isShown ? [kind] : []), of: text.path)
        #expect(looks.contains { $0.look == "result.render()" } != isShown)
        #expect(looks.contains { $0.look == "result.kind" } == isShown)
    }

    @Test func `what a generic type's own functions give is a value of it`() {
        let rule = CodeSymbol(
            usr: "rule", kind: .structure, path: ["Rule"], declaration: "struct Rule<T>", genericParameters: ["T"])
        let above = Symbols.member(
            .typeMethod, of: "Rule", "above", [Symbols.value("limit", "T")], "Rule<T>", generics: ["T"])
        let holds = Symbols.member(
            .method, of: "Rule", "holds", [Symbols.labelled("for", "T")], "Bool", generics: ["T"])
        let looks = looks([rule, above, holds], of: holds.path)
        #expect(looks.contains { $0.start == "Rule<Int>.above(3)" && $0.look.hasPrefix("subject.holds(") })
    }

    @Test(.timeLimit(.minutes(1)))
    func `values of a type with many ways to make it of itself are made up in the end`() {
        let number = CodeSymbol(usr: "number", kind: .structure, path: ["Number"], declaration: "struct Number")
        let start = Symbols.member(.initializer, of: "Number", "init", [Symbols.value("value", "Int")])
        let ways = (0..<40).map { index in
            Symbols.member(
                .typeMethod, of: "Number", "way\(index)",
                [Symbols.value("one", "Number"), Symbols.value("other", "Number"), Symbols.value("third", "Number")],
                "Number")
        }
        let graph = SymbolGraph(module: "M", symbols: [number, start] + ways)
        let values = ValuePool(graph: graph, literals: SourceLiterals()).values(of: .named("Number", []))
        #expect(values.contains("Number(3)"))
        #expect(values.contains { $0.hasPrefix("Number.way0(Number(") })
    }

    @Test func `names that a type gives to other types stand for them`() {
        let list = CodeSymbol(
            usr: "list", kind: .structure, path: ["Pairs"], declaration: "struct Pairs<Key, Value>",
            genericParameters: ["Key", "Value"], conformances: ["ExpressibleByDictionaryLiteral"])
        let index = CodeSymbol(
            usr: "index", kind: .typeAlias, path: ["Pairs", "Index"], declaration: "typealias Index = Int")
        let slice = CodeSymbol(
            usr: "slice", kind: .structure, path: ["Part"], declaration: "struct Part<Key, Value>",
            genericParameters: ["Key", "Value"])
        let base = CodeSymbol(
            usr: "base", kind: .typeAlias, path: ["Part", "Base"], declaration: "typealias Base = Pairs<Key, Value>")
        let make = Symbols.member(
            .initializer, of: "Part", "init",
            [
                Symbols.labelled("base", "Part<Key, Value>.Base"),
                Symbols.labelled("bounds", "Part<Key, Value>.Base.Indices"),
            ], declaration: "init()", generics: ["Key", "Value"])
        let count = Symbols.member(.property, of: "Part", "count", [], "Int", generics: ["Key", "Value"])
        let looks = looks([list, index, slice, base, make, count], of: count.path)
        let start = "Part<Int, Int>(base: ([3: 3, 0: 0] as Pairs<Int, Int>), bounds: 0..<3"
        #expect(looks.contains { $0.start.hasPrefix(start) })
    }

    @Test func `a name that two types use for different things ends somewhere`() {
        let inner = CodeSymbol(
            usr: "inner", kind: .structure, path: ["Lazy"], declaration: "struct Lazy<Base>",
            genericParameters: ["Base"])
        let index = CodeSymbol(
            usr: "index", kind: .typeAlias, path: ["Lazy", "Index"], declaration: "typealias Index = Base.Index")
        let outer = CodeSymbol(usr: "outer", kind: .structure, path: ["Part"], declaration: "struct Part")
        let base = CodeSymbol(
            usr: "base", kind: .typeAlias, path: ["Part", "Base"], declaration: "typealias Base = Lazy<[Int]>")
        let at = Symbols.member(.method, of: "Part", "at", [Symbols.value("place", "Base.Index")], "Int")
        let graph = SymbolGraph(module: "M", symbols: [inner, index, outer, base, at])
        let binding = GenericBinding(at, in: graph)
        #expect(binding?.resolve(TypeExpression("Base.Index")).text == "Base.Index")
        #expect(binding?.resolve(TypeExpression("Base")).text == "Lazy<[Int]>")
    }
}
