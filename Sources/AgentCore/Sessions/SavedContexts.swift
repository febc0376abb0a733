public import Foundation

/// Folders in which models cache computed contexts of conversations: one folder per session, with a limit on their
/// total size. Each model decides what it stores, and can always compute it again.
public struct SavedContexts: Sendable, Hashable {
    /// The folder that contains them.
    public let root: URL
    /// The limit on their total size in bytes.
    public let limit: Int

    /// Names the folder; creates nothing.
    public init(root: URL, limit: Int) {
        self.root = root
        self.limit = limit
    }

    /// The folder of a session.
    public func folder(of session: String) -> URL { root.appending(path: session, directoryHint: .isDirectory) }

    /// The folder whose cached prefix a session without its own folder may reuse: that of the most recently used
    /// session, because most prompts begin alike. Read it only. `nil` if the session has its own folder, or there are
    /// none.
    public func start(for session: String?) -> URL? {
        let manager = FileManager.default
        if let session, manager.fileExists(atPath: folder(of: session).path(percentEncoded: false)) { return nil }
        let key = URLResourceKey.contentModificationDateKey
        let folders = (try? manager.contentsOfDirectory(at: root, includingPropertiesForKeys: [key])) ?? []
        return folders.max { Self.date($0) < Self.date($1) }
    }

    private static func date(_ folder: URL) -> Date {
        (try? folder.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast
    }

    /// Removes a session's folder.
    ///
    /// - Throws: `AgentError` where it cannot be removed.
    public func remove(_ session: String) throws(AgentError) { try remove(folder(of: session)) }

    /// Removes the folders of all sessions.
    ///
    /// - Throws: `AgentError` where they cannot be removed.
    public func removeAll() throws(AgentError) { try remove(root) }

    /// Gives a new session the files of another. They are hard-linked, because they never change.
    public func copy(_ session: String, to other: String) {
        let manager = FileManager.default
        let (from, to) = (folder(of: session), folder(of: other))
        guard let names = try? manager.contentsOfDirectory(atPath: from.path(percentEncoded: false)),
            (try? Directories.create(to)) != nil
        else { return }
        for name in names { try? manager.linkItem(at: from.appending(path: name), to: to.appending(path: name)) }
    }

    /// Removes the least recently used folders until the rest fits the limit.
    public func trim() {
        let manager = FileManager.default
        let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]
        let folders = (try? manager.contentsOfDirectory(at: root, includingPropertiesForKeys: keys)) ?? []
        let sizes = folders.map { folder in
            let files = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
            let values = files.compactMap { try? $0.resourceValues(forKeys: Set(keys)) }
            return (
                folder: folder, bytes: values.reduce(0) { $0 + ($1.fileSize ?? 0) },
                used: values.compactMap(\.contentModificationDate).max() ?? .distantPast
            )
        }
        var total = sizes.reduce(0) { $0 + $1.bytes }
        for (folder, bytes, _) in sizes.sorted(by: { $0.used < $1.used }) where total > limit {
            guard (try? manager.removeItem(at: folder)) != nil else { continue }
            total -= bytes
        }
    }

    private func remove(_ folder: URL) throws(AgentError) {
        let path = folder.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else { return }
        do { try FileManager.default.removeItem(at: folder) } catch {
            throw AgentError(
                .failed, "cannot remove \(path): \(error.words)",
                remedy: "Remove it by hand: it holds what a model computed of conversations.")
        }
    }
}
