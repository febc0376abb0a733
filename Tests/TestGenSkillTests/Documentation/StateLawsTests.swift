import SwiftTools
import Testing

@testable import TestGenSkill

/// Laws of types with state, tried after walks of calls.
@Suite struct StateLawsTests {
    private typealias Symbols = DocumentedSymbols

    private func type(_ kind: CodeSymbol.Kind, _ name: String, _ lines: String...) -> CodeSymbol {
        CodeSymbol(usr: name, kind: kind, path: [name], declaration: "class \(name)", documentation: lines)
    }

    private var store: [CodeSymbol] {
        [
            type(.classType, "Store", "Stock with reservations.", "", "Reserved never exceeds on hand."),
            Symbols.member(.initializer, of: "Store", "init", declaration: "init()"),
            Symbols.member(.method, of: "Store", "onHand", [Symbols.value("product", "String")], "Int"),
            Symbols.member(.method, of: "Store", "reserved", [Symbols.value("product", "String")], "Int"),
            Symbols.member(
                .method, of: "Store", "receive",
                [Symbols.value("product", "String"), Symbols.labelled("quantity", "Int")],
                declaration: "func receive(_ product: String, quantity: Int) throws"),
        ]
    }

    private func ship(_ comment: String) -> [String] {
        Symbols.promises(
            Symbols.member(
                .method, of: "Store", "ship", [Symbols.labelled("order", "Int")],
                declaration: "func ship(order: Int) throws", comment), among: store)
    }

