/// The tables of sessions and messages. Never change a released migration; add a new one.
enum SessionSchema {
    static let migrations = [
        Migration(
            version: 1,
            statements: [
                """
                CREATE TABLE sessions (
                    id TEXT PRIMARY KEY, title TEXT NOT NULL, created_at TEXT NOT NULL, last_message_at TEXT NOT NULL
                ) STRICT, WITHOUT ROWID
                """,
                """
                CREATE TABLE messages (
                    sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
                    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
                    role TEXT NOT NULL CHECK (role IN ('user', 'assistant')), name TEXT, content TEXT NOT NULL,
                    created_at TEXT NOT NULL, finish_reason TEXT, reference TEXT, trace TEXT
                ) STRICT
                """,
                "CREATE INDEX messages_by_session ON messages (session, sequence)",
                """
                CREATE VIRTUAL TABLE messages_fts USING fts5
                (content, content = 'messages', content_rowid = 'sequence', tokenize = 'porter unicode61')
                """,
                """
                CREATE TRIGGER messages_insert AFTER INSERT ON messages BEGIN
                    INSERT INTO messages_fts (rowid, content) VALUES (new.sequence, new.content);
                END
                """,
                """
                CREATE TRIGGER messages_delete AFTER DELETE ON messages BEGIN
                    INSERT INTO messages_fts (messages_fts, rowid, content)
                    VALUES ('delete', old.sequence, old.content);
                END
                """,
                """
                CREATE TRIGGER messages_update AFTER UPDATE OF content ON messages BEGIN
                    INSERT INTO messages_fts (messages_fts, rowid, content)
                    VALUES ('delete', old.sequence, old.content);
                    INSERT INTO messages_fts (rowid, content) VALUES (new.sequence, new.content);
                END
                """,
            ]),
        // Searches look up which words of a question are a speaker's name.
        Migration(
            version: 2,
            statements: ["CREATE INDEX messages_by_name ON messages (name COLLATE NOCASE) WHERE name IS NOT NULL"]),
        // Messages that skills still have to process. The rows are written in the message's transaction, so none is
        // lost if the program ends.
        Migration(
            version: 3,
            statements: [
                """
                CREATE TABLE owed_observations (
                    message TEXT PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE, skills TEXT NOT NULL,
                    stage TEXT NOT NULL
                ) STRICT, WITHOUT ROWID
                """
            ]),
        // Searches look up messages by time.
        Migration(version: 4, statements: ["CREATE INDEX messages_by_time ON messages (created_at)"]),
        // A conversation keeps its prompt and its model.
        Migration(
            version: 5,
            statements: [
                """
                CREATE TABLE session_choices (
                    session TEXT PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE, mode TEXT, model TEXT
                ) STRICT, WITHOUT ROWID
                """
            ]),
        // A title that the small model made of the first exchange goes with it.
        Migration(
            version: 6,
            statements: ["ALTER TABLE sessions ADD COLUMN is_named_by_model INTEGER NOT NULL DEFAULT 0"]),
    ]
}
