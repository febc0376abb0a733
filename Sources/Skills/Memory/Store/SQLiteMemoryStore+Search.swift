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
        ) { ScoredFact(fact: FactRow.fact($0), score: -$0.real(18)) }
    }

    /// Past messages that contain the words: those with most of them first, the newest among equals.
    public func searchMessages(_ text: String, limit: Int) throws -> [ScoredMessage] {
        let terms = SearchTerms.terms(text)
        guard !terms.isEmpty, try hasMessages() else { return [] }
        let hit = terms.map { _ in "(m.content LIKE ? ESCAPE '\\')" }.joined(separator: " + ")
        return try database.query(
            """
            SELECT * FROM (SELECT m.id, m.session, m.role, m.content, m.created_at, \(hit) AS hits FROM messages m)
            WHERE hits > 0 ORDER BY hits DESC, created_at DESC LIMIT ?
            """, terms.map { .text("%\(Self.escaped($0))%") } + [.integer(Int64(limit))]
        ) { row in
            ScoredMessage(
                id: row.text(0) ?? "", session: row.text(1) ?? "", role: row.text(2) ?? "", text: row.text(3) ?? "",
                at: row.text(4) ?? "", score: Double(row.integer(5)) / Double(terms.count))
        }
    }

    /// Whether the file holds sessions too.
    func hasMessages() throws -> Bool {
        try !database.query("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'messages'") { $0.integer(0) }.isEmpty
    }

    /// A text for LIKE with its wildcards escaped.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
    }
}
