public import Foundation

/// Sessions in the program's SQLite file.
public struct SQLiteSessionStore: SessionStore {
    let database: Database
    let calendar: Calendar
    let contexts: SavedContexts?

    /// Opens the store, and migrates its tables unless the database is read-only.
    ///
    /// - Parameters:
    ///   - database: the open file.
    ///   - calendar: decides when a session's day has passed.
    ///   - contexts: the models' saved contexts, which are deleted and copied with their sessions.
    /// - Throws: `AgentError` where the tables cannot be migrated.
    public init(_ database: Database, calendar: Calendar = .current, contexts: SavedContexts? = nil) throws {
        self.database = database
        self.contexts = contexts
        self.calendar = calendar
        if !database.isReadOnly { try database.migrate(component: "sessions", SessionSchema.migrations) }
    }

    /// All sessions, the one with the newest message first.
    public func sessions() throws -> [Session] {
        try database.query("\(Self.selectSession) GROUP BY s.id ORDER BY s.last_message_at DESC, s.id") {
            try Self.session($0)
        }
    }

    /// The session with this id.
    public func session(_ id: String) throws -> Session {
        let found = try database.query("\(Self.selectSession) WHERE s.id = ? GROUP BY s.id", [.text(id)]) {
            try Self.session($0)
        }
        guard let session = found.first else { throw Self.missing(id) }
        return session
    }

    /// The messages of a session, oldest first.
    public func messages(of session: String) throws -> [Message] {
        _ = try self.session(session)
        return try database.query("\(Self.selectMessage) WHERE session = ? ORDER BY sequence", [.text(session)]) {
            try Self.message($0)
        }
    }

    /// The message with this id, if there is one.
    public func message(_ id: String) throws -> Message? {
        try database.query("\(Self.selectMessage) WHERE id = ?", [.text(id)]) { try Self.message($0) }.first
    }

    /// Starts a session with the user's first message; both are stored, or neither.
    public func begin(title: String, with text: String, at time: Date, observers: [String]) throws -> Message {
        let message = Message(
            id: Identifier.make(), session: Identifier.make(), role: .user, content: text, createdAt: time)
        try database.transaction {
            try Self.insertSession(message.session, title, time, in: $0)
            try Self.insert(message, in: $0)
            try Self.owe(message, to: observers, in: $0)
        }
        return message
    }

    /// Adds a message to a session.
    public func append(
        _ role: Message.Role, _ content: String, to session: String, at time: Date, finishReason: FinishReason?,
        observers: [String]
    ) throws -> Message {
        // A reply may be added after midnight if its question came before.
        if role == .user { try requireOpen(session, at: time) }
        let message = Message(
            id: Identifier.make(), session: session, role: role, content: content, createdAt: time,
            finishReason: finishReason)
        try database.transaction {
            try Self.insert(message, in: $0)
            try Self.owe(message, to: observers, in: $0)
        }
        return message
    }

    /// Gives a session another title.
    public func rename(_ session: String, to title: String) throws {
        let changed = try database.execute(
            "UPDATE sessions SET title = ?, is_named_by_model = 0 WHERE id = ?", [.text(title), .text(session)])
        if changed == 0 { throw Self.missing(session) }
    }

    /// Gives a session the small model's title in place of its first words.
    public func name(_ session: String, _ title: String, insteadOf words: String) throws {
        try database.execute(
            "UPDATE sessions SET title = ?, is_named_by_model = 1 WHERE id = ? AND title = ?",
            [.text(title), .text(session), .text(words)])
    }

    /// Deletes a session and its messages, for good.
    public func delete(_ session: String) throws {
        _ = try self.session(session)
        try contexts?.remove(session)
        try database.transaction { transaction in
            try transaction.execute("DELETE FROM messages WHERE session = ?", [.text(session)])
            try transaction.execute("DELETE FROM sessions WHERE id = ?", [.text(session)])
            // Merging the index's segments removes the words of deleted rows from the file.
            try transaction.execute("INSERT INTO messages_fts (messages_fts) VALUES ('optimize')")
        }
        try database.compact()
    }

