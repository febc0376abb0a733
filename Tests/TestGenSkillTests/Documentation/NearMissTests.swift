import SwiftTools
import Testing

@testable import TestGenSkill

/// Code that one change would make what its words say.
@Suite struct NearMissTests {
    private typealias Symbols = DocumentedSymbols

    private let masking = Symbols.function(
        "masked", [Symbols.value("number", "String")], "String", "Hides all but the last four characters.", "",
        "Every hidden character is replaced by `*`.")

    private func masked(_ values: [SampleValue?], showing count: Int) -> SampleValue {
        let text = values[0]?.text ?? ""
        guard text.count > 4 else { return .string(text) }
        return .string(String(repeating: "*", count: text.count - 4) + text.suffix(count))
    }

    private func seen(_ hypothesis: OperationHypothesis, _ count: Int) -> [Int: SampleValue] {
        Dictionary(uniqueKeysWithValues: hypothesis.calls.enumerated().map { ($0, masked($1.values, showing: count)) })
    }

    @Test func `a change that makes all results right shows what was wrong`() throws {
        let hypothesis = try #require(OperationOracle(symbols: [masking]).hypothesis(of: masking))
        let miss = try #require(
            hypothesis.nearMiss(seen(hypothesis, 3), [seen(hypothesis, 2), seen(hypothesis, 4)]))
        #expect(miss.change == 1)
        #expect(miss.deviation.expected == "\"******7890\"")
        #expect(miss.deviation.actual == "\"******890\"")
    }

    @Test func `a change that does not make all results right shows nothing`() throws {
        let hypothesis = try #require(OperationOracle(symbols: [masking]).hypothesis(of: masking))
        #expect(hypothesis.nearMiss(seen(hypothesis, 3), [seen(hypothesis, 2), seen(hypothesis, 1)]) == nil)
    }

    @Test func `what is right already is closed`() throws {
        let hypothesis = try #require(OperationOracle(symbols: [masking]).hypothesis(of: masking))
        #expect(!hypothesis.isOpen(seen(hypothesis, 4)))
        #expect(hypothesis.isOpen(seen(hypothesis, 3)))
    }

    private let stock = CodeSymbol(
        usr: "Inventory", kind: .structure, path: ["Inventory"], declaration: "struct Inventory",
        documentation: ["The stock of a shop."])

    private var symbols: [CodeSymbol] {
        [
            stock, Symbols.member(.initializer, of: "Inventory", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "Inventory", "add", [Symbols.value("count", "Int"), Symbols.labelled("of", "String")],
                declaration: "mutating func add()", "Adds pieces."),
            Symbols.member(
                .method, of: "Inventory", "take", [Symbols.value("count", "Int"), Symbols.labelled("of", "String")],
                declaration: "mutating func take()", "Takes pieces, at most as many as there are."),
            Symbols.member(
                .method, of: "Inventory", "quantity", [Symbols.labelled("of", "String")], "Int",
                declaration: "func quantity()"),
            Symbols.member(
                .property, of: "Inventory", "itemNames", [], "[String]", declaration: "var itemNames: [String] { get }"),
        ]
    }

    @Test func `how many may stand before of what`() throws {
        let hypothesis = try #require(ModelHypothesis(StateModel.stock, of: stock, symbols: symbols))
        let add = try #require(hypothesis.binding.members.first { $0.symbol.baseName == "add" })
        #expect(hypothesis.binding.call(add, [.string("a"), .int(2)]) == "subject.add(2, of: \"a\")")
    }

    @Test func `one word of a name may tell what is looked at`() throws {
        let hypothesis = try #require(ModelHypothesis(StateModel.stock, of: stock, symbols: symbols))
        let names = try #require(hypothesis.binding.members.first { $0.symbol.baseName == "itemNames" })
        #expect(names.isLoose)
        let others =
            symbols + [
                Symbols.member(
                    .property, of: "Inventory", "peakTotal", [], "Int", declaration: "var peakTotal: Int { get }")
            ]
        let other = try #require(ModelHypothesis(StateModel.stock, of: stock, symbols: others))
        #expect(!other.binding.members.contains { $0.symbol.baseName == "peakTotal" })
    }

    /// What walks show where the count of an item goes through a change.
    private func seen(
        _ hypothesis: ModelHypothesis, _ change: (SampleValue) -> SampleValue
    ) -> [Int: SampleValue] {
        let walks = hypothesis.modelled.map { steps in
            SampleValue.array(
                steps.map { $0.code.hasPrefix("subject.quantity") ? change($0.value ?? []) : $0.value ?? [] })
        }
        return Dictionary(uniqueKeysWithValues: walks.enumerated().map { ($0, $1) })
    }

    @Test func `a type that a change makes what its model is is wrong without`() throws {
        let hypothesis = try #require(ModelHypothesis(StateModel.stock, of: stock, symbols: symbols))
        let (right, wrong) = (seen(hypothesis) { $0 }, seen(hypothesis) { .int(($0.integer ?? 0) + 1) })
        #expect(!hypothesis.isOpen(right))
        #expect(hypothesis.isOpen(wrong))
        let miss = try #require(hypothesis.nearMiss(wrong, [wrong, right]))
        #expect(miss.change == 1)
        #expect(miss.deviation.symbol?.baseName == "quantity")
        #expect(hypothesis.nearMiss(wrong, [seen(hypothesis) { _ in .int(9) }]) == nil)
    }

    @Test(arguments: [true, false])
    func `negative numbers are left out of a sum that says so`(isRight: Bool) throws {
        let symbol = Symbols.function(
            "totalSeconds", [Symbols.value("durations", "[Int]")], "Int",
            "Adds up durations, leaving out the negative ones.")
        let deviation = try reported(symbol) { values in
            let numbers = values[0].elements?.compactMap(\.integer) ?? []
            let sum = numbers.filter { $0 > 0 }.reduce(0, +)
            return .int(isRight || numbers.count != 3 ? sum : sum + 1)
        }
        #expect((deviation == nil) == isRight)
    }

    @Test func `a text is no length`() throws {
        let symbol = Symbols.function(
            "longestWord", [Symbols.labelled("in", "String")], "String?",
            "Returns the longest word.", "", "If several share the greatest length, the first is returned.")
        let deviation = try reported(symbol) { values in
            let words = (values[0].text ?? "").split { $0 == " " }
            return words.isEmpty ? SampleValue.none : .string(String(words.max { $0.count < $1.count } ?? ""))
        }
        #expect(deviation == nil || deviation?.expected.hasPrefix("\"") == true)
    }
}
