import AgentCore

extension SQLiteMemoryStore {
    /// The facts that hold and match the words, best first.
    public func search(_ text: String, limit: Int) throws -> [ScoredFact] {
        guard try ready(), let match = SearchTerms.match(text) else { return [] }
        return try database.query(
            """
            SELECT \(FactRow.columns), bm25(facts_fts) FROM facts_fts JOIN facts f ON f.sequence = facts_fts.rowid
            WHERE facts_fts MATCH ? AND f.state = 'current' ORDER BY bm25(facts_fts), f.sequence LIMIT ?
            """, [.text(match), .integer(Int64(limit))]
        ) { ScoredFact(fact: FactRow.fact($0), score: -$0.real(20)) }
    }

    /// Whether the file holds a table.
    func has(table: String) throws -> Bool {
        try !database.query("SELECT 1 FROM sqlite_master WHERE name = ?", [.text(table)]) { $0.integer(0) }.isEmpty
    }

    /// A text for LIKE with its wildcards escaped.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
    }
}
