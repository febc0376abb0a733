import AgentCore

extension MessageSearch {
    /// Up to this many vectors are all compared; beyond, those of the candidates and of the newest messages.
    private static let scanLimit = 20_000
    private static let newestScanned = 4_000

    /// All candidates, those near in meaning among them.
    func compared(
        _ candidates: [MessageRanking.Candidate], with vector: TextVector
    ) throws -> [MessageRanking.Candidate] {
        var bySequence = Dictionary(candidates.map { ($0.sequence, $0) }) { first, _ in first }
        let condition =
            newest <= Self.scanLimit
            ? "?2 = ?2" : "m.sequence > \(newest - Self.newestScanned) OR m.sequence IN (SELECT value FROM json_each(?2))"
        var naming = Naming(speakers)
        let near = try database.query(
            """
            SELECT m.sequence, m.session, m.name, m.role, v.vector FROM messages m
            JOIN vectors v ON v.owner = m.id AND v.model = ?1 WHERE \(condition)
            """, [.text(vector.model), Self.list(bySequence.keys)]
        ) { row in
            MessageRanking.Candidate(
                sequence: row.integer(0), session: row.text(1) ?? "",
                isNamed: naming.isNamed(name: row.text(2), role: row.text(3)), score: 0,
                similarity: TextVector.similarity(row.blob(4), vector.bytes))
        }
        for candidate in near {
            if bySequence[candidate.sequence] != nil {
                bySequence[candidate.sequence]?.similarity = candidate.similarity
            } else {
                bySequence[candidate.sequence] = candidate
            }
        }
        return Array(bySequence.values)
    }
}
