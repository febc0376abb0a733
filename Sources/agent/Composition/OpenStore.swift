import AgentCore
import Foundation

/// The open database, and whether it may be written.
struct OpenStore: Sendable {
    /// The open database.
    let database: Database
    /// The sessions in it.
    let sessions: any SessionStore
    /// Whether nothing may be written.
    let isReadOnly: Bool
    /// The models' cached contexts of the sessions.
    let contexts: SavedContexts

    /// Opens the store, creating it if it is missing. A store that this user cannot write is opened read-only, so that
    /// it can be listed and searched; each command that would change it is refused.
    ///
    /// - Parameters:
    ///   - directories: where it is.
    ///   - isPrivate: opens the file read-only and writes nothing beside it; if it is missing, uses an empty database
    ///     in memory.
    /// - Throws: `AgentError` if it cannot be opened.
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
    /// The cache of the models' computed contexts, limited to this many bytes.
    func savedContexts(limit: Int) -> SavedContexts {
        SavedContexts(root: cache.appending(path: "contexts", directoryHint: .isDirectory), limit: limit)
    }
}
