import Foundation

/// Finds programs in `PATH`; for a sandbox, only those that work inside it.
struct ProgramFinder {
    /// The folders to search, in order.
    let searchPath: [String]
    /// Whether the program must work in a sandbox, where only system folders and extra mounts are visible.
    let isConfined: Bool
    /// The user's home. As little of it as possible is made visible.
    var home = Self.userHome

    static let userHome = RealPath.of(NSHomeDirectory()) ?? NSHomeDirectory()

    /// The first program with this name.
    func find(named name: String) -> InstalledProgram? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        return searchPath.lazy.compactMap { program(at: "\($0)/\(name)") }.first
    }

    /// The program at this path; `nil` if it is not an executable file, or does not work in the sandbox.
    func program(at path: String) -> InstalledProgram? {
        guard path.hasPrefix("/"), let real = RealPath.of(path), isExecutable(real) else { return nil }
        let here = URL(filePath: path)
        guard isConfined else { return InstalledProgram(executable: here, readable: []) }
        if SystemFolders.contain(real) {
            // Some programs behave according to the name they are called by, so keep the link if it is visible too.
            let isInSight = SystemFolders.contain(path)
            return InstalledProgram(executable: isInSight ? here : URL(filePath: real), readable: [])
        }
        // Version managers install scripts as shims, which need the rest of the version manager.
        guard !isScript(real), let own = ownName(of: path, real) else { return nil }
        let shown = installation(of: real)
        return InstalledProgram(executable: URL(filePath: own), readable: [URL(filePath: shown == real ? own : shown)])
    }

    /// The path to call the program by: the link of the requested name next to the real file, where there is one.
    /// `swift`, for example, is a link to a program that checks the name it is called by. `nil` if the real file has an
    /// unrelated name: then it is a version manager, which needs the rest of its installation.
    private func ownName(of path: String, _ real: String) -> String? {
        let name = (path as NSString).lastPathComponent
        let beside = "\((real as NSString).deletingLastPathComponent)/\(name)"
        if RealPath.of(beside) == real { return beside }
        return (real as NSString).lastPathComponent.hasPrefix(name) ? real : nil
    }

    /// What to make visible for a program outside the system's folders: the folder above its `bin`, if that lies at
    /// least two levels below the home or the root and so was likely made for the program; else only its file.
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
