import AgentCore

extension SQLiteMemoryStore {
    /// Messages and facts that have no vector of this model yet, newest first: what to embed for each by its id.
    public func unembedded(by model: String, limit: Int) throws -> [UnembeddedText] {
        guard try ready() else { return [] }
        let facts = try database.query(
            """
            SELECT f.id, f.text FROM facts f LEFT JOIN vectors v ON v.owner = f.id AND v.model = ?
            WHERE f.state = 'current' AND v.owner IS NULL ORDER BY f.sequence DESC LIMIT ?
            """, [.text(model), .integer(Int64(limit))]
        ) { UnembeddedText(owner: $0.text(0) ?? "", kind: .fact, text: $0.text(1) ?? "") }
        guard facts.count < limit, try has(table: "messages") else { return facts }
        let messages = try database.query(
            """
            SELECT m.id, m.name, m.role, m.content FROM messages m
            LEFT JOIN vectors v ON v.owner = m.id AND v.model = ?
            WHERE v.owner IS NULL ORDER BY m.sequence DESC LIMIT ?
            """, [.text(model), .integer(Int64(limit - facts.count))]
        ) { row in
            // Who speaks is part of what a message means.
            let speaker = row.text(1) ?? (row.text(2) == "user" ? "I" : "You")
            return UnembeddedText(owner: row.text(0) ?? "", kind: .message, text: "\(speaker): \(row.text(3) ?? "")")
        }
        return facts + messages
    }

    /// Keeps vectors beside what they are of; they go with it.
    public func save(_ vectors: [(owner: UnembeddedText, vector: TextVector)]) throws {
        // The messages' table may be younger than this store.
        if vectors.contains(where: { $0.owner.kind == .message }) { try makeMessageTriggers() }
        try database.transaction { transaction in
            for (owner, vector) in vectors {
                try transaction.execute(
                    "INSERT OR REPLACE INTO vectors (owner, kind, model, vector) VALUES (?, ?, ?, ?)",
                    [.text(owner.owner), .text(owner.kind.rawValue), .text(vector.model), .blob(vector.bytes)])
            }
        }
    }

    /// How many vectors of this model there are.
    public func vectorCount(of model: String) throws -> Int {
        guard try ready() else { return 0 }
        return try database.query("SELECT count(*) FROM vectors WHERE model = ?", [.text(model)]) { $0.integer(0) }
            .first ?? 0
    }

    /// Vectors of messages go with the messages: the sessions' tables know nothing of them.
    func makeMessageTriggers() throws {
        guard try has(table: "messages"), try !has(table: "messages_vectors_deleted") else { return }
        try database.transaction { transaction in
            try transaction.execute(
                """
                CREATE TRIGGER IF NOT EXISTS messages_vectors_deleted AFTER DELETE ON messages BEGIN
                    DELETE FROM vectors WHERE owner = old.id;
                END
                """)
            try transaction.execute(
                """
                CREATE TRIGGER IF NOT EXISTS messages_vectors_updated AFTER UPDATE OF content ON messages
                WHEN old.content != new.content BEGIN
                    DELETE FROM vectors WHERE owner = old.id;
                END
                """)
        }
    }
}
