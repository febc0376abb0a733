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

    private func reported(_ match: (_ pattern: String, _ text: String) -> Bool) throws -> CallDeviation? {
        let symbol = Symbols.function(
            "matches", [Symbols.value("pattern", "String"), Symbols.labelled("path", "String")], "Bool",
            "Whether a path pattern matches a path.",
            "A `*` matches any number of characters, but no slash. `[ab]` matches a listed character,",
            "`[!ab]` one that is neither listed nor a slash.")
        return try TestGenSkillTests.reported(symbol) { values in
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
        #expect(try reported(known) == nil)
        let deviation = try reported { pattern, text in
            pattern == "a[!b]" && text == "a/" ? true : known(pattern, text)
        }
        #expect(deviation?.expected == "false")
    }
}
