public import AgentCore
import Foundation

/// Stores facts in SQLite, in the same file as the sessions.
public struct SQLiteMemoryStore: MemoryStore {
    let database: Database
    /// Whether the tables exist. A read-only file may not have them yet.
    let isReady: Bool
    /// Whether a read-only file has the tables of an older version, which lack some that are needed.
    private let isOutdated: Bool
    let contexts: SavedContexts?

    /// Opens the store, and migrates its tables unless it is read-only.
    ///
    /// - Parameters:
    ///   - database: the open database.
    ///   - readOnly: leaves the file unchanged. If it has no memory tables, the store is empty.
    ///   - contexts: the models' saved contexts, which are deleted when a fact is erased.
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
            // If a program was killed during an erasure, finish it.
            let isDue = try database.query("SELECT 1 FROM memory_settings WHERE name = 'compaction'") { $0.integer(0) }
            if !isDue.isEmpty { try finishErasing() }
        }
    }

    /// Whether the tables exist.
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

    /// The facts in these states, oldest first.
    public func facts(in states: Set<Fact.State>) throws -> [Fact] {
        guard try ready(), !states.isEmpty else { return [] }
        let marks = states.map { _ in "?" }.joined(separator: ", ")
        return try database.query(
            "SELECT \(FactRow.columns) FROM facts f WHERE f.state IN (\(marks)) ORDER BY f.sequence",
            states.map(\.rawValue).sorted().map(SQLValue.text), row: FactRow.fact)
    }

    /// The number of current facts, at most `limit`.
    public func count(upTo limit: Int) throws -> Int {
        guard try ready() else { return 0 }
        return try database.query(
            "SELECT count(*) FROM (SELECT 1 FROM facts WHERE state = 'current' LIMIT ?)", [.integer(Int64(limit))]
        ) { $0.integer(0) }.first ?? 0
    }

    /// The fact with this id, if there is one.
    public func fact(id: String) throws -> Fact? {
        guard try ready() else { return nil }
        return try database.query(
            "SELECT \(FactRow.columns) FROM facts f WHERE f.id = ?", [.text(id)], row: FactRow.fact
        ).first
    }

    /// Reads facts, decides on changes and writes them in one transaction, which holds the write lock from its start.
    public func revise<Result: Sendable>(
        about topic: FactTopic?, _ decide: ([Fact]) throws -> (changes: [FactChange], result: Result)
    ) throws -> Result {
        // Select the rows before taking the lock. Their content is read under the lock, and rows added until then are
        // included as newer than `newest`.
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
