import Testing

@testable import SwiftTools

/// What may have been meant instead: comparisons that choose, statements that are missing, names left in a copy.
@Suite struct MeantInsteadTests {
    private func mutants(_ source: String) async throws -> [Mutant] {
        let compiled = try await CompiledFile(source)
        let tree = try await compiled.tree()
        let found = await MutantFinder(limit: .max, isBroad: true).mutants(in: tree)
        return try await compiled.check(tree, found).source.mutants
    }

    @Test func `a comparison chooses where what is compared is put into what it is compared with`() async throws {
        let found = try await mutants(
            """
            func most(_ names: [String]) -> String? {
                var best: String?
                var bestCount = 0
                for name in names {
                    if name.count > bestCount {
                        best = name
                        bestCount = name.count
                    }
                }
                return best
            }
            func wide(_ names: [String], _ width: Int) -> [String] {
                var line = ""
                for name in names {
                    if line.count > width { line = "" }
                    line += name
                }
                return [line]
            }
            struct Item { let rank: Int }
            func ordered(_ items: [Item]) -> [Item] { items.sorted { $0.rank < $1.rank } }
            """)
        let choices = found.filter(\.isChoice).map { "\($0.function.path[0]) \($0.change)" }
        #expect(Set(choices) == ["most(_:) `>` became `>=`", "ordered(_:) `<` became `<=`"])
    }

    @Test func `what a property begins with may be missing at the end of a function`() async throws {
        let found = try await mutants(
            """
            struct Lock {
                private(set) var failures = 0
                private var until: Int?
                let most = 3
                mutating func succeed(at time: Int) -> Bool {
                    guard until == nil else { return false }
                    until = nil
                    return true
                }
                func isOpen() -> Bool { until == nil }
                mutating func clear() -> Int {
                    defer { failures = 0 }
                    return failures
                }
                mutating func fail() { if failures > most { failures = 0 } }
            }
            """)
        let insertions = found.filter { $0.form == .insertion }.map { "\($0.function.path[1]) \($0.mutated)" }
        #expect(
            Set(insertions) == [
                "succeed(at:) self.failures = 0", "fail() self.failures = 0", "fail() self.until = nil",
                "clear() self.until = nil",
            ])
    }

    @Test func `a loop may go the other way, and a number may be added or be what is left`() async throws {
        let found = try await mutants(
            """
            struct Purse {
                private(set) var total = 0
                private(set) var balance = 0
                var debts: [String: Int] = [:]
                mutating func book(_ amount: Int, on name: String) {
                    total = amount
                    debts[name] = amount
                }
                func rest(_ sum: Int, _ parts: [Int]) -> Int {
                    var remaining = sum
                    for part in parts where part > 0 { remaining -= sum / part }
                    return remaining
                }
                func turned(_ parts: [Int]) -> Int { parts.reversed().first ?? 0 }
                mutating func give(_ amount: Int) { balance -= amount }
                mutating func close() { give(total) }
            }
            """)
        let claimed = found.filter(\.needsClaim).map { "\($0.function.path[1]) \($0.change)" }
        #expect(
            Set(claimed) == [
                "book(_:on:) `amount` was added to `total`", "book(_:on:) `amount` was added to `debts[name]`",
                "rest(_:_:) `parts` was turned round", "rest(_:_:) `sum` became what is left, `remaining`",
                "close() `total` became `balance` in `give`",
            ])
    }

    @Test func `a text may be parted once, and a number be rounded another way`() async throws {
        let found = try await mutants(
            """
            func fields(_ text: String) -> [Substring] { text.split(separator: "=", omittingEmptySubsequences: false) }
            func pair(_ text: String) -> [Substring] { text.split(separator: "=", maxSplits: 1) }
            func dropped(_ count: Int, _ percent: Int) -> Int { (count * percent + 50) / 100 }
            func up(_ count: Int) -> Int { (count + 9) / 10 }
            func whole(_ number: Double) -> Double { (number * 2).rounded() }
            """)
        let claimed = found.filter(\.needsClaim).map { "\($0.change): \($0.mutated)" }
        #expect(
            Set(claimed) == [
                "the text was parted at the first `=`: "
                    + "text.split(separator: \"=\", maxSplits: 1, omittingEmptySubsequences: false)",
                "the number was rounded down: (count * percent) / 100",
                "the number was rounded down: (number * 2).rounded(.down)",
                "the number was rounded up: (number * 2).rounded(.up)",
            ])
    }

    private let area = """
        struct Cell { var column: Int; var row: Int }
        struct Area {
            var origin: Cell
            var endColumn: Int
            var endRow: Int
            func nearest(_ cell: Cell) -> Cell {
                Cell(column: min(max(cell.column, origin.column), endColumn - 1),
                    row: min(max(cell.row, origin.row), WRONG - 1))
            }
            func common(_ other: Area) -> Int {
                let right = min(endColumn, other.endColumn)
                let bottom = min(endRow, other.endRow)
                return right * bottom
            }
        }
        """

    @Test func `a name that was left in a copy becomes the one beside it`() async throws {
        let wrong = try await mutants(area.replacing("WRONG", with: "endColumn")).filter(\.isCopy)
        #expect(wrong.map(\.change) == ["`endColumn` became `endRow`"])
        #expect(try await mutants(area.replacing("WRONG", with: "endRow")).filter(\.isCopy).isEmpty)
    }

    @Test func `code is parallel where only names differ`() throws {
        #expect(ParallelCode("min(x, width)", "min(y, height)")?.renamed == ["x": "y", "width": "height"])
        #expect(ParallelCode("min(x, width)", "max(y, height)")?.renamed.count == 3)
        #expect(ParallelCode("x + 1", "y - 1") == nil)
        #expect(ParallelCode("x + x", "y + z") == nil)
        #expect(ParallelCode("x + y", "z + z") == nil)
    }
}
