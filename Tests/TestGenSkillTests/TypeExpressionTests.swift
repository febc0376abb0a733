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
