import AgentCore

/// Finds rows of an FTS5 index that contain any of several words, best first (BM25), with a limit on the number of rows
/// scored, so that searches stay fast with common words and many rows.
///
/// Scoring a row takes about a microsecond, skipping it a thirtieth of that. If the words match more rows than the
/// budget, only rows with at least one of the rarer words are scored, but by all of their words, because a row without
/// any rare word is seldom among the best (the idea of MaxScore: Turtle and Flood, "Query evaluation: strategies and
/// optimizations", 1995). If every word is common, the newest rows with the rarest word and rows with two of the words
/// are scored.
struct FullTextSearch {
    /// A row with its score, higher is better.
    struct Hit: Sendable, Hashable {
        let row: Int
        let score: Double
    }

    /// The database with the index.
    let database: Database
    /// The FTS5 table.
    let index: String
    /// The highest row id.
    let newest: Int

    /// How many rows one search may score (`budget`) and skip (`readingBudget`).
    private let budget: Int
    private var readingBudget: Int { 8 * budget }

    /// Prepares to search.
    ///
    /// - Parameters:
    ///   - index: an FTS5 table of one column.
    ///   - newest: its highest row id.
    ///   - budget: the most rows that a search scores; by default 3,000 or, if that is more, 1/64 of all rows.
    init(_ database: Database, index: String, newest: Int, budget: Int? = nil) {
        self.budget = budget ?? max(3_000, newest / 64)
        self.database = database
        self.index = index
        self.newest = newest
    }

    /// The best rows for a query. Rows that contain its literals as substrings rank higher (see `FullTextQuery`).
    ///
    /// - Parameters:
    ///   - query: the query.
    ///   - words: its words to search for, without stop words.
    ///   - column: the index's column.
    ///   - limit: the most rows to return.
    ///   - rows: the row ids to search; `nil` for all.
    func hits(
        for query: FullTextQuery, words: [String], column: String, limit: Int, in rows: ClosedRange<Int>? = nil
    ) throws -> [Hit] {
        let found = try hits(words, limit: limit, in: rows)
        let exact = try LiteralSearch(database, index: index, column: column).hits(query, limit: limit, in: rows)
        guard !exact.isEmpty else { return found.isEmpty ? try hits(query.remains, limit: limit, in: rows) : found }
        let best = max(1, found.first?.score ?? 0)
        var scores = Dictionary(found.map { ($0.row, $0.score) }) { first, _ in first }
        for hit in exact { scores[hit.row, default: 0] += hit.share * best }
        return scores.map { Hit(row: $0.key, score: $0.value) }.sorted { ($0.score, $0.row) > ($1.score, $1.row) }
            .prefix(limit).map(\.self)
    }

    /// The best rows for the words.
    ///
    /// - Parameters:
    ///   - terms: words without punctuation.
    ///   - limit: the most rows to return.
    ///   - rows: the row ids to search; `nil` for all.
    func hits(_ terms: [String], limit: Int, in rows: ClosedRange<Int>? = nil) throws -> [Hit] {
        guard !terms.isEmpty, newest > 0 else { return [] }
        let quoted = terms.map { "\"\($0)\"" }
        let span = rows ?? 1...newest
        // With so few rows, the budget cannot be exceeded.
        if span.count * terms.count <= budget { return try scored(Self.any(quoted), limit, span) }
        let counted = try quoted.map { (word: $0, count: try count(of: $0, in: span)) }.filter { $0.count > 0 }
            .sorted { $0.count < $1.count }
        var scoring = 0
        let rare = counted.prefix { word in
            scoring += word.count
            return scoring <= budget
        }
        guard !rare.isEmpty else { return try common(counted, limit, span) }
        var reading = 0
        let others = counted.dropFirst(rare.count).prefix { word in
            reading += word.count
            return reading <= readingBudget
        }
        let any = Self.any(rare.map(\.word))
        guard !others.isEmpty else { return try scored(any, limit, span) }
        // The rare words occur twice in the expression, so the others are doubled too and the score is halved.
        let doubled = Self.any(rare.map(\.word) + others.flatMap { [$0.word, $0.word] })
        return try scored("(\(any)) AND (\(doubled))", limit, span).map { Hit(row: $0.row, score: $0.score / 2) }
    }

    /// The search if every word is too common: the newest rows with the rarest word, and those with two of the three
    /// rarest.
    private func common(_ words: [(word: String, count: Int)], _ limit: Int, _ span: ClosedRange<Int>) throws -> [Hit] {
        guard let first = words.first else { return [] }
        var best = Dictionary(
            try scored(first.word, limit, try narrowed(span, to: budget / 2, of: first.word)).map { ($0.row, $0.score) }
        ) { first, _ in first }
        let three = words.prefix(3)
        if three.count > 1, three.reduce(0, { $0 + $1.count }) <= readingBudget {
            let pairs = three.indices.flatMap { left in
                three.indices[(left + 1)...].map { "(\(three[left].word) AND \(three[$0].word))" }
            }
            let expression = Self.any(pairs)
            for hit in try scored(expression, limit, try narrowed(span, to: budget / 2, of: expression)) {
                best[hit.row] = max(best[hit.row] ?? 0, hit.score)
            }
        }
        return best.map { Hit(row: $0.key, score: $0.value) }.sorted { ($0.score, $0.row) > ($1.score, $1.row) }
            .prefix(limit).map(\.self)
    }

    private func scored(_ expression: String, _ limit: Int, _ span: ClosedRange<Int>) throws -> [Hit] {
        try database.query(
            """
            SELECT rowid, bm25(\(index)) AS score FROM \(index) WHERE \(index) MATCH ? AND rowid BETWEEN ? AND ?
            ORDER BY score, rowid LIMIT ?
            """,
            [
                .text(expression), .integer(Int64(span.lowerBound)), .integer(Int64(span.upperBound)),
                .integer(Int64(limit)),
            ]
        ) { Hit(row: $0.integer(0), score: -$0.real(1)) }
    }

    /// The number of rows with a word: exact up to the budget, beyond it estimated from the newest rows.
    private func count(of word: String, in span: ClosedRange<Int>) throws -> Int {
        func counted(_ lowest: Int, _ limit: Int) throws -> Int {
            try database.query(
                """
                SELECT count(*) FROM (
                    SELECT 1 FROM \(index) WHERE \(index) MATCH ? AND rowid BETWEEN ? AND ? LIMIT ?)
                """,
                [.text(word), .integer(Int64(lowest)), .integer(Int64(span.upperBound)), .integer(Int64(limit))]
            ) { $0.integer(0) }.first ?? 0
        }
        let exact = try counted(span.lowerBound, budget + 1)
        guard exact > budget else { return exact }
        let share = 32
        let sample = try counted(span.upperBound - span.count / share, span.count)
        return max(exact, sample * share)
    }

    /// The newest part of the span, in which an expression matches about `count` rows.
    private func narrowed(
        _ span: ClosedRange<Int>, to count: Int, of expression: String
    ) throws -> ClosedRange<Int> {
        let oldest = try database.query(
            """
            SELECT rowid FROM \(index) WHERE \(index) MATCH ? AND rowid BETWEEN ? AND ?
            ORDER BY rowid DESC LIMIT 1 OFFSET ?
            """,
            [
                .text(expression), .integer(Int64(span.lowerBound)), .integer(Int64(span.upperBound)),
                .integer(Int64(count)),
            ]
        ) { $0.integer(0) }
        return (oldest.first ?? span.lowerBound)...span.upperBound
    }

    private static func any(_ words: [String]) -> String { words.joined(separator: " OR ") }
}
