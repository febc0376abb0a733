import AgentCore
import Foundation

extension SQLiteMemoryStore {
    /// How many of the newest rows are checked for missing vectors. Older rows are checked from the mark on, up to
    /// which all have one.
    private static let newestLooked = 500

    /// Facts, then messages, without a vector of this model, with the texts to embed: of each kind recent ones, newest
    /// first, then older ones, oldest first.
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
            // The speaker is part of a message's meaning, so the embedded text names them.
            let speaker = row.text(2) ?? (row.text(3) == "user" ? "I" : "You")
            return UnembeddedText(owner: row.text(0) ?? "", kind: .message, text: "\(speaker): \(row.text(1) ?? "")")
        }
        return facts + messages
    }

    /// A table whose rows have vectors.
    private struct Embedded {
        /// The table, and the columns from which the text to embed is made.
        let rows: String
        let columns: String
        /// Whether the row `t` has a vector of the model `?1`.
        let hasVector: String
        /// The name of the setting with the mark, followed by the model's name. All rows up to the mark have a vector.
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

    /// Stores vectors of facts and messages. Triggers delete a vector when its owner is deleted or its text changes.
    public func save(_ vectors: [(owner: UnembeddedText, vector: TextVector)]) throws {
        // The messages' table may have been created after this store was opened.
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

    /// Moves the mark to the row before the first one without a vector.
    private func advance(_ table: Embedded, _ model: String) throws {
        try database.execute(
            """
            INSERT OR REPLACE INTO memory_settings (name, value) SELECT ?3, coalesce(
                (SELECT t.sequence - 1 FROM \(table.rows) t WHERE t.sequence > ?2 AND NOT (\(table.hasVector))
                ORDER BY t.sequence LIMIT 1),
                (SELECT max(sequence) FROM \(table.rows)), 0)
            """, [.text(model), .integer(Int64(try mark(table, model))), .text(table.mark + model)])
    }

    /// The most vectors compared: those of the newest facts.
    private static let mostCompared = 20_000

    /// The current facts whose vectors are nearest to this one, best first.
    public func facts(near vector: TextVector, limit: Int) throws -> [ScoredFact] {
        guard try ready() else { return [] }
        let scores = try database.query(
            """
            SELECT f.sequence, v.vector FROM facts f INDEXED BY facts_current
            CROSS JOIN vectors v ON v.owner = f.id AND v.model = ?1
            WHERE f.state = 'current' ORDER BY f.sequence DESC LIMIT ?2
            """, [.text(vector.model), .integer(Int64(Self.mostCompared))]
        ) { row in (row.integer(0), row.withBytes(1) { vector.similarity($0) }) }
        let best = scores.sorted { ($0.1, $0.0) > ($1.1, $1.0) }.prefix(limit)
        let facts = Dictionary(
            try self.facts(at: best.map(\.0)).map { ($0.sequence, $0) }, uniquingKeysWith: { first, _ in first })
        return best.compactMap { sequence, score in facts[sequence].map { ScoredFact(fact: $0, score: score) } }
    }

    /// The number of stored vectors of this model.
    public func vectorCount(of model: String) throws -> Int {
        guard try ready() else { return 0 }
        return try database.query(
            """
            SELECT (SELECT count(*) FROM vectors WHERE model = ?1)
                + (SELECT count(*) FROM message_vectors WHERE model = ?1)
            """, [.text(model)]
        ) { $0.integer(0) }.first ?? 0
    }

    /// Creates triggers that delete vectors with their messages. The schema of sessions does not know about vectors, so
    /// it cannot contain them.
    func makeMessageTriggers() throws {
        guard try has(table: "messages"), try !has(table: "message_vectors_deleted") else { return }
        // Lowers the mark when a row loses its vector.
        let lower = """
            UPDATE memory_settings SET value = CAST(old.sequence - 1 AS TEXT)
            WHERE name GLOB 'embedded messages *' AND CAST(value AS INTEGER) >= old.sequence;
            """
        try database.transaction { transaction in
            // An earlier version stored vectors of messages by message id.
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
