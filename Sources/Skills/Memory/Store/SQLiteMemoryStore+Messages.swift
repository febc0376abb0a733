import AgentCore

extension SQLiteMemoryStore {
    /// Messages that match by their words are looked at, at most this many.
    private static let candidateLimit = 300
    /// Rows that the words of one search may match together before the most common words are left out.
    private static let matchBudget = 5_000
    /// A store of no more messages is searched for every word.
    private static let smallStore = 12_000
    /// Up to this many vectors are all compared; beyond, those of the candidates and of the newest messages.
    private static let scanLimit = 20_000
    private static let newestScanned = 4_000

    /// Past messages that answer the text, best first, ranked by `MessageRanking`.
    public func searchMessages(_ query: MessageQuery, limit: Int) throws -> [ScoredMessage] {
        guard try has(table: "messages_fts") else { return [] }
        let speakers = try speakers(in: query.text)
        var hits: [(sequence: Int, score: Double)] = []
        if let match = try match(for: query.text, without: speakers.words) {
            hits = try database.query(
                """
                SELECT rowid, -bm25(messages_fts) FROM messages_fts WHERE messages_fts MATCH ?
                ORDER BY bm25(messages_fts) LIMIT ?
                """, [.text(match), .integer(Int64(Self.candidateLimit))]
            ) { (sequence: $0.integer(0), score: $0.real(1)) }
        }
        var candidates = try candidates(hits, speakers)
        if let vector = query.vector { candidates = try compared(candidates, with: vector, speakers) }
        if let range = query.range { candidates = try placed(candidates, in: range, speakers) }
        let ranked = MessageRanking.ranked(candidates)
        let found = try messages(Array(ranked.prefix(limit + query.excluded.count)))
        return Array(found.filter { !query.excluded.contains($0.id) }.prefix(limit))
    }

    // MARK: Words

    /// Who the text names: speakers of imported conversations, and the user where it says "I".
    private struct Speakers {
        var words: Set<String> = []
        var isUser = false
    }

    private func speakers(in text: String) throws -> Speakers {
        var speakers = Speakers()
        for word in Set(Folding.words(text)) {
            if ["i", "my", "me", "we", "our"].contains(word) {
                speakers.isUser = true
            } else if !SearchTerms.stopWords.contains(word), try isSpeaker(word) {
                speakers.words.insert(word)
            }
        }
        return speakers
    }

    private func isSpeaker(_ word: String) throws -> Bool {
        let found = try database.query(
            """
            SELECT name FROM messages WHERE name IS NOT NULL AND name COLLATE NOCASE >= ? AND name COLLATE NOCASE < ?
            LIMIT 8
            """, [.text(word), .text("\(word)\u{10FFFF}")]
        ) { $0.text(0) ?? "" }
        return found.contains { Folding.words($0).first == word }
    }

    /// An FTS5 query of the text's words without the speakers' names, and in a large store without its most common
    /// words; `nil` where there are none.
    private func match(for text: String, without names: Set<String>) throws -> String? {
        let all = SearchTerms.terms(text)
        let telling = all.filter { !names.contains($0) }
        var terms = telling.isEmpty ? all : telling
        let newest = try database.query("SELECT max(sequence) FROM messages") { $0.integer(0) }.first ?? 0
        if newest > Self.smallStore {
            var budget = Self.matchBudget
            let counted = try terms.map { (term: $0, count: try count(of: $0)) }.sorted { $0.count < $1.count }
            terms = counted.enumerated().filter { index, element in
                budget -= element.count
                return index == 0 || budget >= 0
            }.map(\.element.term)
        }
        return terms.isEmpty ? nil : terms.map { "\"\($0)\"" }.joined(separator: " OR ")
    }

    /// In how many messages a word stands, counted no further than the budget.
    private func count(of term: String) throws -> Int {
        try database.query(
            "SELECT count(*) FROM (SELECT 1 FROM messages_fts WHERE messages_fts MATCH ? LIMIT ?)",
            [.text("\"\(term)\""), .integer(Int64(Self.matchBudget + 1))]
        ) { $0.integer(0) }.first ?? 0
    }

    // MARK: Candidates

