import SwiftTools
import Testing

@testable import TestGenSkill

/// How much a call changes, gives out, or leaves room for.
@Suite struct StateBoundsTests {
    private typealias Symbols = DocumentedSymbols

    private func type(_ name: String, _ lines: String...) -> CodeSymbol {
        CodeSymbol(
            usr: name, kind: .structure, path: [name], declaration: "struct \(name)", documentation: lines)
    }

    private var bag: [CodeSymbol] {
        [
            type("Bag"), Symbols.member(.initializer, of: "Bag", "init", declaration: "init()"),
            Symbols.member(
                .property, of: "Bag", "count", [], "Int", declaration: "var count: Int",
                "The number of elements, equal ones counted each time."),
            Symbols.member(
                .method, of: "Bag", "add", [Symbols.value("element", "Int")],
                declaration: "mutating func add(_ element: Int)"),
        ]
    }

    @Test(arguments: [
        ("How many were in fact removed.", true), ("The number of elements removed.", true),
        ("The number of different elements removed.", false), ("How many are left.", false),
        ("The number removed, or 0 if it is empty.", false), ("How many keys were removed.", false),
    ])
    func `how many were removed is by how much less there are`(comment: String, isRead: Bool) {
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Bag", "remove", [Symbols.value("element", "Int")], "Int",
                declaration: "mutating func remove(_ element: Int) -> Int", "Removes an element.", "",
                "- Returns: \(comment)"), among: bag)
        #expect(
            made.contains {
                $0.contains("let before = subject.count; let given = subject.remove(")
                    && $0.hasSuffix("let after = subject.count; let change = before - after; given => change")
            } == isRead)
    }

    @Test(arguments: [
        ("The wait, or `nil` once `limit` waits have been handed out.", true),
        ("The wait, or `nil` once the limit is near.", false), ("The wait.", false),
    ])
    func `what is handed out ends when as much was handed out as the limit says`(comment: String, isRead: Bool) {
        let backoff = [
            type("Backoff"),
            Symbols.member(
                .initializer, of: "Backoff", "init", [Symbols.labelled("limit", "Int")], declaration: "init(limit: Int)"
            ),
            Symbols.member(.property, of: "Backoff", "limit", [], "Int", declaration: "let limit: Int"),
        ]
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Backoff", "next", [], "Int?", declaration: "mutating func next() -> Int?",
                "Hands out the next wait.", "", "- Returns: \(comment)"), among: backoff)
        let spent =
            "for _ in 0..<min(max(subject.limit, 0), 40) { _ = subject.next() }; (subject.limit > 40 || subject.next() == nil) => true"
        #expect(made.contains { $0.hasSuffix(spent) } == isRead)
    }

    @Test(arguments: [
        ("What would exceed `capacity` is lost, however long it takes.", true),
        ("It never exceeds `capacity`.", true), ("A request for more than `capacity` is refused.", false),
        ("It never exceeds the wanted number.", false), ("Those over `capacity` are not served.", false),
    ])
    func `there is never more than there is room for, also after a long time`(comment: String, isRead: Bool) {
        let bucket = [
            type("Bucket"),
            Symbols.member(
                .initializer, of: "Bucket", "init", [Symbols.labelled("capacity", "Int")],
                declaration: "init(capacity: Int)"),
            Symbols.member(.property, of: "Bucket", "capacity", [], "Int", declaration: "let capacity: Int"),
        ]
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Bucket", "available", [Symbols.labelled("now", "Double")], "Double",
                "The tokens at a time.", "", comment), among: bucket)
        #expect(
            made.contains { $0.hasSuffix("(subject.available(now: 1000.0) <= Double(subject.capacity)) => true") }
                == isRead)
    }

    @Test func `ranges that nothing lies between are looked for in either order`() {
        let set = [
            type("Numbers"), Symbols.member(.initializer, of: "Numbers", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "Numbers", "insert", [Symbols.value("range", "ClosedRange<Int>")],
                declaration: "mutating func insert(_ range: ClosedRange<Int>)"),
        ]
        let made = Symbols.promises(
            Symbols.member(
                .property, of: "Numbers", "ranges", [], "[ClosedRange<Int>]",
                declaration: "var ranges: [ClosedRange<Int>]", "The ranges, which neither overlap nor are adjacent."),
            among: set)
        #expect(
            made.contains {
                $0.contains("subject.insert(6...8); subject.insert(2...5);")
                    && $0.contains("$0.upperBound < $1.lowerBound - 1")
            })
    }

    @Test func `what is evicted to make room is not how much less there is`() {
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Bag", "set", [Symbols.value("element", "Int")], "Int",
                declaration: "mutating func set(_ element: Int) -> Int", "Puts an element in.", "",
                "- Returns: How many elements were evicted."), among: bag)
        #expect(!made.contains { $0.contains("let given") })
    }

    private var statistics: [CodeSymbol] {
        [
            type("Statistics"), Symbols.member(.initializer, of: "Statistics", "init", declaration: "init()"),
            Symbols.member(.property, of: "Statistics", "mean", [], "Double", declaration: "var mean: Double { get }"),
        ]
    }

    @Test(arguments: [
        ("Values that are not finite are ignored.", [".nan", ".infinity", "-.infinity"]),
        ("NaN is ignored.", [".nan"]), ("Positive infinity is ignored.", [".infinity"]),
        ("NaN is ignored and counted apart.", []), ("NaN is ignored, but infinities are clamped.", []),
    ])
    func `numbers that are not finite change nothing where that is said of them`(comment: String, values: [String]) {
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Statistics", "add", [Symbols.value("value", "Double")],
                declaration: "mutating func add(_ value: Double)", "Counts a value.", "", comment), among: statistics)
        for value in [".nan", ".infinity", "-.infinity"] {
            #expect(made.contains { $0.contains("subject.add(\(value));") } == values.contains(value))
        }
    }

    @Test(arguments: [
        ("The element, or `nil` if there is none. In that case it is left unchanged.", true),
        ("The element, or `nil` if there is none. In that case the clock stays unchanged.", false),
        ("The element. In that case it is left unchanged.", false),
    ])
    func `what is left unchanged in that case is what was said of before`(comment: String, isRead: Bool) {
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Bag", "take", [Symbols.value("element", "Int")], "Int?",
                declaration: "mutating func take(_ element: Int) -> Int?", "Takes an element out.", "",
                "- Returns: \(comment)"), among: bag)
        #expect(made.contains { $0.hasSuffix("(answer != nil || subject.count == before) => true") } == isRead)
        #expect(!made.contains { $0.hasSuffix("subject.count => before") })
    }

    @Test func `what is expected is told as what it comes of, not by a name of the way there`() {
        let promise = DocumentedExpectation(
            symbol: "decode", quote: "", setup: ["let other = try decode(\"1\")"], expression: "decode(\"L\")",
            expectation: .equals("other"))
        #expect(promise.told == "what decode(\"1\") gives")
        let plain = DocumentedExpectation(symbol: "f", quote: "", expression: "f(1)", expectation: .equals("2"))
        #expect(plain.told == "2")
    }
}
