import CSQLite

/// One row of a result; columns count from 0.
public struct SQLRow {
    let statement: OpaquePointer

    /// The column's text; `nil` for NULL.
    public func text(_ column: Int32) -> String? {
        guard sqlite3_column_type(statement, column) != SQLITE_NULL, let bytes = sqlite3_column_text(statement, column)
        else { return nil }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// The column's bytes; empty for NULL.
    public func blob(_ column: Int32) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(statement, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column))))
    }

    /// Calls `body` with the column's bytes, without copying them; empty for NULL.
    public func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    {
        let bytes = sqlite3_column_blob(statement, column)
        let count = bytes == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
        return try body(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    /// The column's integer; 0 for NULL.
    public func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    /// The column's double; 0 for NULL.
    public func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
}
