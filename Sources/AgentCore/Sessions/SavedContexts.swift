public import Foundation

/// Where models may keep what they have computed of conversations: one folder for each session, of a bounded size
/// altogether. What is in a folder is the model's business; it can always be computed again.
public struct SavedContexts: Sendable, Hashable {
    /// The folder of the folders.
    public let root: URL
    /// Bytes they may take together.
    public let limit: Int

    /// Names the place; nothing is made there yet.
    public init(root: URL, limit: Int) {
        self.root = root
        self.limit = limit
    }

    /// The folder of a session.
    public func folder(of session: String) -> URL { root.appending(path: session, directoryHint: .isDirectory) }

    /// The folder with whose beginning a conversation may begin that has none of its own yet: that of the session last
    /// used, for most prompts begin alike. It is only to be read.
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

    /// Removes what was kept of a session.
    ///
    /// - Throws: `AgentError` where something is left.
    public func remove(_ session: String) throws(AgentError) { try remove(folder(of: session)) }

    /// Removes what was kept of all sessions.
    ///
    /// - Throws: `AgentError` where something is left.
    public func removeAll() throws(AgentError) { try remove(root) }

    /// Gives a new session what was kept of another. Files are linked, not copied: they never change.
    public func copy(_ session: String, to other: String) {
        let manager = FileManager.default
        let (from, to) = (folder(of: session), folder(of: other))
        guard let names = try? manager.contentsOfDirectory(atPath: from.path(percentEncoded: false)),
            (try? Directories.create(to)) != nil
        else { return }
        for name in names { try? manager.linkItem(at: from.appending(path: name), to: to.appending(path: name)) }
    }

    /// Removes the folders that were not used for longest, until the rest keeps the limit.
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

    private func remove(_ place: URL) throws(AgentError) {
        let path = place.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else { return }
        do { try FileManager.default.removeItem(at: place) } catch {
            throw AgentError(
                .failed, "cannot remove \(path): \(error.words)",
                remedy: "Remove it by hand: it holds what a model computed of conversations.")
        }
    }
}
