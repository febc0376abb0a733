extension SQLiteSessionStore {
    /// What skills still have to look at, oldest message first.
    public func pendingObservations() throws -> [PendingObservation] {
        // The order of a cross join stays as it is written: to spare itself the sorting of few, SQLite would walk all
        // messages.
        try database.query(
            """
            SELECT id, session, role, content, created_at, finish_reason, reference, name, skills, stage
            FROM owed_observations o CROSS JOIN messages m ON m.id = o.message ORDER BY m.sequence
            """
        ) { row in
            PendingObservation(
                message: try Self.message(row), skills: (row.text(8) ?? "").split(separator: " ").map(String.init),
                stage: row.text(9).flatMap(PendingObservation.Stage.init(rawValue:)) ?? .observe)
        }
    }

    /// The message was observed; only what takes time is still owed.
    public func deferBackgroundWork(of message: String) throws {
        try database.execute(
            "UPDATE owed_observations SET stage = ? WHERE message = ?",
            [.text(PendingObservation.Stage.backgroundWork.rawValue), .text(message)])
    }

    /// Nothing is owed to this message any more.
    public func finishObservation(of message: String) throws {
        try database.execute("DELETE FROM owed_observations WHERE message = ?", [.text(message)])
    }

    static func owe(
        _ message: Message, to skills: [String], in transaction: borrowing Database.Transaction
    ) throws {
        guard !skills.isEmpty else { return }
        try transaction.execute(
            "INSERT INTO owed_observations (message, skills, stage) VALUES (?, ?, ?)",
            [
                .text(message.id), .text(skills.joined(separator: " ")),
                .text(PendingObservation.Stage.observe.rawValue),
            ])
    }
}
