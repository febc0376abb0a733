public import AgentCore
import Foundation

/// Facts in the SQLite file that the sessions are in too.
public struct SQLiteMemoryStore: MemoryStore {
    let database: Database
    /// Whether the tables are there: a read-only file may come from before the first fact.
    let isReady: Bool
    /// Whether a read-only file was written by an older program, whose tables lack what is asked for.
    private let isOutdated: Bool
    let contexts: SavedContexts?

    /// Uses a database, making the tables where they are missing.
    ///
    /// - Parameters:
    ///   - database: the file.
    ///   - readOnly: leaves the file as it is; where it has no memory yet, nothing is known.
    ///   - contexts: what models keep of conversations; goes when anything is forgotten.
    /// - Throws: `AgentError` where the file was written by a newer program, or for what SQLite reports.
    public init(database: Database, readOnly: Bool = false, contexts: SavedContexts? = nil) throws {
        self.database = database
        self.contexts = contexts
        if readOnly {
            let tables = try database.query(
                "SELECT name FROM sqlite_master WHERE name IN ('facts_fts', 'fact_relations')"
            ) { $0.text(0) ?? "" }
            isReady = tables.contains("facts_fts")
            isOutdated = isReady && !tables.contains("fact_relations")
        } else {
            try database.migrate(component: MemorySchema.component, MemorySchema.migrations)
            isReady = true
            isOutdated = false
            try makeMessageTriggers()
            // A program that was killed while it forgot left pages to overwrite.
            let isDue = try database.query("SELECT 1 FROM memory_settings WHERE name = 'compaction'") { $0.integer(0) }
            if !isDue.isEmpty { try finishErasing() }
        }
    }

    /// Whether there is anything to read.
    ///
    /// - Throws: `AgentError` where a read-only file is of an older version.
    func ready() throws -> Bool {
        guard !isOutdated else {
            throw AgentError(
                .failed, "the memory in \(database.location.path(percentEncoded: false)) is of an older version",
                remedy: "Run `agent memory list` once outside a private conversation, which brings it up to date.")
        }
        return isReady
    }

    /// The facts of these states, oldest first.
    public func facts(in states: Set<Fact.State>) throws -> [Fact] {
        guard try ready(), !states.isEmpty else { return [] }
        let marks = states.map { _ in "?" }.joined(separator: ", ")
        return try database.query(
            "SELECT \(FactRow.columns) FROM facts f WHERE f.state IN (\(marks)) ORDER BY f.sequence",
            states.map(\.rawValue).sorted().map(SQLValue.text), row: FactRow.fact)
    }

    /// How many facts hold, counted no further than the limit.
    public func count(upTo limit: Int) throws -> Int {
        guard try ready() else { return 0 }
        return try database.query(
            "SELECT count(*) FROM (SELECT 1 FROM facts WHERE state = 'current' LIMIT ?)", [.integer(Int64(limit))]
        ) { $0.integer(0) }.first ?? 0
    }

    /// One fact.
    public func fact(id: String) throws -> Fact? {
        guard try ready() else { return nil }
        return try database.query(
            "SELECT \(FactRow.columns) FROM facts f WHERE f.id = ?", [.text(id)], row: FactRow.fact
        ).first
    }

    /// Decides and writes changes in one transaction that holds the write lock from its start.
    public func revise<Result: Sendable>(
        about topic: FactTopic?, _ decide: ([Fact]) throws -> (changes: [FactChange], result: Result)
    ) throws -> Result {
        // Found before the lock is held; what others write until then is newer, or is read again below.
        let newest = try index().newest
        let places = try topic.flatMap(places)
        return try database.transaction { transaction in
            let condition =
                places == nil
                ? "f.state IN ('current', 'proposed')"
                : """
                +f.state IN ('current', 'proposed') AND f.sequence IN (
                    SELECT value FROM json_each(?) UNION SELECT sequence FROM facts WHERE sequence > ?)
                """
            let current = try transaction.query(
                """
                SELECT \(FactRow.columns) FROM facts f WHERE \(condition) ORDER BY f.sequence
                """, places.map { [MessageSearch.list($0), .integer(Int64(newest))] } ?? [], row: FactRow.fact)
            let (changes, result) = try decide(current)
            for change in changes {
                switch change {
                case .insert(let fact): try transaction.execute(FactRow.insert, FactRow.values(fact))
                case .update(let fact): try transaction.execute(FactRow.update, FactRow.values(fact))
                case .erase(let fact):
                    try transaction.execute(
                        "DELETE FROM facts WHERE subject = ? AND attribute = ? AND value_key = ?",
                        [.text(fact.subject), .text(fact.attribute), .text(fact.valueKey)])
                    try transaction.execute("INSERT INTO facts_fts (facts_fts) VALUES ('optimize')")
                case .log(let entry): try Self.log(entry, transaction)
                }
            }
            return result
        }
    }
}
