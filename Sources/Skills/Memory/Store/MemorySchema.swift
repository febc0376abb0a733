import AgentCore

/// The memory's tables.
enum MemorySchema {
    /// The component's name for `Database.migrate`.
    static let component = "memory"

    /// The migrations, oldest first.
    static let migrations = [
        Migration(
            version: 1,
            statements: [
                """
                CREATE TABLE facts (
                    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
                    id TEXT NOT NULL UNIQUE,
                    text TEXT NOT NULL,
                    subject TEXT NOT NULL,
                    person TEXT,
                    attribute TEXT NOT NULL,
                    value TEXT NOT NULL,
                    value_key TEXT NOT NULL,
                    category TEXT NOT NULL,
                    confidence REAL NOT NULL,
                    state TEXT NOT NULL CHECK (state IN ('current', 'superseded', 'forgotten', 'proposed')),
                    valid_from TEXT,
                    valid_to TEXT,
                    source_session TEXT,
                    source_message TEXT,
                    source_at TEXT NOT NULL,
                    source_quote TEXT NOT NULL,
                    created_at TEXT NOT NULL,
                    updated_at TEXT NOT NULL,
                    strengthened INTEGER NOT NULL DEFAULT 0,
                    superseded_by TEXT
                ) STRICT
                """,
                "CREATE INDEX facts_by_state ON facts (state, subject, attribute)",
                "CREATE INDEX facts_by_value ON facts (subject, attribute, value_key)",
                """
                CREATE VIRTUAL TABLE facts_fts USING fts5(
                    text, content='facts', content_rowid='sequence', tokenize='porter unicode61 remove_diacritics 2')
                """,
                """
                CREATE TRIGGER facts_inserted AFTER INSERT ON facts BEGIN
                    INSERT INTO facts_fts (rowid, text) VALUES (new.sequence, new.text);
                END
                """,
                """
                CREATE TRIGGER facts_deleted AFTER DELETE ON facts BEGIN
                    INSERT INTO facts_fts (facts_fts, rowid, text) VALUES ('delete', old.sequence, old.text);
                END
                """,
                """
                CREATE TRIGGER facts_updated AFTER UPDATE OF text ON facts BEGIN
                    INSERT INTO facts_fts (facts_fts, rowid, text) VALUES ('delete', old.sequence, old.text);
                    INSERT INTO facts_fts (rowid, text) VALUES (new.sequence, new.text);
                END
                """,
            ]),
        Migration(
            version: 2,
            statements: [
                """
                CREATE TABLE memory_journal (
                    sequence INTEGER PRIMARY KEY, session TEXT, message TEXT, at TEXT NOT NULL, operation TEXT NOT NULL,
                    fact TEXT NOT NULL
                ) STRICT
                """,
                "ALTER TABLE facts ADD COLUMN edited_at TEXT",
                "CREATE INDEX memory_journal_by_message ON memory_journal (message)",
                "CREATE TABLE memory_forgotten (hash TEXT PRIMARY KEY, at TEXT NOT NULL) STRICT, WITHOUT ROWID",
                "CREATE TABLE memory_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
                """
                CREATE TABLE memory_pending (
                    id INTEGER PRIMARY KEY, session TEXT, facts TEXT NOT NULL, at TEXT NOT NULL
                ) STRICT
                """,
                // The vector of a fact or a message, by its id. Triggers delete it with its owner.
                """
                CREATE TABLE vectors (
                    owner TEXT NOT NULL, kind TEXT NOT NULL, model TEXT NOT NULL, vector BLOB NOT NULL,
                    PRIMARY KEY (owner, model)
                ) STRICT, WITHOUT ROWID
                """,
                """
                CREATE TRIGGER facts_vectors_deleted AFTER DELETE ON facts BEGIN
                    DELETE FROM vectors WHERE owner = old.id;
                END
                """,
                """
                CREATE TRIGGER facts_vectors_updated AFTER UPDATE OF text ON facts WHEN old.text != new.text BEGIN
                    DELETE FROM vectors WHERE owner = old.id;
                END
                """,
            ]),
        // Vectors of messages in the order of the messages, for searches; and indexes on current facts, so that recall
        // reads only the newest facts, of all, of a person or of a relation.
        Migration(
            version: 3,
            statements: [
                "CREATE INDEX facts_current ON facts (sequence) WHERE state = 'current'",
                "CREATE INDEX facts_by_subject ON facts (subject) WHERE state = 'current'",
                "CREATE INDEX facts_by_person ON facts (person COLLATE NOCASE) WHERE state = 'current'",
                """
                CREATE TABLE message_vectors (
                    message INTEGER NOT NULL, model TEXT NOT NULL, vector BLOB NOT NULL, PRIMARY KEY (message, model)
                ) STRICT, WITHOUT ROWID
                """,
                // Lowers the mark when a fact loses its vector, see SQLiteMemoryStore+Vectors.
                """
                CREATE TRIGGER facts_mark_lowered AFTER UPDATE OF text, state ON facts
                WHEN old.text != new.text OR old.state != new.state BEGIN
                    UPDATE memory_settings SET value = CAST(old.sequence - 1 AS TEXT)
                    WHERE name GLOB 'embedded facts *' AND CAST(value AS INTEGER) >= old.sequence;
                END
                """,
                // The subjects that contain a relation: `user.sister.husband` for `sister` and for `husband`.
                """
                CREATE TABLE fact_relations (
                    relation TEXT NOT NULL, subject TEXT NOT NULL, PRIMARY KEY (relation, subject)
                ) STRICT, WITHOUT ROWID
                """,
                """
                INSERT OR IGNORE INTO fact_relations SELECT part.value, f.subject
                FROM (SELECT DISTINCT subject FROM facts WHERE subject != 'user') f CROSS JOIN
                    json_each('[' || replace(json_quote(f.subject), '.', '","') || ']') part WHERE part.value != 'user'
                """,
                """
                CREATE TRIGGER facts_relations_inserted AFTER INSERT ON facts WHEN new.subject != 'user' BEGIN
                    INSERT OR IGNORE INTO fact_relations SELECT part.value, new.subject
                    FROM json_each('[' || replace(json_quote(new.subject), '.', '","') || ']') part
                    WHERE part.value != 'user';
                END
                """,
                """
                CREATE TRIGGER facts_relations_deleted AFTER DELETE ON facts
                WHEN old.subject != 'user' AND NOT EXISTS (SELECT 1 FROM facts WHERE subject = old.subject) BEGIN
                    DELETE FROM fact_relations WHERE subject = old.subject;
                END
                """,
                """
                CREATE TRIGGER facts_relations_updated AFTER UPDATE OF subject ON facts
                WHEN old.subject != new.subject BEGIN
                    INSERT OR IGNORE INTO fact_relations SELECT part.value, new.subject
                    FROM json_each('[' || replace(json_quote(new.subject), '.', '","') || ']') part
                    WHERE part.value != 'user';
                    DELETE FROM fact_relations WHERE subject = old.subject
                    AND NOT EXISTS (SELECT 1 FROM facts WHERE subject = old.subject);
                END
                """,
            ]),
    ]
}
