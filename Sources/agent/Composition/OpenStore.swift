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
    /// What models keep of the sessions.
    let contexts: SavedContexts

    /// Opens the store, making it where it is missing. A store that this user cannot write is opened for reading, so
    /// that it can be listed and searched; what would change it is then refused by name.
    ///
    /// - Parameters:
    ///   - directories: where it is.
    ///   - isPrivate: reads the file without writing to it or beside it; where there is none, works on an empty
    ///     one in memory.
    /// - Throws: `AgentError` where it cannot be opened.
    init(_ directories: Directories, isPrivate: Bool = false) throws {
        isReadOnly = isPrivate
        contexts = directories.savedContexts(limit: 0)
        let file = directories.database.path(percentEncoded: false)
        let exists = FileManager.default.fileExists(atPath: file)
        if isPrivate, !exists {
            database = try Database.inMemory()
        } else {
            let isWritable = [file, directories.data.path(percentEncoded: false)]
                .allSatisfy(FileManager.default.isWritableFile(atPath:))
            database = try Database(at: directories.database, readOnly: isPrivate || exists && !isWritable)
        }
        sessions = try SQLiteSessionStore(database, contexts: contexts)
    }
}

extension Directories {
    /// Where models may keep what they compute of sessions, and how many bytes of it.
    func savedContexts(limit: Int) -> SavedContexts {
        SavedContexts(root: cache.appending(path: "contexts", directoryHint: .isDirectory), limit: limit)
    }
}
