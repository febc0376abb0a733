import Foundation

/// An empty home and an empty temporary folder for one program that runs without a sandbox.
struct ScratchFolder {
    private let root: URL
    /// The home.
    var home: String { root.appending(path: "home").path(percentEncoded: false) }
    /// The temporary folder.
    var temporary: String { root.appending(path: "tmp").path(percentEncoded: false) }

    /// Creates both folders, accessible to this user alone.
    ///
    /// - Throws: `AgentError` naming the folder.
    init() throws(AgentError) {
        root = FileManager.default.temporaryDirectory
            .appending(path: "agent-run-\(Identifier.make())", directoryHint: .isDirectory)
        try Directories.create(root.appending(path: "home", directoryHint: .isDirectory))
        try Directories.create(root.appending(path: "tmp", directoryHint: .isDirectory))
    }

    /// Removes both folders with their content.
    func remove() {
        let manager = FileManager.default
        let path = root.path(percentEncoded: false)
        if (try? manager.removeItem(atPath: path)) != nil { return }
        // A program may have left folders without write permission. What still cannot be removed lies in the temporary
        // folder, which the system cleans up.
        let names = manager.enumerator(atPath: path)
        while let name = names?.nextObject() as? String {
            let item = root.appending(path: name).path(percentEncoded: false)
            var status = stat()
            guard lstat(item, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
            fchmodat(AT_FDCWD, item, 0o700, AT_SYMLINK_NOFOLLOW)
        }
        try? manager.removeItem(atPath: path)
    }
}
