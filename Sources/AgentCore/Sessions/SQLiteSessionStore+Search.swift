import Foundation

extension SQLiteSessionStore {
    /// Messages that contain any of the words, ranked by BM25. Messages that contain the query's literals as substrings
    /// rank higher (see `FullTextQuery`).
    public func search(_ text: String, limit: Int) throws -> [MessageMatch] {
        let query = FullTextQuery(text)
        let found = try hits(query.words, limit: limit)
        let exact = try LiteralSearch(database, index: "messages_fts", column: "content").hits(query, limit: limit)
        let all = found.isEmpty && exact.isEmpty ? try hits(query.remains, limit: limit) : found
        var scores = Dictionary(uniqueKeysWithValues: all.map { ($0.row, $0.score) })
        let best = max(1, found.first?.score ?? 0)
        for hit in exact { scores[hit.row, default: 0] += hit.share * best }
        let ranked = scores.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(limit)
        return try ranked.flatMap { row, score in
            try database.query("\(Self.selectMessage) WHERE sequence = ?", [.integer(Int64(row))]) {
                MessageMatch(message: try Self.message($0), score: score, reference: $0.text(6))
            }
        }
    }

    private func hits(_ words: [String], limit: Int) throws -> [(row: Int, score: Double)] {
        guard !words.isEmpty else { return [] }
        return try database.query(
            """
            SELECT rowid, bm25(messages_fts) AS score FROM messages_fts WHERE messages_fts MATCH ?
            ORDER BY score, rowid DESC LIMIT ?
            """, [.text(FullTextQuery.any(of: words)), .integer(Int64(limit))]
        ) { ($0.integer(0), -$0.real(1)) }
    }

    /// The names of those sessions that are stored already, with the same messages, times, speakers and references.
    public func sessionsAlreadyThere(among messages: [ImportedMessage]) throws -> Set<String> {
        let stored = try database.query("SELECT id, created_at FROM sessions") { ($0.text(1) ?? "", $0.text(0) ?? "") }
        let byStart = Dictionary(grouping: stored) { $0.0 }.mapValues { $0.map(\.1) }
        var known: Set<String> = []
        for (name, messages) in Dictionary(grouping: messages, by: \.session) {
            guard let start = messages.map(\.createdAt).min(), let ids = byStart[Timestamp.text(start)] else {
                continue
            }
            let wanted = messages.map { message in
                [
                    message.role.rawValue, message.name, message.content, Timestamp.text(message.createdAt),
                    message.reference,
                ]
            }
            for id in ids where !known.contains(name) {
                let there = try database.query(
                    "SELECT role, name, content, created_at, reference FROM messages WHERE session = ? ORDER BY sequence",
                    [.text(id)]
                ) { row in (0..<5).map { row.text(Int32($0)) } }
                if there == wanted { known.insert(name) }
            }
        }
        return known
    }

    /// Imports sessions in one transaction; returns their new ids.
    public func add(_ messages: [ImportedMessage]) throws -> [String] {
        var order: [String] = []
        var groups: [String: [ImportedMessage]] = [:]
        for message in messages {
            if groups[message.session] == nil { order.append(message.session) }
            groups[message.session, default: []].append(message)
        }
        let planned = order.compactMap { name -> (id: String, name: String, messages: [ImportedMessage])? in
            groups[name].map { (Identifier.make(), name, $0) }
        }
        try database.transaction { transaction in
            for session in planned {
                guard let start = session.messages.map(\.createdAt).min() else { continue }
                let title = session.messages.first { $0.role == .user }?.content ?? session.name
                try Self.insertSession(session.id, SessionTitle.make(from: title), start, in: transaction)
                for message in session.messages {
                    let copy = Message(
                        id: Identifier.make(), session: session.id, role: message.role, content: message.content,
                        createdAt: message.createdAt, name: message.name, reference: message.reference)
                    try Self.insert(copy, in: transaction)
                }
            }
        }
        return planned.map(\.id)
    }
}
