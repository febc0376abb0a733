import SwiftTools
import Testing

@testable import TestGenSkill

/// Scores of bowling, and patterns of paths.
@Suite struct KnownGamesTests {
    private typealias Symbols = DocumentedSymbols

    @Test func `strikes and spares count what comes next`() {
        #expect(BowlingFrames([6, 4, 5]).totals == [15])
        #expect(BowlingFrames([10, 3, 4]).totals == [17, 24])
        #expect(BowlingFrames([10, 10]).totals.isEmpty)
        #expect(BowlingFrames(Array(repeating: 10, count: 12)).totals.last == 300)
        #expect(BowlingFrames(Array(repeating: 10, count: 12)).isOver)
        #expect(BowlingFrames([7]).standing == 3)
    }

    private func report(_ match: (_ pattern: String, _ text: String) -> Bool) throws -> CallDeviation? {
        let symbol = Symbols.function(
            "matches", [Symbols.value("pattern", "String"), Symbols.labelled("path", "String")], "Bool",
            "Whether a path pattern matches a path.",
            "A `*` matches any number of characters, but no slash. `[ab]` matches a listed character,",
            "`[!ab]` one that is neither listed nor a slash.")
        return try reported(symbol) { values in
            guard values.count == 2, let pattern = values[0].text, let text = values[1].text else { return nil }
            return .bool(match(pattern, text))
        }
    }

    @Test func `a pattern that lets a slash through is reported`() throws {
        let operation = try #require(Operation.patterns.first)
        func known(_ pattern: String, _ text: String) -> Bool {
            operation.compute(
                OperationCall(values: [.string(pattern), .string(text)], choices: ["slashes", "sets"])) == true
        }
        let right = try report(known)
        #expect(right == nil)
        let deviation = try report { pattern, text in
            pattern == "a[!b]" && text == "a/" ? true : known(pattern, text)
        }
        #expect(deviation?.expected == "false")
    }

    @Test(arguments: [
        ([2021, 1, 3], 53), ([2020, 12, 31], 53), ([2019, 12, 30], 1), ([2016, 1, 3], 53), ([2024, 1, 1], 1),
        ([2023, 1, 1], 52), ([2024, 5, 15], 20),
    ])
    func `a week belongs to the year of its Thursday`(date: [Int], week: Int) throws {
        let operation = try #require(Operation.days.first { $0.name == "ISO week" })
        #expect(operation.compute(OperationCall(values: date.map { .int($0) }, choices: [])) == .int(week))
    }
}