    /// The hits and the messages around them.
    private func candidates(
        _ hits: [(sequence: Int, score: Double)], _ speakers: Speakers
    ) throws -> [MessageRanking.Candidate] {
        let scores = Dictionary(hits.map { ($0.sequence, $0.score) }) { first, _ in first }
        let reach = -MessageRanking.reach...MessageRanking.reach
        let wanted = Set(hits.flatMap { hit in reach.map { hit.sequence + $0 } })
        return try rows("m.sequence IN (\(Self.list(wanted)))", []) { row in
            Self.candidate(row, speakers, score: scores[row.integer(0)] ?? 0)
        }
    }

    /// All candidates, those near in meaning among them.
    private func compared(
        _ candidates: [MessageRanking.Candidate], with vector: TextVector, _ speakers: Speakers
    ) throws -> [MessageRanking.Candidate] {
        var bySequence = Dictionary(candidates.map { ($0.sequence, $0) }) { first, _ in first }
        let newest = try database.query("SELECT max(sequence) FROM messages") { $0.integer(0) }.first ?? 0
        let condition =
            newest <= Self.scanLimit
            ? "1" : "m.sequence > \(newest - Self.newestScanned) OR m.sequence IN (\(Self.list(Set(bySequence.keys))))"
        let near = try database.query(
            """
            SELECT m.sequence, m.session, m.name, m.role, v.vector FROM messages m
            JOIN vectors v ON v.owner = m.id AND v.model = ? WHERE \(condition)
            """, [.text(vector.model)]
        ) { row in
            var candidate = Self.candidate(row, speakers, score: 0)
            candidate.similarity = TextVector.similarity(row.blob(4), vector.bytes)
            return candidate
        }
        for candidate in near {
            if let known = bySequence[candidate.sequence] {
                var known = known
                known.similarity = candidate.similarity
                bySequence[candidate.sequence] = known
            } else {
                bySequence[candidate.sequence] = candidate
            }
        }
        return Array(bySequence.values)
    }

    /// All candidates, told which were said in the range; where nothing matched, those of the range themselves.
    private func placed(
        _ candidates: [MessageRanking.Candidate], in range: Range<String>, _ speakers: Speakers
    ) throws -> [MessageRanking.Candidate] {
        guard !candidates.isEmpty else {
            return try rows(
                "m.created_at >= ? AND m.created_at < ? ORDER BY m.sequence DESC LIMIT 200",
                [.text(range.lowerBound), .text(range.upperBound)]
            ) { row in
                var candidate = Self.candidate(row, speakers, score: 0)
                candidate.isInTime = true
                return candidate
            }
        }
        let inTime = try database.query(
            """
            SELECT sequence FROM messages WHERE created_at >= ? AND created_at < ?
            AND sequence IN (\(Self.list(Set(candidates.map(\.sequence)))))
            """, [.text(range.lowerBound), .text(range.upperBound)]
        ) { $0.integer(0) }
        let places = Set(inTime)
        return candidates.map { candidate in
            var candidate = candidate
            candidate.isInTime = places.contains(candidate.sequence)
            return candidate
        }
    }

    private func rows(
        _ condition: String, _ values: [SQLValue], _ make: (SQLRow) -> MessageRanking.Candidate
    ) throws -> [MessageRanking.Candidate] {
        try database.query(
            "SELECT m.sequence, m.session, m.name, m.role FROM messages m WHERE \(condition)", values, row: make)
    }

    private static func candidate(_ row: SQLRow, _ speakers: Speakers, score: Double) -> MessageRanking.Candidate {
        let name = row.text(2).flatMap { Folding.words($0).first }
        let isNamed = name.map(speakers.words.contains) ?? (speakers.isUser && row.text(3) == "user")
        return MessageRanking.Candidate(
            sequence: row.integer(0), session: row.text(1) ?? "", isNamed: isNamed, score: score)
    }

    private static func list(_ sequences: Set<Int>) -> String {
        sequences.sorted().map(String.init).joined(separator: ",")
    }

    private func messages(_ ranked: [(sequence: Int, score: Double)]) throws -> [ScoredMessage] {
        let rows = try database.query(
            """
            SELECT sequence, id, session, role, content, created_at, reference FROM messages
            WHERE sequence IN (\(ranked.map { String($0.sequence) }.joined(separator: ",")))
            """
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
