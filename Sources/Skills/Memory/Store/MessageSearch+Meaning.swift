import AgentCore

extension MessageSearch {
    /// Up to this many messages, all vectors are compared; beyond, only those of candidates and of the newest messages.
    private static let scanLimit = 20_000
    private static let newestScanned = 5_000
    /// The most messages added to the candidates because of their similarity.
    private static let nearLimit = 600

    /// The candidates with their similarity to the query, and similar messages added to them.
    func compared(
        _ candidates: [MessageRanking.Candidate], with vector: TextVector
    ) throws -> [MessageRanking.Candidate] {
        func similarity(_ row: SQLRow) -> (Int, Double) {
            (row.integer(0), row.withBytes(1) { vector.similarity($0) })
        }
        let oldest = newest <= Self.scanLimit ? 0 : newest - Self.newestScanned
        let known = Set(candidates.map(\.sequence))
        var similarities = Dictionary(
            try database.query(
                """
                SELECT v.message, v.vector FROM json_each(?) wanted
                CROSS JOIN message_vectors v ON v.message = wanted.value AND v.model = ?
                """, [Self.list(known.filter { $0 <= oldest }), .text(vector.model)], row: similarity)
        ) { first, _ in first }
        let latest = try database.query(
            "SELECT message, vector FROM message_vectors WHERE message > ? AND model = ?",
            [.integer(Int64(oldest)), .text(vector.model)], row: similarity)
        let least = latest.count > Self.nearLimit ? latest.map(\.1).sorted(by: >)[Self.nearLimit - 1] : -1
        var near: Set<Int> = []
        for (sequence, similarity) in latest where similarity >= least || known.contains(sequence) {
            similarities[sequence] = similarity
            if !known.contains(sequence) { near.insert(sequence) }
        }
        return (candidates + (try rows(near, [:]))).map { candidate in
            var candidate = candidate
            candidate.similarity = similarities[candidate.sequence] ?? 0
            return candidate
        }
    }
}
