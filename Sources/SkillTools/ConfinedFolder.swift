import AgentCore
import Foundation

/// A folder that paths cannot escape, whatever they contain and whatever changes on disk meanwhile.
///
/// A path is resolved first and compared with the folder. Then each component is opened from the folder's descriptor
/// without following links (openat(2), O_NOFOLLOW), so a link swapped in between cannot lead elsewhere.
struct ConfinedFolder: Sendable, Hashable {
    /// An opened file or folder.
    struct Item: Sendable {
        let descriptor: Descriptor
        /// The path relative to the folder, links resolved; empty for the folder itself.
        let path: String
        let isFolder: Bool
        let size: Int
        let isExecutable: Bool
    }

    /// The longest path accepted, in bytes.
    private static let maximumPath = 1024

    /// The folder's absolute path, links resolved.
    let root: String
    /// The folder's name in errors: `the folder of @review`.
    let label: String

    /// - Returns: `nil` if there is no such folder.
    init?(_ folder: URL, label: String) {
        guard let root = RealPath.of(folder.path(percentEncoded: false)) else { return nil }
        var status = stat()
        guard stat(root, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        self.root = root
        self.label = label
    }

    /// The folder's URL.
    var url: URL { URL(filePath: root, directoryHint: .isDirectory) }

    /// Opens a file or folder for reading.
    ///
    /// - Parameter path: relative to the folder; `.` or nothing is the folder itself.
    /// - Throws: `ToolError` naming the path if it is absolute or too long, contains `..`, leads out of the folder,
    ///   does not exist, may not be read, or is neither a file nor a folder.
    func open(_ path: String) throws(ToolError) -> Item {
        let shown = CommandText.shown(path)
        let names = try names(of: path, shown)
        guard let real = RealPath.of(([root] + names).joined(separator: "/")) else {
            switch errno {
            case ELOOP: throw ToolError("\(shown) is a link in a circle")
            case EACCES: throw ToolError("\(shown) may not be read")
            case ENAMETOOLONG: throw ToolError("\(shown) is too long for a path")
            default: throw ToolError("there is no \(shown) in \(label)")
            }
        }
        guard RealPath.isInside(real, root) else { throw ToolError("\(shown) leads out of \(label)") }
        let inside = real.dropFirst(root.count).split(separator: "/").map(String.init)
        return try walk(inside, shown)
    }

    private func names(of path: String, _ shown: String) throws(ToolError) -> [String] {
        guard path.utf8.count <= Self.maximumPath else { throw ToolError("\(shown) is too long for a path") }
        guard !path.utf8.contains(0) else { throw ToolError("\(shown) is no path") }
        guard !path.hasPrefix("/") else { throw ToolError("\(shown) is not a path inside of \(label)") }
        let names = path.split(separator: "/").map(String.init).filter { $0 != "." }
        guard !names.contains("..") else { throw ToolError("\(shown) leads out of \(label)") }
        return names
    }

    private func walk(_ names: [String], _ shown: String) throws(ToolError) -> Item {
        let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        var current = try opened(Foundation.open(root, folderFlags), shown)
        var status = stat()
        for (index, name) in names.enumerated() {
            let isLast = index == names.count - 1
            guard fstatat(current.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                throw ToolError("there is no \(shown) in \(label)")
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: current = try opened(openat(current.number, name, folderFlags), shown)
            case S_IFREG where isLast:
                // The type was checked before opening: opening a pipe may block, and opening a device may have effects.
                let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
                current = try opened(openat(current.number, name, flags), shown)
            default: throw ToolError("\(shown) is neither a file nor a folder")
            }
        }
        guard fstat(current.number, &status) == 0 else { throw ToolError("\(shown) may not be read") }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFDIR else { throw ToolError("\(shown) is neither a file nor a folder") }
        return Item(
            descriptor: current, path: names.joined(separator: "/"), isFolder: kind == S_IFDIR,
            size: Int(status.st_size), isExecutable: status.st_mode & 0o111 != 0)
    }

    private func opened(_ number: Int32, _ shown: String) throws(ToolError) -> Descriptor {
        guard number >= 0 else {
            throw ToolError(
                errno == ELOOP || errno == ENOTDIR ? "\(shown) changed while it was opened" : "\(shown) may not be read"
            )
        }
        return Descriptor(owning: number)
    }
}
