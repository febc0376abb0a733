import AgentCore
public import Foundation

extension SQLiteMemoryStore {
    /// The newest changes, newest first.
    public func journal(session: String?, limit: Int) throws -> [JournalEntry] {
        guard try ready() && has(table: "memory_journal") else { return [] }
        let condition = session == nil ? "" : "WHERE session = ?"
        let values = session.map { [SQLValue.text($0)] } ?? []
        return try database.query(
            """
            SELECT sequence, session, message, at, operation, fact FROM memory_journal \(condition)
            ORDER BY sequence DESC LIMIT ?
            """, values + [.integer(Int64(limit))], row: Self.entry)
    }

    /// The changes made because of this message, oldest first.
    public func journal(of message: String) throws -> [JournalEntry] {
        guard try ready() && has(table: "memory_journal") else { return [] }
        return try database.query(
            """
            SELECT sequence, session, message, at, operation, fact FROM memory_journal WHERE message = ?
            ORDER BY sequence
            """, [.text(message)], row: Self.entry)
    }

    private static func entry(_ row: SQLRow) -> JournalEntry {
        var entry = JournalEntry(
            session: row.text(1), message: row.text(2), at: row.text(3) ?? "",
            operation: JournalEntry.Operation(rawValue: row.text(4) ?? "") ?? .add, fact: row.text(5) ?? "")
        entry.sequence = row.integer(0)
        return entry
    }

    static func log(_ entry: JournalEntry, _ transaction: borrowing Database.Transaction) throws {
        try transaction.execute(
            "INSERT INTO memory_journal (session, message, at, operation, fact) VALUES (?, ?, ?, ?, ?)",
            [
                .optional(entry.session), .optional(entry.message), .text(entry.at), .text(entry.operation.rawValue),
                .text(entry.fact),
            ])
    }

    /// Reverts one change: deletes a fact that was added, and makes a fact that ended current again.
    ///
    /// - Returns: the fact that becomes current again, if there is one.
    public func undo(_ entry: JournalEntry, at time: Date) throws -> Fact? {
        let hasOwed = try has(table: "owed_observations")
        return try database.transaction { transaction in
            let previous = try transaction.query(
                "SELECT \(FactRow.columns) FROM facts f WHERE f.superseded_by = ? OR (f.id = ? AND f.state = 'superseded')",
                [.text(entry.fact), .text(entry.fact)], row: FactRow.fact)
            if entry.operation != .delete, entry.operation != .strengthen {
                try transaction.execute("DELETE FROM vectors WHERE owner = ?", [.text(entry.fact)])
                try transaction.execute("DELETE FROM facts WHERE id = ?", [.text(entry.fact)])
            }
            var reopened: Fact?
            if entry.operation == .update || entry.operation == .delete, var old = previous.last {
                old.state = .current
                old.supersededBy = nil
                old.validTo = nil
                old.updatedAt = Timestamp.text(time)
                try transaction.execute(FactRow.update, FactRow.values(old))
                reopened = old
            }
            try transaction.execute("DELETE FROM memory_journal WHERE sequence = ?", [.integer(Int64(entry.sequence))])
            // The message must not be processed later, or the reverted fact would be learned from it again.
            if let message = entry.message, hasOwed {
                try transaction.execute("DELETE FROM owed_observations WHERE message = ?", [.text(message)])
            }
            return reopened
        }
    }

    // MARK: Forgotten things

    /// The keys of forgotten facts.
    public func forgotten() throws -> ForgottenKeys {
        guard try ready() && has(table: "memory_forgotten") else { return .none }
        let times = try database.query("SELECT hash, at FROM memory_forgotten") { ($0.text(0) ?? "", $0.text(1) ?? "") }
        guard !times.isEmpty else { return .none }
        let salt = try database.query("SELECT value FROM memory_settings WHERE name = 'salt'") { $0.text(0) ?? "" }
            .first
        return ForgottenKeys(salt: salt ?? "", times: Dictionary(times) { first, second in max(first, second) })
    }

    static func bury(_ facts: [Fact], at time: Date, _ transaction: borrowing Database.Transaction) throws {
        guard !facts.isEmpty else { return }
        try transaction.execute(
            "INSERT OR IGNORE INTO memory_settings (name, value) VALUES ('salt', ?)",
            [.text(Identifier.make() + Identifier.make())])
        let salt =
            try transaction.query("SELECT value FROM memory_settings WHERE name = 'salt'") { $0.text(0) ?? "" }.first
            ?? ""
        for fact in facts {
            try transaction.execute(
                "INSERT OR REPLACE INTO memory_forgotten (hash, at) VALUES (?, ?)",
                [
                    .text(try ForgottenKeys.hash(fact.subject, fact.attribute, fact.value, salt: salt)),
                    .text(Timestamp.text(time)),
                ])
        }
    }

    // MARK: Waiting for a yes

    /// Stores a request to forget until the user confirms it. It replaces an earlier one.
    public func keep(_ pending: PendingErasure) throws {
        try database.transaction { transaction in
            try transaction.execute("DELETE FROM memory_pending")
            try transaction.execute(
                "INSERT INTO memory_pending (session, facts, at) VALUES (?, ?, ?)",
                [.optional(pending.session), .text(pending.facts.joined(separator: " ")), .text(pending.at)])
        }
    }

    /// The request to forget that is not confirmed yet, if there is one.
    public func pendingErasure() throws -> PendingErasure? {
        guard try ready() && has(table: "memory_pending") else { return nil }
        return try database.query("SELECT session, facts, at FROM memory_pending") { row in
            PendingErasure(
                session: row.text(0), facts: (row.text(1) ?? "").split(separator: " ").map(String.init),
                at: row.text(2) ?? "")
        }.first
    }

    /// Drops the request to forget.
    public func dropPendingErasure() throws {
        guard try has(table: "memory_pending") else { return }
        try database.execute("DELETE FROM memory_pending")
    }
}
