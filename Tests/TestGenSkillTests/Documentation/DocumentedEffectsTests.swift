import SwiftTools
import Testing

@testable import TestGenSkill

/// What comments say becomes of a type's numbers, and what numbers depend on.
@Suite struct DocumentedEffectsTests {
    private typealias Symbols = DocumentedSymbols

    private var machine: [CodeSymbol] {
        [
            CodeSymbol(usr: "Machine", kind: .structure, path: ["Machine"], declaration: "struct Machine"),
            Symbols.member(
                .initializer, of: "Machine", "init", [Symbols.labelled("price", "Int")], declaration: "init(price: Int)"
            ),
            Symbols.member(.property, of: "Machine", "price", [], "Int", declaration: "let price: Int"),
            Symbols.member(.property, of: "Machine", "credit", [], "Int", declaration: "private(set) var credit: Int"),
            Symbols.member(.property, of: "Machine", "coupon", [], "Int", declaration: "var coupon: Int"),
            Symbols.member(
                .property, of: "Machine", "droppedCount", [], "Int", declaration: "private(set) var droppedCount: Int"),
            Symbols.member(
                .method, of: "Machine", "insert", [Symbols.labelled("coin", "Int")],
                declaration: "mutating func insert(coin: Int)"),
        ]
    }

    private func effects(_ comment: String, _ parameters: [CodeSymbol.Parameter] = []) -> [EffectClauses.Effect] {
        let symbol = Symbols.member(
            .method, of: "Machine", "act", parameters, "Bool", declaration: "mutating func act()", comment)
        let clauses = EffectClauses(symbol: symbol, properties: ["price", "credit", "earnings", "droppedCount"])
        return DocumentationSentence.sentences(of: comment).flatMap { clauses.effects($0) }
    }

    @Test func `what is taken from one number may be added to another`() {
        #expect(
            effects("The price is taken from the credit and added to the earnings.") == [
                .init(property: "credit", change: .taken, amount: .property("price")),
                .init(property: "earnings", change: .added, amount: .property("price")),
            ])
    }

    @Test func `it is what was spoken of before`() {
        #expect(
            effects("Gives back the credit and sets it to zero.") == [
                .init(property: "credit", change: .set, amount: .number(0))
            ])
        #expect(
            effects("Puts a coin in and adds it to the credit.", [Symbols.labelled("coin", "Int")]) == [
                .init(property: "credit", change: .added, amount: .parameter("coin"))
            ])
    }

    @Test func `a number of things is what counts them`() {
        #expect(
            effects("Removes all messages and sets the number of dropped messages back to zero.") == [
                .init(property: "droppedCount", change: .set, amount: .number(0))
            ])
    }

    @Test(arguments: [
        "Adds a line to the text.", "Takes the best of the price and the credit.", "The tax is taken from the credit.",
        "Sets the colour to zero.", "Adds half of the price to the credit.",
    ])
    func `what is not understood as a whole is no effect`(comment: String) {
        #expect(effects(comment).isEmpty)
    }

    @Test func `a number that is set to zero is looked at after other calls`() {
        let symbol = Symbols.member(
            .method, of: "Machine", "cancel", [], "Int", declaration: "mutating func cancel()",
            "Gives back the credit and sets it to zero.")
        let made = Symbols.promises(symbol, among: machine)
        #expect(
            made.contains {
                $0.contains("subject.insert(coin: 2)")
                    && $0.hasSuffix("let wanted = 0; _ = subject.cancel(); subject.credit => wanted")
            })
    }

    @Test func `an effect is that of calls that say they had one`() {
        let symbol = Symbols.member(
            .method, of: "Machine", "buy", [], "Bool", declaration: "mutating func buy()",
            "Sells one drink if the credit is at least the price.", "", "The price is taken from the credit.")
        let made = Symbols.promises(symbol, among: machine)
        #expect(made.contains { $0.hasSuffix("(done ? subject.credit : before) => (done ? wanted : before)") })
    }

    @Test func `what may be kept within bounds is not promised`() {
        let symbol = Symbols.member(
            .method, of: "Machine", "raise", [Symbols.value("amount", "Int")], nil,
            declaration: "mutating func raise()",
            "Adds the amount to the credit, which is never more than 100.")
        #expect(!Symbols.promises(symbol, among: machine).contains { $0.contains("let wanted") })
    }

    @Test func `what plays no role makes no difference`() {
        let symbol = Symbols.member(
            .property, of: "Machine", "shipping", [], "Int", declaration: "var shipping: Int { get }",
            "Nothing from 5000 cents on, and otherwise 495.", "", "The coupon plays no role here.")
        let made = Symbols.promises(symbol, among: machine)
        #expect(
            made.contains {
                $0.hasSuffix(
                    "subject.coupon = 0; let other = subject.shipping; subject.coupon = 2500; subject.shipping => other"
                )
            })
        let other = Symbols.member(
            .property, of: "Machine", "shipping", [], "Int", declaration: "var shipping: Int { get }",
            "The price plays no role here.")
        #expect(!Symbols.promises(other, among: machine).contains { $0.contains("let other") })
    }

    @Test func `examples in plain words are those of what the parameter is called`() {
        let seconds = Symbols.labelled("seconds", "Int")
        let made = Symbols.promises(
            Symbols.function(
                "roundedMinutes", [seconds], "Int",
                "Exactly half a minute is rounded up: 89 seconds are one minute, 90 seconds are two."))
        #expect(made.contains("roundedMinutes(seconds: 89) => 1") && made.contains("roundedMinutes(seconds: 90) => 2"))
        let other = Symbols.promises(
            Symbols.function(
                "seconds", [Symbols.labelled("minutes", "Int")], "Int",
                "Halves are rounded up: 89 seconds are one minute, 90 seconds are two."))
        #expect(!other.contains { $0.contains("89") || $0.contains("90") })
    }
}
