import AgentCore

extension SQLiteMemoryStore {
    /// A part of the facts in one state, by person. Only the facts of the part are read whole.
    public func page(_ query: FactPageQuery) throws -> FactPage {
        guard try ready() else { return FactPage(facts: [], total: 0) }
        let wanted = query.text.map(Folding.lower)
        let rows = try database.query(
            """
            SELECT f.sequence, \(wanted == nil ? "NULL, NULL" : "f.text, f.value")
            FROM facts f JOIN (
                SELECT subject, min(sequence) AS first FROM facts WHERE state = ?1 GROUP BY subject
            ) s ON s.subject = f.subject
            WHERE f.state = ?1 AND (?2 IS NULL OR f.subject = ?2)
            ORDER BY f.subject != 'user', s.first, f.sequence
            """, [.text(query.state.rawValue), .optional(query.subject)]
        ) { row -> Int? in
            if let wanted, ![row.text(1), row.text(2)].contains(where: { Folding.lower($0 ?? "").contains(wanted) }) {
                return nil
            }
            return row.integer(0)
        }
        let sequences = rows.compactMap(\.self)
        let part = sequences.dropFirst(query.offset).prefix(query.limit)
        let facts = Dictionary(try facts(at: part).map { ($0.sequence, $0) }) { first, _ in first }
        return FactPage(facts: part.compactMap { facts[$0] }, total: sequences.count)
    }
}
