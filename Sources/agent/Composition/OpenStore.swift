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
    private let scratch: ScratchDirectory?

    /// Opens the store, making it where it is missing.
    ///
    /// - Parameters:
    ///   - directories: where it is.
    ///   - isPrivate: reads the file without writing to it or beside it; where there is none, works on an empty
    ///     one elsewhere that is gone when the program ends.
    /// - Throws: `AgentError` where it cannot be opened.
    init(_ directories: Directories, isPrivate: Bool = false) throws {
        isReadOnly = isPrivate
        let file = directories.database
        if isPrivate, !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
            let scratch = try ScratchDirectory()
            self.scratch = scratch
            database = try Database(at: scratch.url.appending(path: "empty.sqlite"))
        } else {
            scratch = nil
            database = try Database(at: file, readOnly: isPrivate)
        }
        sessions = try SQLiteSessionStore(database)
    }
}

/// A folder that is removed with the last reference to it.
final class ScratchDirectory: Sendable {
    /// The folder.
    let url: URL

    /// Makes a fresh folder, private to the user.
    ///
    /// - Throws: `AgentError` where that fails.
    init() throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "agent-\(Identifier.make())", directoryHint: .isDirectory)
        try Directories.create(url)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
