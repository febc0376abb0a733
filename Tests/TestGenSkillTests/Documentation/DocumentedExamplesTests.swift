import SwiftTools
import Testing

@testable import TestGenSkill

/// Examples in prose, orders by properties, and what makes no difference by its number.
@Suite struct DocumentedExamplesTests {
    private typealias Symbols = DocumentedSymbols

    private let text = DocumentedSymbols.value("text", "String")

    @Test(arguments: [
        ("The number put there first is the left operand: `7 2 -` is 5.", "f(\"7 2 -\") => 5"),
        ("For example `3 4 + 2 *` gives 14.", "f(\"3 4 + 2 *\") => 14"),
    ])
    func `a text and what comes of it are an example`(comment: String, expected: String) {
        let symbol = Symbols.function("f", [text], "Int", "Evaluates.", "", comment)
        #expect(Symbols.promises(symbol).contains(expected))
    }

    @Test func `a text that becomes another one is an example`() {
        let symbol = Symbols.function(
            "snake", [text], "String", "Converts a name.", "", "`userName` becomes `user_name`.")
        #expect(Symbols.promises(symbol).contains("snake(\"userName\") => \"user_name\""))
    }

    @Test(arguments: [
        "Every `ab` becomes `cd`.", "If it is first, `a b` becomes `c`.", "With an offset of one `zz` becomes `aa`.",
        "The letters `ab` become `cd`.", "`(\"a\")` becomes `b`.", "A `+` is 5.",
    ])
    func `a part of a text is no example`(comment: String) {
        let symbol = Symbols.function("f", [text], "String", "Converts.", "", comment)
        #expect(Symbols.promises(symbol).isEmpty)
    }

    @Test(arguments: [
        ("next(1) // 2025-02-28", true, "(next(1)).map { String(describing: $0) } ?? \"nil\" => \"2025-02-28\""),
        // What does not describe itself, and words.
        ("next(1) // 2025-02-28", false, nil), ("next(1) // the day after", true, nil),
        ("next(1) // fails at 3", true, nil),
    ])
    func `a result may be told by how it is written`(example: String, isDescribed: Bool, promise: String?) {
        var day = CodeSymbol(usr: "Day", kind: .structure, path: ["Day"], declaration: "struct Day")
        day.conformances = isDescribed ? ["CustomStringConvertible"] : []
        let symbol = Symbols.function("next", [Symbols.value("days", "Int")], "Day?", "A day.", "", "    \(example)")
        let made = Symbols.promises(symbol, among: [day]).filter { $0.contains("String(describing") }
        #expect(made == [promise].compactMap { $0 })
    }

    private func entries(_ comment: String...) -> [String] {
        let entry =
            [CodeSymbol(usr: "Entry", kind: .structure, path: ["Entry"], declaration: "struct Entry")] + [
                Symbols.member(
                    .initializer, of: "Entry", "init",
                    [Symbols.labelled("name", "String"), Symbols.labelled("score", "Int")], declaration: "init()"),
                Symbols.member(.property, of: "Entry", "name", [], "String", declaration: "let name: String"),
                Symbols.member(.property, of: "Entry", "score", [], "Int", declaration: "let score: Int"),
            ]
        let symbol = CodeSymbol(
            usr: "listed", kind: .function, path: ["listed(_:)"], declaration: "func listed()",
            parameters: [Symbols.value("entries", "[Entry]")], type: "[Entry]", documentation: comment)
        return Symbols.promises(symbol, among: entry)
    }

    @Test func `a list is sorted by a property`() {
        let made = entries("Returns the entries sorted by score, highest first.")
        #expect(!made.isEmpty)
        #expect(made.allSatisfy { $0.contains("($0.score > $1.score) || ($0.score == $1.score)") })
    }

    @Test func `what decides between equals is compared for equals only`() {
        let made = entries(
            "Returns the entries sorted by score.", "", "Entries with the same score are sorted by name.")
        #expect(!made.isEmpty)
        #expect(made.allSatisfy { $0.contains("($0.score == $1.score && $0.name < $1.name)") })
    }

    @Test(arguments: [
        "Returns the entries in the order in which they were added.", "The entries must be sorted by score.",
        "Returns the entries sorted by weight.", "Returns the entries, not sorted by score.",
    ])
    func `an order that is not said of the result is not read`(comment: String) {
        #expect(entries(comment).isEmpty)
    }

