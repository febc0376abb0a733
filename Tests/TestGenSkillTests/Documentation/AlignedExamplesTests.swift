import SwiftTools
import Testing

@testable import TestGenSkill

/// Examples in plain words whose values go where the words beside them say.
@Suite struct AlignedExamplesTests {
    private typealias Symbols = DocumentedSymbols

    private let tariff: [CodeSymbol] = [
        CodeSymbol(usr: "Tariff", kind: .structure, path: ["Tariff"], declaration: "struct Tariff"),
        Symbols.member(
            .initializer, of: "Tariff", "init",
            [
                Symbols.labelled("hourlyRate", "Int"), Symbols.labelled("dailyCap", "Int"),
                Symbols.labelled("graceMinutes", "Int", hasDefault: true),
            ], declaration: "init(hourlyRate: Int, dailyCap: Int, graceMinutes: Int)",
            "Makes a price list.", "", "- Parameters:", "  - hourlyRate: The price of an hour.",
            "  - graceMinutes: How long a car may stay for free."),
    ]

    private func fee(_ lines: String...) -> [String] {
        Symbols.promises(
            CodeSymbol(
                usr: "fee", kind: .method, path: ["Tariff", "fee(forMinutes:)"],
                declaration: "func fee(forMinutes: Int) -> Int",
                parameters: [.init(label: "forMinutes", name: "minutes", type: "Int")], type: "Int",
                documentation: lines + ["", "- Parameter minutes: The length of the stay."]), among: tariff)
    }

    @Test func `values go by the words beside them to what makes a value and to its member`() {
        let made = fee(
            "The price of a stay. With an hourly rate of 250 and a free time of 15 minutes, a stay of 15 minutes costs 0 and a stay",
            "of 16 minutes costs 250.")
        // What the daily cap would change is not told.
        let start = "Tariff(hourlyRate: 250, dailyCap: "
        #expect(
            made
                == [15, 16].map { minutes in
                    "let subject = \(start)1000, graceMinutes: 15); let other = \(start)4000, graceMinutes: 15); "
                        + "let otherwise = other.fee(forMinutes: \(minutes)); subject.fee(forMinutes: \(minutes))"
                        + " => result == \(minutes == 15 ? 0 : 250) || result != otherwise"
                })
    }

    @Test(arguments: [
        // Either may be the stay.
        "With an hourly rate of 250, 15 and 16 cost 250.",
        "A stay of 16 minutes may cost 250 with an hourly rate of 250.",
        "With a rate of `hourlyPrice` of 250, 16 minutes cost 250.",
        "A stay of 16 minutes costs no more than 250.",
    ])
    func `what is not understood as a whole is not read`(comment: String) {
        #expect(fee(comment).isEmpty)
    }

    @Test func `what a sentence names holds in the next`() {
        let cell = [
            CodeSymbol(usr: "Cell", kind: .structure, path: ["Cell"], declaration: "struct Cell"),
            Symbols.member(
                .initializer, of: "Cell", "init", [Symbols.value("q", "Int"), Symbols.value("r", "Int")],
                declaration: "init(_ q: Int, _ r: Int)"),
        ]
        let symbol = Symbols.member(
            .method, of: "Cell", "turned", [.init(label: "by", name: "sixths", type: "Int")], "Cell",
            declaration: "func turned(by sixths: Int) -> Cell",
            "Turning `Cell(2, 0)` by one sixth gives `Cell(0, 2)`. A negative number turns the other way, so that -1 gives `Cell(2, -2)`."
        )
        #expect(
            Symbols.promises(symbol, among: cell).suffix(2) == [
                "Cell(2, 0).turned(by: 1) => Cell(0, 2)", "Cell(2, 0).turned(by: -1) => Cell(2, -2)",
            ])
    }

    @Test func `a result may stand before what it is the result of, and days of the week are a list`() {
        let days = ["monday", "thursday"].map { name in
            CodeSymbol(
                usr: name, kind: .enumCase, path: ["Weekday", name], declaration: "case \(name)")
        }
        let schedule =
            days + [
                CodeSymbol(usr: "Weekday", kind: .enumeration, path: ["Weekday"], declaration: "enum Weekday"),
                CodeSymbol(usr: "Schedule", kind: .structure, path: ["Schedule"], declaration: "struct Schedule"),
                Symbols.member(
                    .initializer, of: "Schedule", "init", [Symbols.value("days", "[Weekday]")],
                    declaration: "init(_ days: [Weekday])"),
            ]
        let symbol = Symbols.member(
            .method, of: "Schedule", "wait", [.init(label: "after", name: "day", type: "Weekday")], "Int?",
            declaration: "func wait(after day: Weekday) -> Int?",
            "For a schedule of Monday and Thursday, it is 3 days from Monday and 4 days from Thursday; for a schedule of Monday",
            "alone, it is 7 days from Monday.")
        let (both, alone) = ("[Weekday.monday, Weekday.thursday]", "[Weekday.monday]")
        #expect(
            Symbols.promises(symbol, among: schedule)
                == [(both, "monday", 3), (both, "thursday", 4), (alone, "monday", 7)].map {
                    "let subject = Schedule((\($0) as [Weekday])); subject.wait(after: Weekday.\($1)) => \($2)"
                })
    }

    @Test(arguments: [CodeSymbol.Kind.structure, .actorType])
    func `many small steps do what one large step does`(kind: CodeSymbol.Kind) {
        let members: [CodeSymbol] = [
            CodeSymbol(usr: "Bucket", kind: kind, path: ["Bucket"], declaration: "struct Bucket"),
            Symbols.member(
                .initializer, of: "Bucket", "init", [Symbols.labelled("capacity", "Int")],
                declaration: "init(capacity: Int)"),
            Symbols.member(
                .method, of: "Bucket", "take", [], "Bool", declaration: "mutating func take() -> Bool"),
            Symbols.member(.property, of: "Bucket", "level", [], "Int", declaration: "var level: Int { get }"),
        ]
        let symbol = CodeSymbol(
            usr: "advance", kind: .method, path: ["Bucket", "advance(by:)"],
            declaration: "mutating func advance(by ticks: Int)",
            parameters: [.init(label: "by", name: "ticks", type: "Int")],
            documentation: [
                "Ticks that are not yet enough are kept, so that many short steps do as much as one long step."
            ])
        let made = Symbols.promises(symbol, among: members)
        let wait = kind == .actorType ? "await " : ""
        #expect(
            made.contains {
                $0.contains("\(wait)subject.advance(by: 1); \(wait)subject.advance(by: 1); \(wait)other.advance(by: 2)")
            })
    }

    @Test func `what stands behind "of" is given where a verb follows it`() {
        let initials = CodeSymbol(
            usr: "initials", kind: .property, path: ["String", "initials"], declaration: "var initials: String { get }",
            type: "String",
            documentation: [
                "The first character of each word.", "", "The initials of \"ada king lovelace\" are \"AKL\".",
            ])
        #expect(!Symbols.promises(initials).contains { $0.hasPrefix("\"AKL\".initials") })
    }
}
