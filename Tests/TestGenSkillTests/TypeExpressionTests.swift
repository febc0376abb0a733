import SwiftTools
import Testing

@testable import TestGenSkill

@Suite struct TypeExpressionTests {
    @Test(arguments: [
        ("Int", "Int"), ("[String : [Int]]", "[String: [Int]]"), ("Array<Int>", "[Int]"), ("Optional<Int>", "Int?"),
        ("@escaping @Sendable (Int, String) throws -> Bool", "(Int, String) throws -> Bool"),
        ("((Int) -> Void)?", "((Int) -> Void)?"), ("(x: Int, y: Double)", "(x: Int, y: Double)"),
        ("Dictionary<String, Set<Int>>", "[String: Set<Int>]"), ("some Collection<Int>", "some Collection<Int>"),
        ("(Int)", "Int"), ("Self.Element?", "Self.Element?"), ("consuming [Int]", "[Int]"),
    ])
    func `a type's text is understood and written again`(text: String, written: String) {
        #expect(TypeExpression(text).text == written)
    }

    @Test func `a standard type that the module extends by all that its protocol demands stands for a parameter`() {
        let point = CodeSymbol(usr: "p", kind: .protocolType, path: ["Point"], declaration: "protocol Point")
        let demanded = CodeSymbol(usr: "d", kind: .method, path: ["Point", "far()"], declaration: "func far()")
        let given = CodeSymbol(usr: "g", kind: .method, path: ["CGPoint", "far()"], declaration: "func far()")
        let nearest = CodeSymbol(
            usr: "n", kind: .function, path: ["nearest(_:)"], declaration: "func nearest<P: Point>(_ point: P)",
            parameters: [.init(label: nil, name: "point", type: "P")], genericParameters: ["P"],
            constraints: [.init(.conformance, "P", "Point")])
        let graph = SymbolGraph(module: "M", symbols: [point, demanded, given, nearest])
        #expect(GenericBinding(nearest, in: graph)?["P"]?.text == "CGPoint")
        let bare = SymbolGraph(module: "M", symbols: [point, demanded, nearest])
        #expect(GenericBinding(nearest, in: bare) == nil)
        let plain = SymbolGraph(
            module: "M", symbols: [point, demanded, nearest],
            extendedConformances: ["UUID": ["Point"], "Int": ["Point"], "Unheard": ["Point"], "String": ["Line"]])
        #expect(GenericBinding(nearest, in: plain)?["P"]?.text == "Int")
    }

    @Test(arguments: [
        ("KeyPath<Int, Int>", ["\\Int.self", "\\Int.bitWidth"]), ("KeyPath<String, Int>", ["\\String.count"]),
        ("WritableKeyPath<Int, Int>", ["\\Int.self"]), ("WritableKeyPath<Int, String>", []),
        ("KeyPath<Card, String>", ["\\Card.title"]), ("WritableKeyPath<Card, String>", []),
        ("WritableKeyPath<Card, Int>", ["\\Card.rank"]),
    ])
    func `key paths lead to properties of the type that is asked for`(type: String, paths: [String]) {
        let card = SampleSymbols.structure("Card", [])
        let title = SampleSymbols.member(
            .property, of: "Card", "title", [], "String", declaration: "let title: String")
        let rank = SampleSymbols.member(.property, of: "Card", "rank", [], "Int", declaration: "var rank: Int")
        let graph = SymbolGraph(module: "M", symbols: card + [title, rank])
        let pool = ValuePool(graph: graph, literals: SourceLiterals(integers: [], doubles: [], strings: []))
        #expect(pool.values(of: TypeExpression(type)) == paths)
    }

    @Test func `generic parameters get types that meet what is demanded of them`() throws {
        let graph = SymbolGraph(module: "M", symbols: [])
        func binding(_ parameter: String, _ constraints: [CodeSymbol.Constraint], owner: [String] = [])
            -> GenericBinding?
        {
            GenericBinding(
                CodeSymbol(
                    usr: "s", kind: .method, path: owner + ["f()"], declaration: "func f()",
                    genericParameters: owner.isEmpty ? [parameter] : [], constraints: constraints), in: graph)
        }
        #expect(binding("T", [.init(.conformance, "T", "Comparable")])?["T"]?.text == "Int")
        #expect(binding("T", [.init(.conformance, "T", "BinaryFloatingPoint")])?["T"]?.text == "Double")
        #expect(
            binding("T", [.init(.conformance, "T", "Collection"), .init(.sameType, "T.Element", "Character")])?["T"]?
                .text
                == "String")
        #expect(
            binding("Self", [.init(.conformance, "Self.Element", "StringProtocol")], owner: ["Sequence"])?["Self"]?.text
                == "[String]")
        #expect(binding("T", [.init(.conformance, "T", "UnknownProtocol")]) == nil)
    }
}
