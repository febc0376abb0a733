import AgentCore
import Testing

@testable import MemorySkill

/// Searches that may score few rows, beside one that may score all.
struct FullTextSearchTests {
    private let database: Database
    private static let rows = 600

    init() throws {
        database = try Database.inMemory()
        try database.execute("CREATE VIRTUAL TABLE texts USING fts5 (text, tokenize='porter unicode61')")
        for row in 1...Self.rows {
            var words = ["word\(row % 37)", "filler\(row % 11)"]
            if row % 5 == 0 { words.append("garden") }
            if row % 7 == 0 { words.append("house") }
            if row % 50 == 0 { words.append("canoe") }
            if row % 200 == 0 { words.append("canoe regatta") }
            try database.execute(
                "INSERT INTO texts (rowid, text) VALUES (?, ?)",
                [.integer(Int64(row)), .text(words.joined(separator: " "))])
        }
    }

    private func hits(_ terms: String..., budget: Int, limit: Int = 5, in rows: ClosedRange<Int>? = nil) throws
        -> [FullTextSearch.Hit]
    {
        try FullTextSearch(database, index: "texts", newest: Self.rows, budget: budget)
            .hits(terms, limit: limit, in: rows)
    }

    @Test func `a search kept to few rows finds the same best with the same scores`() throws {
        let all = try hits("canoe", "garden", "house", "regatta", budget: 100_000)
        let few = try hits("canoe", "garden", "house", "regatta", budget: 60)
        #expect(Set(all.prefix(3).map(\.row)) == [200, 400, 600])
        #expect(few.map(\.row) == all.map(\.row))
        for (left, right) in zip(all, few) { #expect(abs(left.score - right.score) < 0.001) }
    }

    @Test func `where a word is too common even to be read past, the rare ones still answer`() throws {
        #expect(Set(try hits("regatta", "garden", budget: 4).map(\.row)) == [200, 400, 600])
    }

    @Test func `where every word is common, rows with two of them come before the newest with one`() throws {
        let found = try hits("garden", "house", budget: 40, limit: 100)
        let both = (1...Self.rows).filter { $0.isMultiple(of: 35) }
        #expect(Set(found.prefix(both.count).map(\.row)) == Set(both))
        #expect(found.contains { $0.row == 595 })
        #expect(!found.contains { $0.row == 7 })
    }

    @Test func `a single common word finds its newest rows`() throws {
        let found = try hits("garden", budget: 20, limit: 100)
        #expect(found.count <= 20 && found.count >= 10)
        #expect(found.allSatisfy { $0.row > 500 && $0.row.isMultiple(of: 5) })
    }

    @Test(arguments: [20, 100_000]) func `only the rows asked for are looked at`(budget: Int) throws {
        #expect(try hits("canoe", "garden", budget: budget, in: 140...160).first?.row == 150)
        #expect(
            try hits("canoe", "garden", budget: budget, limit: 600, in: 140...160).allSatisfy { (140...160) ~= $0.row })
        #expect(try hits("canoe", budget: budget, in: 151...160).isEmpty)
    }

    @Test func `what was removed counts no more, in results and in how rare a word is`() throws {
        #expect(try hits("garden", budget: 30, limit: 600).allSatisfy { $0.row > 400 })
        try database.execute("DELETE FROM texts WHERE rowid % 5 = 0 AND rowid > 60")
        // "garden" was too common to look at all of its rows, and is rare now.
        #expect(Set(try hits("garden", budget: 30, limit: 600).map(\.row)) == Set((1...12).map { 5 * $0 }))
        #expect(try hits("canoe", budget: 30).map(\.row) == [50])
        #expect(try hits("regatta", budget: 30).isEmpty)
    }

    @Test func `unknown words, no words and no rows find nothing`() throws {
        #expect(try hits("zeppelin", budget: 10).isEmpty)
        #expect(try hits(budget: 10).isEmpty)
        #expect(try FullTextSearch(database, index: "texts", newest: 0).hits(["canoe"], limit: 5).isEmpty)
        #expect(try hits("zeppelin", "regatta", budget: 10).count == 3)
    }
}
