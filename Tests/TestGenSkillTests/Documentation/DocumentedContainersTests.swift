import SwiftTools
import Testing

@testable import TestGenSkill

/// What documentation says of containers and of closures that choose elements.
@Suite struct DocumentedContainersTests {
    private typealias Symbols = DocumentedSymbols

    private let buffer = CodeSymbol(usr: "Buffer", kind: .structure, path: ["Buffer"], declaration: "struct Buffer")
    private let capacity = DocumentedSymbols.member(.property, of: "Buffer", "capacity", [], "Int")
    private let add = DocumentedSymbols.member(
        .method, of: "Buffer", "append", [DocumentedSymbols.value("element", "Int")],
        declaration: "mutating func append()")

    private func make(_ comment: String = "") -> CodeSymbol {
        DocumentedSymbols.member(
            .initializer, of: "Buffer", "init", [DocumentedSymbols.labelled("capacity", "Int")], declaration: "init()",
            comment)
    }

    @Test func `capacities that are too small are raised`() {
        let made = Symbols.promises(make("Capacities below one are raised to one."), among: [buffer, capacity, add])
        #expect(made == ["Buffer(capacity: 0).capacity => 1", "Buffer(capacity: -4).capacity => 1"])
        let other = Symbols.promises(
            make("There is always room for at least one; smaller capacities are raised to that."),
            among: [buffer, capacity, add])
        #expect(other.contains("Buffer(capacity: 0).capacity => 1"))
        #expect(Symbols.promises(make("Capacities below one are raised."), among: [buffer, capacity, add]).isEmpty)
    }

    @Test func `a container of limited size is full and holds no more`() {
        let isFull = Symbols.member(.property, of: "Buffer", "isFull", [], "Bool", "Whether the buffer is full.")
        let two = "var subject = Buffer(capacity: 2); subject.append(3); subject.append(1)"
        #expect(Symbols.promises(isFull, among: [buffer, make(), add]).contains("\(two); subject.isFull => true"))
        let count = Symbols.member(
            .property, of: "Buffer", "count", [], "Int", "The number of elements, which never exceeds the capacity.")
        #expect(
            Symbols.promises(count, among: [buffer, make(), add])
                .contains("\(two); subject.append(2); subject.count => result <= 2"))
    }

    @Test(arguments: [("it is already present", "2"), ("`length` is not positive", "3")])
    func `what is there already is left out only where that is said`(condition: String, count: String) {
        let append = Symbols.member(
            .method, of: "Buffer", "append",
            [Symbols.value("element", "Int"), Symbols.labelled("length", "Int", hasDefault: true)],
            declaration: "mutating func append()", "Appends an element. Does nothing if \(condition).")
        let size = Symbols.member(
            .property, of: "Buffer", "count", [], "Int", declaration: "var count: Int { get }",
            "The number of elements.")
        let start = Symbols.member(.initializer, of: "Buffer", "init", declaration: "init()")
        #expect(Symbols.promises(append, among: [buffer, start, size]).contains { $0.hasSuffix("count => \(count)") })
    }

    @Test func `removing by a predicate tells how many went`() {
        let comment = "- Returns: The number of elements that were removed."
        let remove = Symbols.member(
            .method, of: "Buffer", "removeAll", [.init(label: "where", name: "test", type: "(Int) -> Bool")], "Int",
            declaration: "mutating func removeAll()", comment)
        let made = Symbols.promises(remove, among: [buffer, make(), add])
        #expect(made.contains { $0.hasSuffix("subject.removeAll(where: { $0 > 2 }) => 1") })
        let left = Symbols.member(
            .method, of: "Buffer", "removeAll", [.init(label: "where", name: "test", type: "(Int) -> Bool")], "Int",
            declaration: "mutating func removeAll()", "- Returns: The number of elements that are left.")
        #expect(Symbols.promises(left, among: [buffer, make(), add]).isEmpty)
    }

    @Test func `of elements with one key the first stays`() {
        let parameters = [
            Symbols.value("list", "[Int]"), CodeSymbol.Parameter(label: "by", name: "key", type: "(Int) -> Int"),
        ]
        let symbol = Symbols.function(
            "unique", parameters, "[Int]", "Of several elements with the same key, the first one is kept.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("unique([1, 4, 2, 5, 3, 7], by: { $0 % 3 }) => result.sorted() == [1, 2, 3]"))
        let open = Symbols.function(
            "unique", parameters, "[Int]", "Of several elements with the same key, one is kept.")
        #expect(Symbols.promises(open).isEmpty)
    }

    @Test func `chosen elements come first and all keep their order`() {
        let parameters = [
            Symbols.value("list", "[Int]"), CodeSymbol.Parameter(label: "where", name: "test", type: "(Int) -> Bool"),
        ]
        let symbol = Symbols.function(
            "front", parameters, "[Int]",
            "Returns the elements that satisfy the predicate, followed by all the others.",
            "Within both groups the elements keep their order.")
        #expect(
            Symbols.promises(symbol).contains(
                "front([1, 2, 3, 4, 5], where: { $0 % 2 == 0 }) => result == [2, 4, 1, 3, 5]"))
        let open = Symbols.function(
            "front", parameters, "[Int]", "Returns the elements that satisfy the predicate, followed by all the others."
        )
        #expect(Symbols.promises(open).isEmpty)
    }

    @Test func `the most frequent elements come first and ties in ascending order`() {
        let tally = CodeSymbol(usr: "Tally", kind: .structure, path: ["Tally"], declaration: "struct Tally")
        let make = Symbols.member(.initializer, of: "Tally", "init", declaration: "init()")
        let add = Symbols.member(
            .method, of: "Tally", "add", [Symbols.value("element", "Int")], declaration: "mutating func add()",
            "Counts an element.")
        let symbol = Symbols.member(
            .method, of: "Tally", "mostCommon", [Symbols.value("limit", "Int")], "[Int]",
            "The most frequent elements. Elements with the same count are in ascending order.")
        let made = Symbols.promises(symbol, among: [tally, make, add])
        #expect(made.contains { $0.hasSuffix("subject.mostCommon(4) => [4, 6, 8, 1]") })
    }
}
