import AgentCore

extension SQLiteMemoryStore {
    /// The facts that hold and match the words, best first.
    public func search(_ text: String, limit: Int) throws -> [ScoredFact] {
        guard isReady, let match = SearchTerms.match(text) else { return [] }
        return try database.query(
            """
            SELECT \(FactRow.columns), bm25(facts_fts) FROM facts_fts JOIN facts f ON f.sequence = facts_fts.rowid
            WHERE facts_fts MATCH ? AND f.state = 'current' ORDER BY bm25(facts_fts), f.sequence LIMIT ?
            """, [.text(match), .integer(Int64(limit))]
        ) { ScoredFact(fact: FactRow.fact($0), score: -$0.real(19)) }
    }

    /// Past messages that contain the words: by full-text search where there is an index, by their number where not.
    public func searchMessages(_ text: String, limit: Int) throws -> [ScoredMessage] {
        guard let match = SearchTerms.match(text), try has(table: "messages") else { return [] }
        let reference = try has(column: "reference", of: "messages") ? "m.reference" : "NULL"
        let columns = "m.id, m.session, m.role, m.content, m.created_at, \(reference)"
        guard try has(table: "messages_fts") else { return try countingSearch(text, columns, limit: limit) }
        return try database.query(
            """
            SELECT \(columns), -bm25(messages_fts) FROM messages_fts JOIN messages m ON m.sequence = messages_fts.rowid
            WHERE messages_fts MATCH ? ORDER BY bm25(messages_fts), m.sequence DESC LIMIT ?
            """, [.text(match), .integer(Int64(limit))], row: Self.message)
    }

    private func countingSearch(_ text: String, _ columns: String, limit: Int) throws -> [ScoredMessage] {
        let terms = SearchTerms.terms(text)
        let hit = terms.map { _ in "(m.content LIKE ? ESCAPE '\\')" }.joined(separator: " + ")
        return try database.query(
            """
            SELECT * FROM (SELECT \(columns), (\(hit)) AS hits FROM messages m)
            WHERE hits > 0 ORDER BY hits DESC, created_at DESC LIMIT ?
            """, terms.map { .text("%\(Self.escaped($0))%") } + [.integer(Int64(limit))], row: Self.message)
    }

    private static func message(_ row: SQLRow) -> ScoredMessage {
        ScoredMessage(
            id: row.text(0) ?? "", session: row.text(1) ?? "", role: row.text(2) ?? "", text: row.text(3) ?? "",
            at: row.text(4) ?? "", reference: row.text(5), score: row.real(6))
    }

    /// Whether the file holds a table.
    func has(table: String) throws -> Bool {
        try !database.query("SELECT 1 FROM sqlite_master WHERE name = ?", [.text(table)]) { $0.integer(0) }.isEmpty
    }

    /// Whether a table has a column.
    func has(column: String, of table: String) throws -> Bool {
        try !database.query(
            "SELECT 1 FROM pragma_table_info(?) WHERE name = ?", [.text(table), .text(column)]
        ) { $0.integer(0) }.isEmpty
    }

    /// A text for LIKE with its wildcards escaped.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
    }
}
