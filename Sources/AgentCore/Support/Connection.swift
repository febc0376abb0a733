import CSQLite
import Foundation

/// The handle, used under the lock only.
final class Connection: @unchecked Sendable {
    private let handle: OpaquePointer
    private let path: String
    private var prepared: [String: OpaquePointer] = [:]

    init(path: String, readOnly: Bool) throws {
        self.path = path
        var opened: OpaquePointer?
        let flags = (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_URI
        // A read-only reader must leave no trace beside the file, so it neither makes nor repairs a log there.
        let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        let logIsEmpty =
            ((try? FileManager.default.attributesOfItem(atPath: path + "-wal"))?[.size] as? Int ?? 0) == 0
        let immutable = readOnly && logIsEmpty ? "?immutable=1" : ""
        let mask = umask(0o077)
        let status = sqlite3_open_v2("file:\(encoded)\(immutable)", &opened, flags, nil)
        umask(mask)
        guard status == SQLITE_OK, let opened else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close(opened)
            throw AgentError(
                .failed, "cannot open the database \(path): \(message)",
                remedy: "Check its permissions and the free space, or set AGENT_HOME to a directory you can write.")
        }
        handle = opened
        sqlite3_busy_timeout(handle, 10_000)
        sqlite3_extended_result_codes(handle, 1)
        try execute("PRAGMA foreign_keys = ON", [])
        try execute("PRAGMA secure_delete = ON", [])
        if !readOnly {
            _ = try run("PRAGMA journal_mode = WAL", []) { $0.text(0) }
            try execute("PRAGMA synchronous = NORMAL", [])
        }
    }

    deinit {
        for statement in prepared.values { sqlite3_finalize(statement) }
        sqlite3_close(handle)
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
