import AgentCore

/// Collects the candidates of one search among past messages: those that match by words, their neighbours, and those
/// that match by meaning or time. `MessageRanking` ranks them.
struct MessageSearch {
    /// The most messages that match by words, and the most additional ones from the time that the question mentions.
    private static let hitLimit = 300
    private static let timedLimit = 100

    let database: Database
    let query: MessageQuery
    let speakers: Speakers
    /// The highest sequence of all messages.
    let newest: Int

    /// The speakers that the text names: those of imported conversations, and the user if it says "I".
    struct Speakers: Sendable, Hashable {
        var words: Set<String> = []
        var isUser = false
    }

    /// Prepares a search. The database must have messages.
    init(_ query: MessageQuery, in database: Database) throws {
        self.database = database
        self.query = query
        newest = try database.query("SELECT max(sequence) FROM messages") { $0.integer(0) }.first ?? 0
        speakers = try Self.speakers(in: query.text, database)
    }

    /// The candidates for the ranking.
    func candidates() throws -> [MessageRanking.Candidate] {
        let index = FullTextSearch(database, index: "messages_fts", newest: newest)
        let (words, terms) = (FullTextQuery(query.text), terms)
        var scores = Dictionary(
            try index.hits(for: words, words: terms, column: "content", limit: Self.hitLimit).map { ($0.row, $0.score) }
        ) { first, _ in first }
        let span = try query.range.flatMap { try self.span(of: $0) }
        // The best of all messages may include few from the time in question, so search that time separately.
        if let span, !scores.isEmpty {
            let timed = try index.hits(
                for: words, words: terms, column: "content", limit: Self.timedLimit, in: span)
            for hit in timed where scores[hit.row] == nil { scores[hit.row] = hit.score }
        }
        let reach = -MessageRanking.reach...MessageRanking.reach
        var candidates = try rows(Set(scores.keys.flatMap { row in reach.map { row + $0 } }), scores)
        if let vector = query.vector { candidates = try compared(candidates, with: vector) }
        guard span != nil else { return candidates }
        return candidates.isEmpty ? try newestInTime() : try timed(candidates)
    }

    /// The words to search for, without the speakers' names unless there are no others.
    private var terms: [String] {
        let all = SearchTerms.terms(FullTextQuery(query.text).plainText)
        let telling = all.filter { !speakers.words.contains($0) }
        return telling.isEmpty ? all : telling
    }

    // MARK: Speakers

    private static func speakers(in text: String, _ database: Database) throws -> Speakers {
        var speakers = Speakers()
        for word in Set(Folding.words(text)) {
            if ["i", "my", "me", "we", "our"].contains(word) {
                speakers.isUser = true
            } else if !SearchTerms.stopWords.contains(word), try isSpeaker(word, database) {
                speakers.words.insert(word)
            }
        }
        return speakers
    }

    private static func isSpeaker(_ word: String, _ database: Database) throws -> Bool {
        let found = try database.query(
            """
            SELECT name FROM messages WHERE name IS NOT NULL AND name COLLATE NOCASE >= ? AND name COLLATE NOCASE < ?
            LIMIT 8
            """, [.text(word), .text("\(word)\u{10FFFF}")]
        ) { $0.text(0) ?? "" }
        return found.contains { Folding.words($0).first == word }
    }

    // MARK: Rows

    /// Loads messages as candidates, with their scores.
    func rows(_ sequences: Set<Int>, _ scores: [Int: Double]) throws -> [MessageRanking.Candidate] {
        var naming = Naming(speakers)
        return try database.query(
            """
            SELECT m.sequence, m.session, m.name, m.role FROM json_each(?) wanted
            CROSS JOIN messages m ON m.sequence = wanted.value
            """, [Self.list(sequences)]
        ) { row in
            let sequence = row.integer(0)
            return MessageRanking.Candidate(
                sequence: sequence, session: row.text(1) ?? "",
                isNamed: naming.isNamed(name: row.text(2), role: row.text(3)), score: scores[sequence] ?? 0)
        }
    }

    /// Decides whether the query names a message's speaker. Caches the result for each name.
    struct Naming {
        private let speakers: Speakers
        private var known: [String: Bool] = [:]

        init(_ speakers: Speakers) { self.speakers = speakers }

        mutating func isNamed(name: String?, role: String?) -> Bool {
            guard let name, !name.isEmpty else { return speakers.isUser && role == "user" }
            if let known = known[name] { return known }
            let isNamed = Folding.words(name).first.map(speakers.words.contains) ?? (speakers.isUser && role == "user")
            known[name] = isNamed
            return isNamed
        }
    }

    /// Row ids as a JSON array for `json_each`, so that one prepared statement serves any number of ids.
    static func list(_ sequences: some Sequence<Int>) -> SQLValue {
        .text("[" + sequences.sorted().map(String.init).joined(separator: ",") + "]")
    }

    // MARK: Time

    /// The first and last row id of a time; `nil` where there are no messages from it.
    private func span(of range: Range<String>) throws -> ClosedRange<Int>? {
        try database.query(
            "SELECT min(sequence), max(sequence) FROM messages WHERE created_at >= ? AND created_at < ?",
            [.text(range.lowerBound), .text(range.upperBound)]
        ) { $0.integer(0) > 0 ? $0.integer(0)...$0.integer(1) : nil }.first ?? nil
    }

    /// The newest messages of the time in question, for when no words match.
    private func newestInTime() throws -> [MessageRanking.Candidate] {
        guard let range = query.range else { return [] }
        let found = try database.query(
            """
            SELECT sequence FROM messages WHERE created_at >= ? AND created_at < ? ORDER BY created_at DESC LIMIT 200
            """, [.text(range.lowerBound), .text(range.upperBound)]
        ) { $0.integer(0) }
        return try rows(Set(found), [:]).map { candidate in
            var candidate = candidate
            candidate.isInTime = true
            return candidate
        }
    }

    /// The candidates, marked if they are from the time in question.
    private func timed(_ candidates: [MessageRanking.Candidate]) throws -> [MessageRanking.Candidate] {
        guard let range = query.range else { return candidates }
        let inTime = Set(
            try database.query(
                """
                SELECT m.sequence FROM json_each(?) wanted CROSS JOIN messages m ON m.sequence = wanted.value
                WHERE m.created_at >= ? AND m.created_at < ?
                """, [Self.list(candidates.map(\.sequence)), .text(range.lowerBound), .text(range.upperBound)]
            ) { $0.integer(0) })
        return candidates.map { candidate in
            var candidate = candidate
            candidate.isInTime = inTime.contains(candidate.sequence)
            return candidate
        }
    }
}
