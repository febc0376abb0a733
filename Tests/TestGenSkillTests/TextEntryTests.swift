import SwiftTools
import Testing

@testable import TestGenSkill

/// What a text can become, and texts that enumerations stand for.
@Suite struct TextEntryTests {
    private typealias Symbols = SampleSymbols

    private func reader(_ declaration: String, _ parameters: [CodeSymbol.Parameter]) -> SymbolGraph {
        SymbolGraph(
            module: "M",
            symbols: [
                CodeSymbol(usr: "Reader", kind: .structure, path: ["Reader"], declaration: "struct Reader"),
                Symbols.member(.initializer, of: "Reader", "init", parameters, declaration: declaration),
            ])
    }

    @Test func `a value that is made of a text alone is one that texts are looked for`() throws {
        let graph = reader(
            "init(string: String)",
            [Symbols.labelled("string", "String"), Symbols.labelled("limit", "Int", hasDefault: true)])
        let conversion = try #require(TextEntry.Conversion(TypeExpression("Reader"), in: graph))
        #expect(conversion.code == "Reader(string: agentInput)")
        #expect(conversion.literal("a\"b") == "Reader(string: \"a\\\"b\")")
    }

    @Test func `one that needs more, or may fail, is not`() {
        let text = Symbols.labelled("string", "String")
        let fails = reader("init?(string: String)", [text])
        let needs = reader("init(string: String, at: Int)", [text, Symbols.labelled("at", "Int")])
        #expect(TextEntry.Conversion(TypeExpression("Reader"), in: fails) == nil)
        #expect(TextEntry.Conversion(TypeExpression("Reader"), in: needs) == nil)
    }

    private func choice(_ name: String, _ cases: [String]) -> [CodeSymbol] {
        [
            CodeSymbol(usr: name, kind: .enumeration, path: [name], declaration: "enum \(name)"),
            CodeSymbol(
                usr: name + "raw", kind: .initializer, path: [name, "init(rawValue:)"],
                declaration: "init?(rawValue: String)",
                parameters: [Symbols.labelled("rawValue", "String")]),
        ] + cases.map { CodeSymbol(usr: name + $0, kind: .enumCase, path: [name, $0], declaration: "case \($0)") }
    }

    @Test func `cases of enumerations are put together by the marks that stand in the code`() {
        let graph = SymbolGraph(
            module: "M", symbols: choice("Arch", ["arm", "x86"]) + choice("OS", ["linux", "wasi"]))
        let texts = CaseTexts(graph, literals: ["-", "unknown", "a"])
        #expect(texts.all == ["arm", "x86", "linux", "wasi"])
        #expect(Set(texts.joined) == ["arm-linux", "x86-linux", "arm-wasi"])
        #expect(CaseTexts(graph, literals: ["unknown"]).joined.isEmpty)
        #expect(CaseTexts(SymbolGraph(module: "M", symbols: choice("OS", ["linux"])), literals: ["-"]).joined.isEmpty)
    }
}
