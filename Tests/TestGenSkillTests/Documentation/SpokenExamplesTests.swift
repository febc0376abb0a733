import SwiftTools
import Testing

@testable import TestGenSkill

/// Examples in the words in which people tell them.
@Suite struct SpokenExamplesTests {
    private typealias Symbols = DocumentedSymbols

    @Test func `a letter that stands so many times is a text`() {
        let symbol = Symbols.function(
            "pack", [Symbols.value("text", "String")], "String?",
            "For example `\"aaab\"` becomes `\"3ab\"`, and twelve times the letter `z` becomes `\"9z3z\"`.")
        #expect(Symbols.promises(symbol).contains("pack(\"zzzzzzzzzzzz\") => \"9z3z\""))
    }

    @Test func `an example may stand behind a colon`() {
        let symbol = Symbols.function(
            "seconds", [Symbols.value("text", "String")], "Int",
            "A number at the end that has no unit is a number of minutes: `\"45\"` is 2700.")
        #expect(Symbols.promises(symbol).contains("seconds(\"45\") => 2700"))
    }

    private func address(_ comment: String) -> [String] {
        Symbols.promises(
            Symbols.function(
                "address",
                [
                    Symbols.labelled("column", "Int"), Symbols.labelled("row", "Int"),
                    Symbols.labelled("lockColumn", "Bool", hasDefault: true),
                    Symbols.labelled("lockRow", "Bool", hasDefault: true),
                ], "String", comment))
    }

