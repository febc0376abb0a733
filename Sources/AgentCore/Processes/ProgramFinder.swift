import Foundation

/// Finds programs in a `PATH`; for a sandbox only those that work in it.
struct ProgramFinder {
    /// Folders to look in, in order.
    let searchPath: [String]
    /// Whether only what a sandbox shows, or may be asked to show, counts.
    let isConfined: Bool
    /// The user's home, of which as little as possible is shown.
    var home = Self.userHome

    static let userHome = RealPath.of(NSHomeDirectory()) ?? NSHomeDirectory()

    /// The first program of this name.
    func find(named name: String) -> InstalledProgram? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        return searchPath.lazy.compactMap { program(at: "\($0)/\(name)") }.first
    }

    /// The program at this path, where it is one.
    func program(at path: String) -> InstalledProgram? {
        guard path.hasPrefix("/"), let real = RealPath.of(path), isExecutable(real) else { return nil }
        let here = URL(filePath: path)
        guard isConfined else { return InstalledProgram(executable: here, readable: []) }
        if SystemFolders.contain(real) {
            // Some programs go by the name they are called by, so the link is used where it is in sight too.
            let isInSight = SystemFolders.contain(path)
            return InstalledProgram(executable: isInSight ? here : URL(filePath: real), readable: [])
        }
        // A shim of a version manager is a script that needs the rest of it.
        guard !isScript(real), let own = ownName(of: path, real) else { return nil }
        let shown = installation(of: real)
        return InstalledProgram(executable: URL(filePath: own), readable: [URL(filePath: shown == real ? own : shown)])
    }

    /// The file under the name that it is called by, beside what it is in truth: `swift` is a link to a program that looks
    /// at that. A file of quite another name is a version manager's, which needs the rest of it.
    private func ownName(of path: String, _ real: String) -> String? {
        let name = (path as NSString).lastPathComponent
        let beside = "\((real as NSString).deletingLastPathComponent)/\(name)"
        if RealPath.of(beside) == real { return beside }
        return (real as NSString).lastPathComponent.hasPrefix(name) ? real : nil
    }

    /// What a program outside of the system's folders needs: the folder that it is installed in, above its `bin`, where
    /// that is a folder made for it, two below the home or the root; else its file alone.
    private func installation(of real: String) -> String {
        let folder = (real as NSString).deletingLastPathComponent
        let prefix = (folder as NSString).deletingLastPathComponent
        guard (folder as NSString).lastPathComponent == "bin", !RealPath.isInside(home, prefix) else { return real }
        let above = RealPath.isInside(prefix, home) ? String(prefix.dropFirst(home.count)) : prefix
        return above.split(separator: "/").count >= 2 ? prefix : real
    }

    private func isExecutable(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    private func isScript(_ path: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { return true }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 2)) != Data("#!".utf8) ? false : true
    }
}