    /// Copies a session into a new one that begins at `time`.
    public func fork(_ session: String, at time: Date) throws -> Session {
        let original = try self.session(session)
        let messages = try messages(of: session)
        let id = Identifier.make()
        try database.transaction { transaction in
            try Self.insertSession(id, original.title, time, in: transaction)
            for message in messages {
                let copy = Message(
                    id: Identifier.make(), session: id, role: message.role, content: message.content,
                    createdAt: message.createdAt, finishReason: message.finishReason, name: message.name,
                    reference: message.reference)
                try Self.insert(copy, in: transaction)
            }
            try transaction.execute(
                """
                UPDATE sessions SET last_message_at = ?,
                    is_named_by_model = (SELECT is_named_by_model FROM sessions WHERE id = ?) WHERE id = ?
                """, [.text(Timestamp.text(time)), .text(session), .text(id)])
            try transaction.execute(
                """
                INSERT INTO session_choices (session, mode, model)
                SELECT ?, mode, model FROM session_choices WHERE session = ?
                """, [.text(id), .text(session)])
        }
        contexts?.copy(session, to: id)
        return try self.session(id)
    }

    /// Removes the newest exchange; returns the user's text.
    public func removeLastExchange(of session: String, at time: Date) throws -> String? {
        try requireOpen(session, at: time)
        return try database.transaction { transaction in
            let last = try transaction.query(
                """
                SELECT sequence, content FROM messages WHERE session = ? AND role = 'user'
                ORDER BY sequence DESC LIMIT 1
                """, [.text(session)]
            ) { (sequence: $0.integer(0), content: $0.text(1)) }.first
            guard let last else { return nil }
            try transaction.execute(
                "DELETE FROM messages WHERE session = ? AND sequence >= ?",
                [.text(session), .integer(Int64(last.sequence))])
            return last.content
        }
    }

    /// Deletes messages, and the sessions that are left without any.
    public func takeBack(_ messages: [String]) throws {
        guard !messages.isEmpty else { return }
        var emptied: [String] = []
        try database.transaction { transaction in
            for id in messages {
                let session = try transaction.query("SELECT session FROM messages WHERE id = ?", [.text(id)]) {
                    try Self.text($0, 0)
                }.first
                guard let session else { continue }
                try transaction.execute("DELETE FROM messages WHERE id = ?", [.text(id)])
                try transaction.execute(
                    """
                    UPDATE sessions SET last_message_at = max(created_at, coalesce(
                        (SELECT max(created_at) FROM messages WHERE session = ?1), created_at)) WHERE id = ?1
                    """, [.text(session)])
                let left = try transaction.execute(
                    "DELETE FROM sessions WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM messages WHERE session = ?1)",
                    [.text(session)])
                if left > 0 { emptied.append(session) }
            }
        }
        for session in emptied { try contexts?.remove(session) }
    }

    /// Stores the trace of the turn that made this reply.
    public func save(_ trace: TurnTrace, of message: String) throws {
        try database.execute(
            "UPDATE messages SET trace = ? WHERE id = ?", [.text(trace.json.text()), .text(message)])
    }

    /// The skills that the model chose in a session without the user naming them, by the id of the reply.
    public func chosenSkills(in session: String) throws -> [String: String] {
        let rows = try database.query(
            "SELECT id, trace FROM messages WHERE session = ? AND trace LIKE '%\"chosen\"%'", [.text(session)]
        ) { ($0.text(0) ?? "", $0.text(1) ?? "") }
        var chosen: [String: String] = [:]
        for (id, text) in rows {
            let skills = try JSONValue(parsing: Data(text.utf8))["skills"]?.arrayValue ?? []
            chosen[id] = skills.first { $0["why"] == .string(RoutedSkill.Reason.chosen.rawValue) }?["name"]?.stringValue
        }
        return chosen
    }

    /// The trace of the turn that made this reply, where one was stored.
    public func trace(of message: String) throws -> JSONValue? {
        let found = try database.query("SELECT trace FROM messages WHERE id = ?", [.text(message)]) { $0.text(0) }
        guard let text = found.first ?? nil else { return nil }
        return try JSONValue(parsing: Data(text.utf8))
    }

    private func requireOpen(_ id: String, at time: Date) throws {
        let session = try session(id)
        guard session.isFrozen(at: time, calendar: calendar) else { return }
        throw AgentError(
            .refused, "the session \(id) is frozen: its day has passed",
            remedy: "Continue it as a new one with `agent sessions fork \(id)`.")
    }
}