    @Test func `what is named several times is named once`() {
        let symbol = Symbols.function(
            "order", [Symbols.value("needs", "[String: [String]]")], "[String]", "Orders.", "",
            "To name the same need several times means the same as to name it once.")
        let made = Symbols.promises(symbol)
        #expect(made.contains { $0.hasPrefix("let other = order([\"b\": [\"a\"], \"a\": []]); order(") })
    }

    @Test(arguments: [
        ("If a name occurs more than once, its last value counts.", "\"c\""),
        ("If a name is repeated, the first value is kept.", "\"b\""),
    ])
    func `which value of a name counts is tried in the form that is shown`(comment: String, value: String) {
        let symbol = Symbols.function(
            "read", [text], "[String: String]", "Reads texts of the form `name=value;name=value`.", "", comment)
        #expect(Symbols.promises(symbol).contains("read(\"a=b;a=c\")[\"a\"] => \(value)"))
        let other = Symbols.function("read", [text], "[String: String]", "Reads values by name.", "", comment)
        #expect(Symbols.promises(other).isEmpty)
    }

    @Test func `a sum with dates is an example`() {
        let parameters = ["year", "month", "day"].map { Symbols.labelled($0, "Int") }
        let day = [
            CodeSymbol(usr: "Day", kind: .structure, path: ["Day"], declaration: "struct Day"),
            Symbols.member(.initializer, of: "Day", "init", parameters, declaration: "init?()"),
        ]
        let symbol = Symbols.member(
            .method, of: "Day", "adding", [Symbols.labelled("months", "Int")], "Day?", declaration: "func adding()",
            "Moves it.", "", "Three months after November 30, 2023, for instance, comes February 29, 2024.")
        #expect(
            Symbols.promises(symbol, among: day).contains(
                "Day(year: 2023, month: 11, day: 30)!.adding(months: 3) => Day(year: 2024, month: 2, day: 29)"))
    }

    @Test func `midnight and noon are times`() {
        let time = [
            CodeSymbol(usr: "Time", kind: .structure, path: ["Time"], declaration: "struct Time"),
            Symbols.member(
                .initializer, of: "Time", "init", [Symbols.labelled("hour", "Int"), Symbols.labelled("minute", "Int")],
                declaration: "init()"),
        ]
        let symbol = Symbols.member(
            .property, of: "Time", "text", [], "String", declaration: "var text: String { get }",
            "The time in words.", "", "Midnight is `12:00 AM` and noon is `12:00 PM`.")
        #expect(
            Symbols.promises(symbol, among: time) == [
                "Time(hour: 0, minute: 0).text => \"12:00 AM\"", "Time(hour: 12, minute: 0).text => \"12:00 PM\"",
            ])
    }

    @Test func `letters that may be of either case are read alike`() {
        let symbol = Symbols.function(
            "number", [text], "Int?", "Reads a numeral such as `IV`.", "", "The letters may be upper or lower case.")
        #expect(Symbols.promises(symbol).contains("let other = number(\"iv\"); number(\"IV\") => other"))
    }

    @Test func `what is refused changes nothing`() {
        let stock = [
            CodeSymbol(usr: "Stock", kind: .structure, path: ["Stock"], declaration: "struct Stock"),
            Symbols.member(.initializer, of: "Stock", "init", declaration: "init()"),
            Symbols.member(.property, of: "Stock", "total", [], "Int", declaration: "private(set) var total: Int"),
            Symbols.member(
                .property, of: "Stock", "refusedCount", [], "Int", declaration: "private(set) var refusedCount: Int"),
            Symbols.member(
                .method, of: "Stock", "add", [Symbols.value("count", "Int")], declaration: "mutating func add()"),
        ]
        let symbol = Symbols.member(
            .method, of: "Stock", "take", [Symbols.value("count", "Int")], "Bool", declaration: "mutating func take()",
            "Takes pieces.", "", "If there are fewer pieces than asked for, nothing is taken.")
        let made = Symbols.promises(symbol, among: stock)
        #expect(made.contains { $0.hasSuffix("(answer || subject.total == before) => true") })
        #expect(!made.contains { $0.contains("refusedCount") })
    }
}
