/// Finds texts that hold what a query looks for as it is written.
public struct LiteralSearch: Sendable {
    /// A row, and what share of what was looked for it holds: up to 1.
    public struct Hit: Sendable, Hashable {
        /// The row.
        public let row: Int
        /// The share.
        public let share: Double
    }

    /// Every row has to be read, so that of a very long past only the end is.
    private static let mostRows = 200_000

    private let database: Database
    private let index: String
    private let column: String

    /// Searches the texts behind an index.
    ///
    /// - Parameters:
    ///   - index: an FTS5 table.
    ///   - column: its column.
    public init(_ database: Database, index: String, column: String) {
        self.database = database
        self.index = index
        self.column = column
    }

    /// The rows that hold the most, the newest of equals first. Letters of ASCII match in either case.
    ///
    /// - Parameters:
    ///   - query: what is looked for; without literals nothing is found.
    ///   - limit: the most to answer.
    ///   - rows: where to look; everywhere where there is none.
    public func hits(_ query: FullTextQuery, limit: Int, in rows: ClosedRange<Int>? = nil) throws -> [Hit] {
        guard query.hasLiterals else { return [] }
        let tests = query.literals.indices.map { "(\(column) LIKE ?\($0 + 1) ESCAPE '\\')" }
        let share = zip(tests, query.literals).map { "\($0) * \($1.weight)" }.joined(separator: " + ")
        let total = query.literals.reduce(0) { $0 + $1.weight }
        let place = query.literals.count
        return try database.query(
            """
            SELECT rowid, \(share) AS found FROM (
                SELECT rowid, \(column) FROM \(index) WHERE rowid BETWEEN ?\(place + 1) AND ?\(place + 2)
                ORDER BY rowid DESC LIMIT \(Self.mostRows))
            WHERE \(tests.joined(separator: " OR ")) ORDER BY found DESC, rowid DESC LIMIT ?\(place + 3)
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

    /// A score as it is shown, in thousandths: what was found is never shown as nothing, however little it tells.
    public static func shown(_ score: Double) -> Double {
        score > 0 ? max(0.001, (score * 1000).rounded() / 1000) : (score * 1000).rounded() / 1000
    }
}