    @Test(arguments: [
        ("The item itself is never among them.", true), ("They are never empty.", false),
        ("The item itself is never among them unless it is part of a circle.", false),
    ])
    func `what is never among what is found is looked for where things were joined in circles`(
        comment: String, isRead: Bool
    ) {
        let graph = [
            type(.structure, "Graph"), Symbols.member(.initializer, of: "Graph", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "Graph", "join", [Symbols.value("one", "String"), Symbols.labelled("to", "String")],
                declaration: "mutating func join(_ one: String, to: String)"),
        ]
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Graph", "all", [Symbols.labelled("of", "String")], "[String]", "All that follow.", "",
                comment),
            among: graph)
        let circle =
            "var subject = Graph(); subject.join(\"a\", to: \"b\"); subject.join(\"b\", to: \"a\"); subject.all(of: \"a\").contains(\"a\") => false"
        #expect(made.contains(circle) == isRead)
    }

    @Test func `what does not change is looked at before and after, whatever is thrown`() {
        #expect(
            ship("Closes the order. What is reserved for open orders does not change.").contains(
                "var subject = Store(); _ = try? subject.receive(\"a\", quantity: 10); let before = subject.reserved(\"a\"); _ = try? subject.ship(order: 1); subject.reserved(\"a\") => before"
            ))
    }

    @Test(arguments: [
        "What is reserved does not change if there is no such order.", "The reserved pieces change.",
        "What is reserved does not change the price.", "What is reserved or on hand does not change but for one.",
    ])
    func `what changes now and then, or is not named, is not compared`(comment: String) {
        #expect(!ship(comment).contains { $0.contains("let before = subject.reserved") })
    }

    @Test func `what is never exceeded is so after every call`() {
        #expect(
            ship("Closes the order.").contains {
                $0.hasSuffix(
                    "_ = try? subject.ship(order: 1); (!isHeld || (subject.reserved(\"a\") <= subject.onHand(\"a\"))) => true"
                )
            })
    }

    @Test func `a sale of more than is held is among what is refused`() {
        let ledger = [
            type(.structure, "Ledger"), Symbols.member(.initializer, of: "Ledger", "init", declaration: "init()"),
            Symbols.member(.property, of: "Ledger", "held", [], "Int", declaration: "var held: Int { get }"),
            Symbols.member(
                .method, of: "Ledger", "buy",
                [Symbols.value("units", "Int"), .init(label: "at", name: "price", type: "Int")],
                declaration: "mutating func buy(_ units: Int, at price: Int) throws"),
        ]
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Ledger", "sell",
                [Symbols.value("units", "Int"), .init(label: "at", name: "price", type: "Int")], "Int",
                declaration: "@discardableResult mutating func sell(_ units: Int, at price: Int) throws -> Int",
                "Sells units.", "",
                "Throws `LedgerError.notEnoughUnits` if fewer than `units` are held. A refused sale leaves the ledger as it was."
            ),
            among: ledger)
        #expect(
            made.contains(
                "var subject = Ledger(); _ = try? subject.buy(10, at: 0); let before = subject.held; let isDone = (try? subject.sell(20, at: 7)) != nil; (isDone || subject.held == before) => true"
            ))
    }

    @Test func `a call that fails leaves what can be looked at`() {
        let cart = [
            type(.structure, "Cart"), Symbols.member(.initializer, of: "Cart", "init", declaration: "init()"),
            Symbols.member(.property, of: "Cart", "total", [], "Int", declaration: "var total: Int { get }"),
        ]
        func made(_ comment: String) -> [String] {
            Symbols.promises(
                Symbols.member(
                    .method, of: "Cart", "pay", [Symbols.value("amount", "Int")],
                    declaration: "mutating func pay(_ amount: Int) throws", comment), among: cart)
        }
        #expect(
            made("Pays. A failed call changes nothing.").contains(
                "var subject = Cart(); let before = subject.total; let isDone = (try? subject.pay(4)) != nil; (isDone || subject.total == before) => true"
            ))
        #expect(made("Pays. A refused payment leaves the cart as it was.").contains { $0.contains("let isDone") })
        #expect(
            !made("Pays. A refused payment leaves the total as it was, but not the log.").contains {
                $0.contains("let isDone")
            })
        #expect(!made("Pays. A failed call changes nothing but the log.").contains { $0.contains("let isDone") })
    }

    private var policy: [CodeSymbol] {
        [
            CodeSymbol(
                usr: "Policy", kind: .structure, path: ["Policy"], declaration: "struct Policy",
                documentation: ["A denial wins over a permission, in whatever order they were added."]),
            CodeSymbol(usr: "Effect", kind: .enumeration, path: ["Effect"], declaration: "enum Effect"),
            CodeSymbol(usr: "allow", kind: .enumCase, path: ["Effect", "allow"], declaration: "case allow"),
            CodeSymbol(usr: "deny", kind: .enumCase, path: ["Effect", "deny"], declaration: "case deny"),
            CodeSymbol(usr: "Rule", kind: .structure, path: ["Rule"], declaration: "struct Rule"),
            Symbols.member(
                .initializer, of: "Rule", "init",
                [Symbols.labelled("effect", "Effect"), Symbols.labelled("path", "String")], declaration: "init()"),
            Symbols.member(.initializer, of: "Policy", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "Policy", "add", [Symbols.value("rule", "Rule")],
                declaration: "mutating func add(_ rule: Rule)"),
        ]
    }

    @Test func `what is asked gives the same whatever was added first`() {
        let symbol = Symbols.member(
            .method, of: "Policy", "allows", [Symbols.value("path", "String")], "Bool",
            declaration: "func allows(_ path: String) -> Bool", "Whether the path may be used.")
        let made = Symbols.promises(symbol, among: policy)
        #expect(
            made.contains {
                $0.hasPrefix(
                    "var subject = Policy(); subject.add(Rule(effect: Effect.allow, path: \"a\")); subject.add(Rule(effect: Effect.deny, path: \"a\")); var turned = Policy()"
                ) && $0.hasSuffix("let other = turned.allows(\"a\"); subject.allows(\"a\") => other")
            })
        let list = Symbols.member(
            .property, of: "Policy", "names", [], "[String]", declaration: "var names: [String] { get }", "All names.")
        #expect(!Symbols.promises(list, among: policy).contains { $0.contains("turned") })
    }

    @Test func `taking over another is adding what that was given`() {
        let tally = [
            type(.structure, "Tally"), Symbols.member(.initializer, of: "Tally", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "Tally", "add", [Symbols.value("value", "Double")],
                declaration: "mutating func add(_ value: Double)"),
            Symbols.member(.property, of: "Tally", "count", [], "Int", declaration: "var count: Int { get }"),
            Symbols.member(.property, of: "Tally", "mean", [], "Double?", declaration: "var mean: Double? { get }"),
        ]
        func made(_ comment: String) -> [String] {
            Symbols.promises(
                Symbols.member(
                    .method, of: "Tally", "merge", [Symbols.value("other", "Tally")],
                    declaration: "mutating func merge(_ other: Tally)", comment), among: tally)
        }
        let told = made("Adds the other's values, as though each had been added here one by one.")
        #expect(told.contains { $0.hasSuffix("subject.merge(added); subject.count => whole.count") })
        #expect(told.contains { $0.hasSuffix("abs((subject.mean ?? -1) - (whole.mean ?? -1)) < 0.000001 => true") })
        #expect(!made("Adds the other's values.").contains { $0.contains("whole") })
    }

    @Test func `nothing has to be waited for just where something is let through`() {
        let gate = [
            type(.structure, "Gate"), Symbols.member(.initializer, of: "Gate", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "Gate", "take", [Symbols.labelled("now", "Double")], "Bool",
                declaration: "mutating func take(now: Double) -> Bool"),
            Symbols.member(
                .method, of: "Gate", "isShut", [Symbols.labelled("now", "Double")], "Bool",
                declaration: "func isShut(now: Double) -> Bool"),
        ]
        func made(_ comment: String) -> [String] {
            Symbols.promises(
                Symbols.member(
                    .method, of: "Gate", "wait", [Symbols.labelled("now", "Double")], "Double",
                    declaration: "func wait(now: Double) -> Double", comment), among: gate)
        }
        #expect(
            made("The seconds to wait until one can be taken.").contains {
                $0.hasSuffix("let isFree = other.take(now: 1.0); (subject.wait(now: 1.0) == 0) => isFree")
            })
        #expect(!made("The seconds that were waited.").contains { $0.contains("isFree") })
    }

    @Test func `what is done before may be refused`() {
        let symbol = Symbols.member(
            .method, of: "Store", "ship", [Symbols.labelled("order", "Int")],
            declaration: "func ship(order: Int) throws", "What is reserved for open orders does not change.")
        let made = DocumentationReader(symbols: store + [symbol]).expectations(of: symbol)
        #expect(!made.isEmpty && made.allSatisfy(\.isRisky))
    }
}
