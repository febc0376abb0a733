import AgentCore

extension SQLiteMemoryStore {
    /// Messages that match by their words are looked at, at most this many.
    private static let candidateLimit = 300
    /// Rows that the words of one search may match together before the most common words are left out.
    private static let matchBudget = 12_000

    /// Past messages that answer the text, best first, ranked by `MessageRanking`.
    public func searchMessages(_ text: String, limit: Int) throws -> [ScoredMessage] {
        guard try has(table: "messages_fts") else { return [] }
        let speakers = try speakers(in: text)
        guard let match = try match(for: text, without: speakers.words) else { return [] }
        let hits = try database.query(
            """
            SELECT rowid, -bm25(messages_fts) FROM messages_fts WHERE messages_fts MATCH ?
            ORDER BY bm25(messages_fts) LIMIT ?
            """, [.text(match), .integer(Int64(Self.candidateLimit))]
        ) { (sequence: $0.integer(0), score: $0.real(1)) }
        return try messages(Array(MessageRanking.ranked(try candidates(hits, speakers)).prefix(limit)))
    }

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
        if newest > Self.matchBudget {
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

    /// The hits and the messages around them.
    private func candidates(
        _ hits: [(sequence: Int, score: Double)], _ speakers: Speakers
    ) throws -> [MessageRanking.Candidate] {
        let scores = Dictionary(hits.map { ($0.sequence, $0.score) }) { first, _ in first }
        let reach = -MessageRanking.reach...MessageRanking.reach
        let wanted = Set(hits.flatMap { hit in reach.map { hit.sequence + $0 } })
        return try database.query(
            """
            SELECT sequence, session, name, role FROM messages
            WHERE sequence IN (\(wanted.sorted().map(String.init).joined(separator: ",")))
            """
        ) { row in
            let name = row.text(2).flatMap { Folding.words($0).first }
            let isNamed = name.map(speakers.words.contains) ?? (speakers.isUser && row.text(3) == "user")
            return MessageRanking.Candidate(
                sequence: row.integer(0), session: row.text(1) ?? "", isNamed: isNamed,
                score: scores[row.integer(0)] ?? 0)
        }
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