    @Test func `an example goes on with another switch`() {
        #expect(
            address("So `address(column: 3, row: 7)` is `\"C7\"`, and with the column locked it is `\"$C7\"`.")
                .contains(
                    "address(column: 3, row: 7, lockColumn: true) => \"$C7\""))
    }

    @Test(arguments: [
        "So `address(column: 3, row: 7)` is `\"C7\"`, and with nothing locked it is `\"$C7\"`.",
        "So `address(column: 3, row: 7)` is `\"C7\"`, and with a locked sheet it is `\"$C7\"`.",
        "So `address(column: 3, row: 7)` is `\"C7\"`, and with the column not locked it is `\"$C7\"`.",
    ])
    func `a switch that is not surely meant is left alone`(comment: String) {
        #expect(!address(comment).contains { $0.contains("true)") })
    }

    @Test func `some turns give back what there was`() {
        let box = [
            CodeSymbol(usr: "Box", kind: .structure, path: ["Box"], declaration: "struct Box"),
            Symbols.member(
                .initializer, of: "Box", "init", [Symbols.labelled("width", "Int"), Symbols.labelled("height", "Int")],
                declaration: "init()"),
        ]
        func turning(_ comment: String) -> [String] {
            Symbols.promises(
                Symbols.member(.method, of: "Box", "turned", [], "Box", declaration: "func turned() -> Box", comment),
                among: box)
        }
        let made = turning("Four such turns give back the original.")
        #expect(!made.isEmpty)
        #expect(made.allSatisfy { $0.contains(".turned().turned().turned().turned() => Box(") })
        #expect(turning("Four such turns do not give back the original.").isEmpty)
        #expect(turning("Four such turns give back the colour.").isEmpty)
    }

    @Test func `an example with a list of numbers is no rule`() {
        let symbol = Symbols.function(
            "trimmed", [Symbols.value("values", "[Double]"), Symbols.labelled("share", "Double")], "Double",
            "With a share of 0.25, the values 1, 2, 4, 6 and 100 lose the 1 and the 100 and give 4.")
        #expect(Symbols.promises(symbol).isEmpty)
    }

    private func order(_ comment: String) -> [String] {
        let symbols = [
            CodeSymbol(usr: "Release", kind: .structure, path: ["Release"], declaration: "struct Release"),
            Symbols.member(
                .initializer, of: "Release", "init", [Symbols.value("text", "String")],
                declaration: "init?(_ text: String)"),
        ]
        let symbol = CodeSymbol(
            usr: "less", kind: .operatorFunction, path: ["Release", "<(_:_:)"],
            declaration: "static func < (a: Release, b: Release) -> Bool",
            parameters: [Symbols.value("a", "Release"), Symbols.value("b", "Release")], type: "Bool",
            documentation: [comment])
        return Symbols.promises(symbol, among: symbols)
    }

    @Test func `one comes before another`() {
        #expect(
            order("Words that are numbers are compared as numbers, so 1.0.0-beta.2 comes before 1.0.0-beta.11.")
                == [
                    "let lower = Release(\"1.0.0-beta.2\")!; let upper = Release(\"1.0.0-beta.11\")!; "
                        + "(lower < upper) => true"
                ])
        #expect(
            order("The version `2.0` is newer than `1.9`.")
                == ["let lower = Release(\"1.9\")!; let upper = Release(\"2.0\")!; (lower < upper) => true"])
        #expect(order("An early release comes before the final one.").isEmpty)
    }

    @Test func `months may be added to a date`() {
        let day = [
            CodeSymbol(usr: "Day", kind: .structure, path: ["Day"], declaration: "struct Day"),
            Symbols.member(
                .initializer, of: "Day", "init", ["year", "month", "day"].map { Symbols.value($0, "Int") },
                declaration: "init?()"),
        ]
        let symbol = Symbols.member(
            .method, of: "Day", "adding", [Symbols.labelled("months", "Int")], "Day", declaration: "func adding()",
            "If the month is too short, its last day is taken: 29 February 2024 and twelve months is 28 February 2025.")
        #expect(
            Symbols.promises(symbol, among: day).contains(
                "Day(2024, 2, 29)!.adding(months: 12) => Day(2025, 2, 28)"))
    }

    @Test func `what is called a digit is one`() {
        let symbol = Symbols.function(
            "lastDigit", [.init(label: "for", name: "digits", type: "String")], "Int?",
            "Works out the last digit of a number of thirteen digits.", "",
            "The twelve digits are multiplied by 1 and 3 in turn.")
        let made = Symbols.promises(symbol).filter { $0.hasPrefix("(0...9).contains((try? lastDigit(for: ") }
        #expect(made.count > 10)
        let other = Symbols.function(
            "lastDigit", [Symbols.value("text", "String")], "Int?", "The last digit of twelve hexadecimal digits.")
        #expect(!Symbols.promises(other).contains { $0.contains("0...9") })
    }

    @Test(arguments: [
        "In each of them, the first `=` ends the name and all the rest is the value.",
        "The key is everything before the first `=`; the rest belongs to the value.",
    ])
    func `only the first mark parts a text`(comment: String) {
        #expect(FirstMarkClaims([comment]).quote(of: "=") == comment)
        #expect(FirstMarkClaims([comment]).quote(of: ":") == nil)
    }

    @Test(arguments: [
        "Each `=` parts the text, the first one and the rest.", "The last `=` ends the name, not the first `=`.",
        "The first field ends the line.",
    ])
    func `other marks part it too`(comment: String) {
        #expect(FirstMarkClaims([comment]).quote(of: "=") == nil)
    }

    private func serving(_ comment: String) -> [String] {
        let line = [
            CodeSymbol(
                usr: "Line", kind: .structure, path: ["Line"], declaration: "struct Line", documentation: [comment]),
            Symbols.member(.initializer, of: "Line", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "Line", "add", [Symbols.value("job", "Int"), Symbols.labelled("urgency", "Int")],
                declaration: "mutating func add(_ job: Int, urgency: Int)"),
        ]
        let symbol = Symbols.member(
            .method, of: "Line", "serve", [], "Int?", declaration: "mutating func serve() -> Int?",
            "Takes the next one out.")
        return Symbols.promises(symbol, among: line)
    }

    @Test func `among equals whoever waited longest is next`() {
        let made = serving("Among jobs of the same urgency, the one that has waited longest is served first.")
        #expect(made.contains { $0.hasSuffix("subject.serve() => 7") && $0.contains("subject.add(7, urgency: 1)") })
        #expect(serving("Jobs of the same urgency are served in no order.").isEmpty)
    }

    @Test func `ends that contradict each other say nothing`() {
        let claims = EndClaims(["The oldest are dropped, and the oldest of those that stay come first."])
        #expect(claims.opposite(of: "removeLast", in: "list.removeLast()") == nil)
        #expect(claims.opposite(of: "removeFirst", in: "list.removeFirst()") == nil)
    }

    @Test func `texts stand in tables as code`() {
        let symbol = Symbols.function(
            "seconds", [.init(label: "in", name: "text", type: "String")], "Int?", "Reads a length of time.", "",
            "| Text | Seconds |", "| --- | --- |", "| `1h 30m` | 5400 |", "| `45` | 2700 |")
        let made = Symbols.promises(symbol)
        #expect(made.contains("seconds(in: \"45\") => 2700"))
        #expect(made.contains("seconds(in: \"1h 30m\") => 5400"))
    }

    @Test(arguments: [
        ("When there are more of them, the version that is furthest back is given up.", "removeFirst"),
        ("When it is full, the oldest version is abandoned.", "removeFirst"),
        ("If it holds more, the oldest are dropped, and the most recent ones stay.", "removeFirst"),
    ])
    func `what is given up goes`(comment: String, name: String) {
        #expect(EndClaims([comment]).opposite(of: "removeLast", in: "list.removeLast()")?.name == name)
        #expect(EndClaims([comment]).opposite(of: name, in: "list.\(name)()") == nil)
    }
}
