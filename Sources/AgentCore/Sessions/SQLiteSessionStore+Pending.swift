extension SQLiteSessionStore {
    /// The messages that skills still have to process, oldest first.
    public func pendingObservations() throws -> [PendingObservation] {
        // SQLite keeps the written order of a cross join. Otherwise, to avoid sorting a few rows, it would scan all
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

    /// Records that the message was observed, and that `Skill.workInBackground` of the skills remains; also where another
    /// program, in which no skill has such work, has finished the observation meanwhile. A deleted message stays deleted.
    public func deferBackgroundWork(of message: String, to skills: [String]) throws {
        try database.execute(
            """
            INSERT INTO owed_observations (message, skills, stage) SELECT id, ?, ? FROM messages WHERE id = ?
            ON CONFLICT (message) DO UPDATE SET stage = excluded.stage
            """,
            [
                .text(skills.joined(separator: " ")), .text(PendingObservation.Stage.backgroundWork.rawValue),
                .text(message),
            ])
    }

    /// Records that skills are done with this message.
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
