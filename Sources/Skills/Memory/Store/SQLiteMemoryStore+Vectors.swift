import AgentCore
import Foundation

extension SQLiteMemoryStore {
    /// New texts are looked for among so many of the newest; older ones from where all before them have a vector.
    private static let newestLooked = 500

    /// Messages and facts that have no vector of this model yet, the newest first, then the oldest: what to embed for
    /// each by its id.
    public func unembedded(
        _ kinds: Set<UnembeddedText.Kind>, by model: String, limit: Int
    ) throws -> [UnembeddedText] {
        guard try ready() else { return [] }
        let facts =
            kinds.contains(.fact)
            ? try unembedded(.facts, by: model, limit: limit) {
                UnembeddedText(owner: $0.text(0) ?? "", kind: .fact, text: $0.text(1) ?? "")
            } : []
        guard kinds.contains(.message), facts.count < limit, try has(table: "messages") else { return facts }
        let messages = try unembedded(.messages, by: model, limit: limit - facts.count) { row in
            // Who speaks is part of what a message means.
            let speaker = row.text(2) ?? (row.text(3) == "user" ? "I" : "You")
            return UnembeddedText(owner: row.text(0) ?? "", kind: .message, text: "\(speaker): \(row.text(1) ?? "")")
        }
        return facts + messages
    }

    /// A table whose rows have vectors.
    private struct Embedded {
        /// The rows with what a vector is made of.
        let rows: String
        let columns: String
        /// Whether the row `t` has a vector of the model `?1`.
        let hasVector: String
        /// The setting, before the model's name, that says up to where all rows have one.
        let mark: String

        static let facts = Embedded(
            rows: "facts", columns: "t.id, t.text",
            hasVector: "t.state != 'current' OR EXISTS (SELECT 1 FROM vectors WHERE owner = t.id AND model = ?1)",
            mark: "embedded facts ")
        static let messages = Embedded(
            rows: "messages", columns: "t.id, t.content, t.name, t.role",
            hasVector: "EXISTS (SELECT 1 FROM message_vectors WHERE message = t.sequence AND model = ?1)",
            mark: "embedded messages ")
    }

    private func unembedded(
        _ table: Embedded, by model: String, limit: Int, row: (SQLRow) -> UnembeddedText
    ) throws -> [UnembeddedText] {
        func missing(_ condition: String, _ bound: Int, _ limit: Int) throws -> [UnembeddedText] {
            try database.query(
                """
                SELECT \(table.columns) FROM \(table.rows) t WHERE NOT (\(table.hasVector)) AND \(condition) LIMIT ?3
                """, [.text(model), .integer(Int64(bound)), .integer(Int64(limit))], row: row)
        }
        let last = try database.query("SELECT max(sequence) FROM \(table.rows)") { $0.integer(0) }.first ?? 0
        let newest = try missing("t.sequence > ?2 ORDER BY t.sequence DESC", last - Self.newestLooked, limit)
        guard newest.count < limit else { return newest }
        let known = Set(newest.map(\.owner))
        let mark = try mark(table, model)
        let oldest = try missing("t.sequence > ?2 ORDER BY t.sequence", mark, limit)
        return newest + oldest.filter { !known.contains($0.owner) }.prefix(limit - newest.count)
    }

    private func mark(_ table: Embedded, _ model: String) throws -> Int {
        try database.query(
            "SELECT CAST(value AS INTEGER) FROM memory_settings WHERE name = ?", [.text(table.mark + model)]
        ) { $0.integer(0) }.first ?? 0
    }

