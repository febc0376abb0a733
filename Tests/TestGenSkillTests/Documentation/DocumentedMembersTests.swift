import SwiftTools
import Testing

@testable import TestGenSkill

/// What documentation says of members of types: stretches, times of day, caches, amounts.
@Suite struct DocumentedMembersTests {
    private typealias Symbols = DocumentedSymbols

    private let span = DocumentedSymbols.structure("Span", ["start", "end"])
    private let money = DocumentedSymbols.structure("Money", ["cents"])

    @Test func `stretches that touch do not overlap`() {
        let symbol = Symbols.member(
            .method, of: "Span", "overlaps", [Symbols.value("other", "Span")], "Bool",
            "Slots that merely touch do not overlap.")
        let made = Symbols.promises(symbol, among: span)
        #expect(made.contains("Span(start: 0, end: 5).overlaps(Span(start: 5, end: 8)) => false"))
    }

    @Test func `of stretches that touch nothing is known where nothing is said`() {
        let symbol = Symbols.member(
            .method, of: "Span", "overlaps", [Symbols.value("other", "Span")], "Bool",
            "Whether the spans have anything in common.")
        let made = Symbols.promises(symbol, among: span)
        #expect(made.contains("Span(start: 0, end: 5).overlaps(Span(start: 3, end: 8)) => true"))
        #expect(!made.contains { $0.contains("(start: 5, end: 8)") })
    }

    @Test func `stretches that overlap are joined`() {
        let symbol = Symbols.function(
            "merged", [Symbols.value("spans", "[Span]")], "[Span]", "Joins spans that overlap.")
        let made = Symbols.promises(symbol, among: span)
        #expect(made.contains("merged([Span(start: 0, end: 10), Span(start: 2, end: 5)]) => [Span(start: 0, end: 10)]"))
        #expect(!made.contains { $0.contains("(start: 5, end: 8)") })
    }

    @Test func `going forward and back around leads to the start`() {
        let symbol = Symbols.member(
            .method, of: "Money", "turned", [Symbols.labelled("by", "Int")], "Money",
            "The value wraps around in both directions.")
        let made = Symbols.promises(symbol, among: money)
        #expect(made.contains("Money(cents: 10).turned(by: -20).turned(by: 20) => Money(cents: 10)"))
    }

    @Test func `times in a sentence are a sum`() {
        let make = Symbols.member(
            .initializer, of: "Time", "init", [Symbols.labelled("hour", "Int"), Symbols.labelled("minute", "Int")],
            declaration: "init?()")
        let symbol = Symbols.member(
            .method, of: "Time", "adding", [Symbols.labelled("minutes", "Int")], "Time",
            "Twenty minutes before 00:10 it is 23:50.")
        #expect(
            Symbols.promises(symbol, among: [make])
                == ["Time(hour: 0, minute: 10)!.adding(minutes: -20) => Time(hour: 23, minute: 50)!"])
    }

    @Test func `a negative amount starts with a minus sign`() {
        let symbol = Symbols.member(
            .property, of: "Money", "formatted", [], "String", "A negative amount starts with a minus sign.")
        let made = Symbols.promises(symbol, among: money)
        #expect(made.contains { $0.hasPrefix("Money(cents: -50).formatted => result.hasPrefix(\"-\")") })
    }

    @Test func `shares add up and the first are the larger ones`() {
        let symbol = Symbols.member(
            .method, of: "Money", "shared", [.init(label: "among", name: "people", type: "Int")], "[Money]",
            "Shares the amount evenly. What is left goes to the first people.")
        let made = Symbols.promises(symbol, among: money)
        #expect(made.contains { $0.hasPrefix("Money(cents: 10).shared(among: 4) =>") && $0.contains("sorted(by: >)") })
    }

    @Test func `the least recently used entry goes first`() {
        let cache = CodeSymbol(
            usr: "Cache", kind: .classType, path: ["Cache"], declaration: "class Cache<Key, Value>",
            genericParameters: ["Key", "Value"], documentation: ["Drops the least recently used entry."])
        let make = Symbols.member(
            .initializer, of: "Cache", "init", [Symbols.labelled("capacity", "Int")], declaration: "init()")
        let read = Symbols.member(
            .method, of: "Cache", "value", [.init(label: "for", name: "key", type: "Key")], "Value?",
            "Looks a key up, which counts as a use.")
        let store = Symbols.member(
            .method, of: "Cache", "store",
            [Symbols.value("value", "Value"), .init(label: "for", name: "key", type: "Key")], nil, "Stores.")
        let filled = "var subject = Cache<Int, Int>(capacity: 2); subject.store(10, for: 1); subject.store(20, for: 2)"
        let reading = Symbols.promises(read, among: [cache, make, store])
        #expect(
            reading.contains(
                "\(filled); _ = subject.value(for: 1); subject.store(30, for: 3); subject.value(for: 2) => nil"))
        let storing = Symbols.promises(store, among: [cache, make, read])
        #expect(storing.contains("\(filled); subject.store(30, for: 3); subject.value(for: 1) => nil"))
        let plain = CodeSymbol(
            usr: "Cache", kind: .classType, path: ["Cache"], declaration: "class Cache<Key, Value>",
            genericParameters: ["Key", "Value"], documentation: ["Drops an entry."])
        #expect(Symbols.promises(store, among: [plain, make, read]).isEmpty)
    }

    @Test func `elements of one priority come in the order in which they were added`() {
        let queue = CodeSymbol(usr: "Queue", kind: .structure, path: ["Queue"], declaration: "struct Queue")
        let make = Symbols.member(.initializer, of: "Queue", "init", declaration: "init()")
        let add = Symbols.member(
            .method, of: "Queue", "enqueue", [Symbols.value("element", "Int"), Symbols.labelled("priority", "Int")],
            declaration: "mutating func enqueue()")
        let next = Symbols.member(
            .method, of: "Queue", "dequeue", [], "Int?", declaration: "mutating func dequeue()",
            "Removes an element. Elements of the same priority come in the order in which they were added.")
        let made = Symbols.promises(next, among: [queue, make, add])
        #expect(made.contains { $0.hasSuffix("subject.dequeue() => 7") })
    }

    @Test func `an item that is not there is an error of its own`() {
        let basket = CodeSymbol(usr: "Basket", kind: .structure, path: ["Basket"], declaration: "struct Basket")
        let make = Symbols.member(.initializer, of: "Basket", "init", declaration: "init()")
        let add = Symbols.member(
            .method, of: "Basket", "add", [Symbols.value("item", "String")], declaration: "mutating func add() throws")
        let error = CodeSymbol(
            usr: "E", kind: .enumeration, path: ["BasketError"], declaration: "enum BasketError",
            conformances: ["Error"])
        let names = ["invalid", "unknown"].map { name in
            CodeSymbol(usr: name, kind: .enumCase, path: ["BasketError", name], declaration: "case \(name)")
        }
        let symbol = Symbols.member(
            .method, of: "Basket", "remove", [Symbols.value("item", "String"), Symbols.labelled("quantity", "Int")],
            declaration: "mutating func remove() throws", "Removes an item.", "",
            "- Throws: `BasketError.invalid` if `quantity` is less than one; otherwise `BasketError.unknown` if the item "
                + "is not in the basket.")
        let made = Symbols.promises(symbol, among: [basket, make, add, error] + names)
        #expect(made.contains("var subject = Basket(); subject.remove(\"abc\", quantity: 1) => BasketError.unknown"))
        #expect(made.contains("var subject = Basket(); subject.remove(\"abc\", quantity: 0) => BasketError.invalid"))
    }
}
