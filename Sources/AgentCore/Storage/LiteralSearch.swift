/// Finds rows whose text contains a query's literals as substrings.
public struct LiteralSearch: Sendable {
    /// A row that contains at least one literal.
    public struct Hit: Sendable, Hashable {
        /// The row's id.
        public let row: Int
        /// The weight of the literals found, as a share of all literals: above 0, at most 1.
        public let share: Double
    }

    /// The search reads every row, so it stops after this many of the newest.
    private static let mostRows = 200_000

    private let database: Database
    private let index: String
    private let column: String

    /// Searches the texts of a full-text index.
    ///
    /// - Parameters:
    ///   - index: the name of an FTS5 table.
    ///   - column: the name of its text column.
    public init(_ database: Database, index: String, column: String) {
        self.database = database
        self.index = index
        self.column = column
    }

    /// The rows with the highest share, newest first among equals. ASCII letters match in either case.
    ///
    /// - Parameters:
    ///   - query: the literals to find; without any, the result is empty.
    ///   - limit: the most rows to return.
    ///   - rows: the row ids to search; `nil` for all.
    public func hits(_ query: FullTextQuery, limit: Int, in rows: ClosedRange<Int>? = nil) throws -> [Hit] {
        guard query.hasLiterals else { return [] }
        let tests = query.literals.indices.map { "(\(column) LIKE ?\($0 + 1) ESCAPE '\\')" }
        let share = zip(tests, query.literals).map { "\($0) * \($1.weight)" }.joined(separator: " + ")
        let total = query.literals.reduce(0) { $0 + $1.weight }
        let literalCount = query.literals.count
        return try database.query(
            """
            SELECT rowid, \(share) AS found FROM (
                SELECT rowid, \(column) FROM \(index) WHERE rowid BETWEEN ?\(literalCount + 1) AND ?\(literalCount + 2)
                ORDER BY rowid DESC LIMIT \(Self.mostRows))
            WHERE \(tests.joined(separator: " OR ")) ORDER BY found DESC, rowid DESC LIMIT ?\(literalCount + 3)
            """,
            query.literals.map { .text(Self.pattern($0.text)) } + [
                .integer(rows.map { Int64($0.lowerBound) } ?? 0), .integer(rows.map { Int64($0.upperBound) } ?? .max),
                .integer(Int64(limit)),
            ]
        ) { Hit(row: $0.integer(0), share: Double($0.integer(1)) / Double(max(1, total))) }
    }

    private static func pattern(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
        return "%\(plain)%"
    }

    /// A score rounded to thousandths for display. A positive score is never shown as 0.
    public static func shown(_ score: Double) -> Double {
        score > 0 ? max(0.001, (score * 1000).rounded() / 1000) : (score * 1000).rounded() / 1000
    }
}
