public import Foundation

/// One SQLite file, opened for this process, in write-ahead logging so that two processes may write at once.
///
/// Statements run one at a time under a lock; a transaction holds it to its end.
public final class Database: Sendable {
    /// The file.
    public let location: URL
    /// Whether nothing can be written.
    public let isReadOnly: Bool
    private let connection: Locked<Connection>

    /// Opens the file, making it (0600, in a 0700 directory) where it is missing.
    ///
    /// - Parameters:
    ///   - location: the file.
    ///   - readOnly: opens an existing file without ever writing to it or beside it.
    /// - Throws: `AgentError` naming the file: not writable, locked for over ten seconds, or no database.
    public init(at location: URL, readOnly: Bool = false) throws {
        self.location = location
        isReadOnly = readOnly
        if !readOnly { try Directories.create(location.deletingLastPathComponent()) }
        let path = location.path(percentEncoded: false)
        connection = Locked(try readOnly ? Connection(readingOnly: path) : Connection(path: path))
    }

    /// Opens an empty database that lives in memory, for private conversations where there is no file yet.
    ///
    /// - Throws: `AgentError` where there is no memory for it.
    public static func inMemory() throws -> Database { try Database(connection: Connection(path: ":memory:")) }

    private init(connection: Connection) {
        location = URL(filePath: "/dev/null")
        isReadOnly = false
        self.connection = Locked(connection)
    }

    /// Writes the log back into the file and gives freed pages up, so that nothing deleted stays in either.
    ///
    /// - Throws: `AgentError` for what SQLite reports.
    public func compact() throws {
        try connection.withLock { connection in
            _ = try connection.run("PRAGMA wal_checkpoint(TRUNCATE)", []) { $0.integer(0) }
            try connection.execute("VACUUM", [])
            _ = try connection.run("PRAGMA wal_checkpoint(TRUNCATE)", []) { $0.integer(0) }
        }
    }

    /// Runs a statement that gives rows, and maps each.
    ///
    /// - Throws: `AgentError` for what SQLite reports.
    public func query<Row: Sendable>(
        _ sql: String, _ values: [SQLValue] = [], row: (SQLRow) throws -> Row
    ) throws -> [Row] {
        try connection.withLock { try $0.run(sql, values, row: row) }
    }

    /// Runs a statement that gives no rows; answers how many rows it changed.
    ///
    /// - Throws: `AgentError` for what SQLite reports.
    @discardableResult
    public func execute(_ sql: String, _ values: [SQLValue] = []) throws -> Int {
        try connection.withLock { try $0.execute(sql, values) }
    }

    /// Runs `body` as one transaction that takes the write lock at once (so that two writers wait rather than fail).
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

        /// Runs a statement that gives rows, and maps each.
        public func query<Row: Sendable>(
            _ sql: String, _ values: [SQLValue] = [], row: (SQLRow) throws -> Row
        ) throws -> [Row] { try connection.run(sql, values, row: row) }

        /// Runs a statement that gives no rows; answers how many rows it changed.
        @discardableResult
        public func execute(_ sql: String, _ values: [SQLValue] = []) throws -> Int {
            try connection.execute(sql, values)
        }
    }
}
