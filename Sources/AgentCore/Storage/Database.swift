public import Foundation

/// An open SQLite file. It uses write-ahead logging, so several processes can use it: readers do not block a writer,
/// and a second writer waits up to ten seconds.
///
/// Statements run one at a time under a lock; a transaction holds the lock until it ends.
public final class Database: Sendable {
    /// The file.
    public let location: URL
    /// Whether it was opened read-only.
    public let isReadOnly: Bool
    private let connection: Locked<Connection>

    /// Opens the file; creates a missing one (0600, in a 0700 directory).
    ///
    /// - Parameters:
    ///   - location: the file.
    ///   - readOnly: opens an existing file without ever writing to it or beside it.
    /// - Throws: `AgentError` naming the file: not writable, locked for over ten seconds, or not a database.
    public init(at location: URL, readOnly: Bool = false) throws {
        self.location = location
        isReadOnly = readOnly
        if !readOnly { try Directories.create(location.deletingLastPathComponent()) }
        let path = location.path(percentEncoded: false)
        connection = Locked(try readOnly ? Connection(readingOnly: path) : Connection(path: path))
    }

    /// Opens an empty in-memory database, for private conversations when there is no file yet.
    ///
    /// - Throws: `AgentError` if memory runs out.
    public static func inMemory() throws -> Database { try Database(connection: Connection(path: ":memory:")) }

    private init(connection: Connection) {
        location = URL(filePath: "/dev/null")
        isReadOnly = false
        self.connection = Locked(connection)
    }

    /// Checkpoints the log and vacuums the file, so that deleted data remains in neither.
    ///
    /// - Throws: `AgentError` for what SQLite reports.
    public func compact() throws {
        try connection.withLock { connection in
            _ = try connection.run("PRAGMA wal_checkpoint(TRUNCATE)", []) { $0.integer(0) }
            try connection.execute("VACUUM", [])
            _ = try connection.run("PRAGMA wal_checkpoint(TRUNCATE)", []) { $0.integer(0) }
        }
    }

    /// Runs a query and maps each row.
    ///
    /// - Throws: `AgentError` for what SQLite reports.
    public func query<Row: Sendable>(
        _ sql: String, _ values: [SQLValue] = [], row: (SQLRow) throws -> Row
    ) throws -> [Row] {
        try connection.withLock { try $0.run(sql, values, row: row) }
    }

    /// Runs a statement without a result; returns how many rows it changed.
    ///
    /// - Throws: `AgentError` for what SQLite reports.
    @discardableResult
    public func execute(_ sql: String, _ values: [SQLValue] = []) throws -> Int {
        try connection.withLock { try $0.execute(sql, values) }
    }

    /// Runs `body` as one transaction. It takes the write lock at the start, so that two writers wait for each other
    /// instead of failing.
    ///
    /// - Throws: what `body` throws, after rolling back, or `AgentError` for what SQLite reports.
    public func transaction<Result: Sendable>(_ body: (borrowing Transaction) throws -> Result) throws -> Result {
        try connection.withLock { connection in
            try connection.execute("BEGIN IMMEDIATE", [])
            do {
                let transaction = Transaction(connection: connection)
                let result = try body(transaction)
                try connection.execute("COMMIT", [])
                return result
            } catch {
                _ = try? connection.execute("ROLLBACK", [])
                throw error
            }
        }
    }

    /// Statements inside one transaction.
    public struct Transaction: ~Copyable {
        fileprivate let connection: Connection

        /// Runs a query and maps each row.
        public func query<Row: Sendable>(
            _ sql: String, _ values: [SQLValue] = [], row: (SQLRow) throws -> Row
        ) throws -> [Row] { try connection.run(sql, values, row: row) }

        /// Runs a statement without a result; returns how many rows it changed.
        @discardableResult
        public func execute(_ sql: String, _ values: [SQLValue] = []) throws -> Int {
            try connection.execute(sql, values)
        }
    }
}
