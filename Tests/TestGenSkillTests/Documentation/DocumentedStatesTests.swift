import SwiftTools
import Testing

@testable import TestGenSkill

/// What comments say of a type's state after a call.
@Suite struct DocumentedStatesTests {
    private typealias Symbols = DocumentedSymbols

    private var shelf: [CodeSymbol] {
        [
            CodeSymbol(usr: "Shelf", kind: .classType, path: ["Shelf"], declaration: "class Shelf"),
            Symbols.member(.initializer, of: "Shelf", "init", declaration: "init()"),
            Symbols.member(.method, of: "Shelf", "put", [Symbols.value("book", "String")]),
            Symbols.member(.method, of: "Shelf", "look", [Symbols.value("book", "String")], "Bool"),
            Symbols.member(.property, of: "Shelf", "count", [], "Int", declaration: "var count: Int { get }"),
            Symbols.member(.property, of: "Shelf", "looks", [], "Int", declaration: "var looks: Int { get }"),
        ]
    }

    @Test func `what a call leaves as it is is compared before and after`() {
        let symbol = Symbols.member(
            .method, of: "Shelf", "peek", [Symbols.value("book", "String")], "Bool",
            "Looks for a book without counting the look.")
        let made = Symbols.promises(symbol, among: shelf)
        #expect(
            made.contains(
                "var subject = Shelf(); subject.put(\"b\"); let before = subject.looks; _ = subject.peek(\"b\"); subject.looks => before"
            ))
    }

    @Test func `a property that stays says nothing of the others`() {
        let symbol = Symbols.member(
            .method, of: "Shelf", "empty", [], nil, "Takes all books away.", "", "The looks stay as they are.")
        let made = Symbols.promises(symbol, among: shelf)
        #expect(made.contains { $0.hasSuffix("subject.looks => before") })
        #expect(!made.contains { $0.hasSuffix("subject.count => before") })
    }

    @Test func `what a call leaves but for something is not read`() {
        let symbol = Symbols.member(
            .method, of: "Shelf", "peek", [Symbols.value("book", "String")], "Bool",
            "Looks for a book without changing anything but the counter.")
        #expect(!Symbols.promises(symbol, among: shelf).contains { $0.contains("let before") })
    }

    @Test func `whether something was removed shows in the count`() {
        let symbol = Symbols.member(
            .method, of: "Shelf", "take", [Symbols.value("book", "String")], "Bool", "Takes a book away.", "",
            "- Returns: Whether the book was removed.")
        let made = Symbols.promises(symbol, among: shelf)
        #expect(
            made.contains(
                "var subject = Shelf(); let before = subject.count; let answer = subject.take(\"b\"); (subject.count != before) => answer"
            ))
    }

    @Test func `counters that are set back are zero after all that counts`() {
        let symbol = Symbols.member(
            .method, of: "Shelf", "reset", [], nil, "Sets the number of looks back to zero.")
        let made = Symbols.promises(symbol, among: shelf)
        #expect(
            made.contains { $0.contains("subject.look(\"b\")") && $0.hasSuffix("subject.reset(); subject.looks => 0") })
    }

    @Test func `lists whose order makes no difference are reversed`() {
        let values = Symbols.value("values", "[Int]")
        let symbol = Symbols.function(
            "median", [values], "Int", "Returns the middle value.", "", "The values need not be sorted.")
        #expect(Symbols.promises(symbol).contains("let other = median([2, 1, 3]); median([3, 1, 2]) => other"))
        let ranks = Symbols.function(
            "ranks", [values], "[Int]", "Returns the ranks, in the order of the values.", "",
            "The values need not be sorted.")
        #expect(!Symbols.promises(ranks).contains { $0.contains("let other") })
    }

    @Test func `case that is said of what a structure holds is not said of what is passed`() {
        let symbol = Symbols.member(
            .method, of: "Shelf", "flag", [Symbols.value("name", "String")], "Bool",
            "Reads an entry as a switch.", "Upper and lower case are not distinguished.")
        #expect(!Symbols.promises(symbol, among: shelf).contains { $0.contains("let other") })
    }
}