    /// Keeps vectors beside what they are of; they go with it.
    public func save(_ vectors: [(owner: UnembeddedText, vector: TextVector)]) throws {
        // The messages' table may be younger than this store.
        if vectors.contains(where: { $0.owner.kind == .message }) { try makeMessageTriggers() }
        try database.transaction { transaction in
            for (owner, vector) in vectors {
                try transaction.execute(
                    owner.kind == .fact
                        ? "INSERT OR REPLACE INTO vectors (model, vector, owner, kind) VALUES (?1, ?2, ?3, 'fact')"
                        : """
                        INSERT OR REPLACE INTO message_vectors (model, vector, message)
                        SELECT ?1, ?2, sequence FROM messages WHERE id = ?3
                        """,
                    [.text(vector.model), .blob(vector.bytes), .text(owner.owner)])
            }
        }
        for model in Set(vectors.map(\.vector.model)) {
            for table in try has(table: "messages") ? [Embedded.facts, .messages] : [.facts] {
                try advance(table, model)
            }
        }
    }

    /// Moves the mark to before the first row without a vector.
    private func advance(_ table: Embedded, _ model: String) throws {
        try database.execute(
            """
            INSERT OR REPLACE INTO memory_settings (name, value) SELECT ?3, coalesce(
                (SELECT t.sequence - 1 FROM \(table.rows) t WHERE t.sequence > ?2 AND NOT (\(table.hasVector))
                ORDER BY t.sequence LIMIT 1),
                (SELECT max(sequence) FROM \(table.rows)), 0)
            """, [.text(model), .integer(Int64(try mark(table, model))), .text(table.mark + model)])
    }

    /// The vectors of facts that have one of this model, by the facts' ids.
    public func vectors(of facts: [String], by model: String) throws -> [String: TextVector] {
        guard try ready(), !facts.isEmpty else { return [:] }
        let ids = String(decoding: try JSONEncoder().encode(facts), as: UTF8.self)
        let rows = try database.query(
            """
            SELECT v.owner, v.vector FROM json_each(?2) wanted
            CROSS JOIN vectors v ON v.owner = wanted.value AND v.model = ?1
            """, [.text(model), .text(ids)]
        ) { ($0.text(0) ?? "", TextVector(model: model, bytes: $0.blob(1))) }
        return Dictionary(rows) { first, _ in first }
    }

    /// How many vectors of this model there are.
    public func vectorCount(of model: String) throws -> Int {
        guard try ready() else { return 0 }
        return try database.query(
            """
            SELECT (SELECT count(*) FROM vectors WHERE model = ?1)
                + (SELECT count(*) FROM message_vectors WHERE model = ?1)
            """, [.text(model)]
        ) { $0.integer(0) }.first ?? 0
    }

    /// Vectors of messages go with the messages: the sessions' tables know nothing of them.
    func makeMessageTriggers() throws {
        guard try has(table: "messages"), try !has(table: "message_vectors_deleted") else { return }
        // A row whose vector goes is again one without.
        let lower = """
            UPDATE memory_settings SET value = CAST(old.sequence - 1 AS TEXT)
            WHERE name GLOB 'embedded messages *' AND CAST(value AS INTEGER) >= old.sequence;
            """
        try database.transaction { transaction in
            // An earlier version kept them by the messages' ids.
            try transaction.execute("DROP TRIGGER IF EXISTS messages_vectors_deleted")
            try transaction.execute("DROP TRIGGER IF EXISTS messages_vectors_updated")
            try transaction.execute(
                """
                INSERT OR IGNORE INTO message_vectors (message, model, vector)
                SELECT m.sequence, v.model, v.vector FROM vectors v JOIN messages m ON m.id = v.owner
                WHERE v.kind = 'message'
                """)
            try transaction.execute("DELETE FROM vectors WHERE kind = 'message'")
            try transaction.execute(
                """
                CREATE TRIGGER IF NOT EXISTS message_vectors_deleted AFTER DELETE ON messages BEGIN
                    DELETE FROM message_vectors WHERE message = old.sequence;
                    \(lower)
                END
                """)
            try transaction.execute(
                """
                CREATE TRIGGER IF NOT EXISTS message_vectors_updated AFTER UPDATE OF content ON messages
                WHEN old.content != new.content BEGIN
                    DELETE FROM message_vectors WHERE message = old.sequence;
                    \(lower)
                END
                """)
        }
    }
}
