public import Foundation

/// Sessions in the one SQLite file.
public struct SQLiteSessionStore: Sendable {
    /// Opens the store, bringing its tables up to date.
    public init(_ database: Database) throws {}
}
