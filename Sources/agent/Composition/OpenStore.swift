import AgentCore
import Foundation

/// The database, opened in the way a call may use it.
struct OpenStore: Sendable {
    /// The open file.
    let database: Database
    /// The sessions in it.
    let sessions: any SessionStore
    /// Whether nothing may be written.
    let isReadOnly: Bool

    /// Opens the store, making it where it is missing.
    ///
    /// - Parameters:
    ///   - directories: where it is.
    ///   - isPrivate: reads the file without writing to it or beside it; where there is none, works on an empty
    ///     one in memory.
    /// - Throws: `AgentError` where it cannot be opened.
    init(_ directories: Directories, isPrivate: Bool = false) throws {
        isReadOnly = isPrivate
        let file = directories.database
        if isPrivate, !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
            database = try Database.inMemory()
        } else {
            database = try Database(at: file, readOnly: isPrivate)
        }
        sessions = try SQLiteSessionStore(database)
    }
}
