extension SQLiteSessionStore {
    /// What the user chose for a session.
    public func choices(of session: String) throws -> SessionChoices {
        // A store opened read-only is not migrated, so it may be older than this table.
        let tables = try database.query("SELECT 1 FROM sqlite_master WHERE name = 'session_choices'") { $0.integer(0) }
        guard !tables.isEmpty else { return SessionChoices() }
        return try database.query("SELECT mode, model FROM session_choices WHERE session = ?", [.text(session)]) {
            SessionChoices(mode: $0.text(0), model: $0.text(1))
        }.first ?? SessionChoices()
    }

    /// Stores the user's choices for a session. Fields that are `nil` keep their earlier values.
    public func keep(_ choices: SessionChoices, for session: String) throws {
        try database.execute(
            """
            INSERT INTO session_choices (session, mode, model) VALUES (?1, ?2, ?3)
            ON CONFLICT (session) DO UPDATE SET mode = coalesce(?2, mode), model = coalesce(?3, model)
            """, [.text(session), .optional(choices.mode), .optional(choices.model)])
    }
}
