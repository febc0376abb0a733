import AgentCore

extension SQLiteMemoryStore {
    /// Past messages that match the query, best first, ranked by `MessageRanking`.
    public func searchMessages(_ query: MessageQuery, limit: Int) throws -> [ScoredMessage] {
        guard try has(table: "messages_fts") else { return [] }
        let candidates = try MessageSearch(query, in: database).candidates()
        let ranked = MessageRanking.ranked(candidates)
        let found = try messages(Array(ranked.prefix(limit + query.excluded.count)))
        return Array(found.filter { !query.excluded.contains($0.id) }.prefix(limit))
    }

    private func messages(_ ranked: [(sequence: Int, score: Double)]) throws -> [ScoredMessage] {
        let rows = try database.query(
            """
            SELECT m.sequence, m.id, m.session, m.role, m.content, m.created_at, m.reference FROM json_each(?) wanted
            CROSS JOIN messages m ON m.sequence = wanted.value
            """, [MessageSearch.list(ranked.map(\.sequence))]
        ) { row in (sequence: row.integer(0), fields: (1...6).map { row.text(Int32($0)) }) }
        let bySequence = Dictionary(rows.map { ($0.sequence, $0.fields) }) { first, _ in first }
        return ranked.compactMap { place in
            guard let fields = bySequence[place.sequence] else { return nil }
            return ScoredMessage(
                id: fields[0] ?? "", session: fields[1] ?? "", role: fields[2] ?? "", text: fields[3] ?? "",
                at: fields[4] ?? "", reference: fields[5], score: place.score)
        }
    }
}
