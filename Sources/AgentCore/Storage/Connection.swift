import CSQLite
import Foundation

/// An SQLite handle with its prepared statements. Not thread-safe: `Database` calls it under a lock.
final class Connection: @unchecked Sendable {
    private let handle: OpaquePointer
    private let path: String
    private let snapshot: URL?
    private var prepared: [String: OpaquePointer] = [:]

    /// Opens for reading and writing; creates a missing file.
    init(path: String) throws {
        self.path = path
        snapshot = nil
        let mask = umask(0o077)
        defer { umask(mask) }
        handle = try Self.open(path, name: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        try configure()
        _ = try run("PRAGMA journal_mode = WAL", []) { $0.text(0) }
        try execute("PRAGMA synchronous = NORMAL", [])
    }

    /// Opens an existing file read-only: nothing is written to it or beside it.
    ///
    /// If its write-ahead log is not empty, a copy is opened, because SQLite would recover the original in place.
    init(readingOnly path: String) throws {
        self.path = path
        let size = (try? FileManager.default.attributesOfItem(atPath: path + "-wal"))?[.size] as? Int ?? 0
        snapshot = size > 0 ? try Self.copy(of: path) : nil
        let file = snapshot?.appending(path: "snapshot.sqlite").path(percentEncoded: false) ?? path
        let encoded = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
        let name = snapshot == nil ? "file:\(encoded)?immutable=1" : file
        let flags = snapshot == nil ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE
        do {
            handle = try Self.open(path, name: name, flags: flags)
        } catch {
            if let snapshot { try? FileManager.default.removeItem(at: snapshot) }
            throw error
        }
        try configure()
        try execute("PRAGMA query_only = ON", [])
    }

    private static func open(_ path: String, name: String, flags: Int32) throws -> OpaquePointer {
        var opened: OpaquePointer?
        let status = sqlite3_open_v2(name, &opened, flags, nil)
        guard status == SQLITE_OK, let opened else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close(opened)
            throw AgentError(
                .failed, "cannot open the database \(path): \(message)",
                remedy: "Check its permissions and the free space, or set AGENT_HOME to a directory you can write.")
        }
        return opened
    }

    private static func copy(of path: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "agent-\(Identifier.make())")
        try Directories.create(folder)
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(
                atPath: path + suffix,
                toPath: folder.appending(path: "snapshot.sqlite").path(percentEncoded: false) + suffix)
        }
        return folder
    }

    private func configure() throws {
        sqlite3_busy_timeout(handle, 10_000)
        sqlite3_extended_result_codes(handle, 1)
        try execute("PRAGMA foreign_keys = ON", [])
        try execute("PRAGMA secure_delete = ON", [])
        // In KiB: enough for the upper pages of a large store's indexes and the rows of one search.
        try execute("PRAGMA cache_size = -16384", [])
    }

    deinit {
        for statement in prepared.values { sqlite3_finalize(statement) }
        sqlite3_close(handle)
        if let snapshot { try? FileManager.default.removeItem(at: snapshot) }
    }

    @discardableResult
    func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
        _ = try run(sql, values) { _ in }
        return Int(sqlite3_changes(handle))
    }

    func run<Row>(_ sql: String, _ values: [SQLValue], row: (SQLRow) throws -> Row) throws -> [Row] {
        let statement = try prepare(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), of: statement) }
        var rows: [Row] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: rows.append(try row(SQLRow(statement: statement)))
            case SQLITE_DONE: return rows
            default: throw failure()
            }
        }
    }

    private func prepare(_ sql: String) throws -> OpaquePointer {
        if let statement = prepared[sql] { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK,
            let statement
        else { throw failure() }
        prepared[sql] = statement
        return statement
    }

    private func bind(_ value: SQLValue, at index: Int32, of statement: OpaquePointer) throws {
        let status =
            switch value {
            case .null: sqlite3_bind_null(statement, index)
            case .integer(let number): sqlite3_bind_int64(statement, index, number)
            case .real(let number): sqlite3_bind_double(statement, index, number)
            case .blob(let bytes):
                sqlite3_bind_blob(
                    statement, index, bytes, Int32(bytes.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            case .text(let text):
                // SQLITE_TRANSIENT: the library copies the bytes.
                sqlite3_bind_text(
                    statement, index, text, Int32(text.utf8.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            }
        if status != SQLITE_OK { throw failure() }
    }

    private func failure() -> AgentError {
        let message = String(cString: sqlite3_errmsg(handle))
        switch sqlite3_errcode(handle) & 0xFF {
        case SQLITE_NOTADB, SQLITE_CORRUPT:
            return AgentError(
                .failed, "the database \(path) is damaged: \(message)",
                remedy: "Nothing was changed. Move the file aside to start anew, or restore a copy of it.")
        case SQLITE_BUSY, SQLITE_LOCKED:
            return AgentError(
                .failed, "the database \(path) is locked by another program",
                remedy: "Nothing was changed. Close the other program and try again.")
        case SQLITE_FULL:
            return AgentError(
                .failed, "the disk is full: \(path)", remedy: "Nothing was changed. Free some space and try again.")
        case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM:
            return AgentError(
                .failed, "cannot write the database \(path): \(message)",
                remedy: "Check its permissions and the free space, or set AGENT_HOME to a directory you can write.")
        default:
            return AgentError(
                .failed, "the database \(path) failed: \(message)", remedy: "Run `agent doctor` for the details.")
        }
    }
}
