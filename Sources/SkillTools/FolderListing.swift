import AgentCore
import Foundation

/// Lists a folder for a model.
enum FolderListing {
    /// The most names in a listing.
    static let maximumNames = 200
    /// The most directory entries read. The listing has the alphabetically first of them.
    static let maximumRead = 10_000

    /// Lists a folder, one name per line: folders end in `/`, files have their size, links have `(link)`.
    ///
    /// - Parameters:
    ///   - item: the folder.
    ///   - limit: about the most bytes of UTF-8 to return.
    /// - Throws: `ToolError` naming the folder if it cannot be read.
    static func text(_ item: ConfinedFolder.Item, limit: Int) throws(ToolError) -> String {
        let (names, isComplete) = try names(item)
        var lines: [String] = []
        var bytes = 0
        for name in names.sorted().prefix(maximumNames) {
            let line = line(name, in: item.descriptor)
            bytes += line.utf8.count + 1
            guard bytes <= limit || lines.isEmpty else { break }
            lines.append(line)
        }
        if lines.count < names.count || !isComplete {
            lines.append("[\(isComplete ? "" : "more than ")\(names.count - lines.count) more]")
        }
        return lines.isEmpty ? "(the folder is empty)" : lines.joined(separator: "\n")
    }

    private static func names(_ item: ConfinedFolder.Item) throws(ToolError) -> (names: [String], isComplete: Bool) {
        // `closedir` closes the descriptor it was given, so duplicate it.
        guard let stream = fdopendir(fcntl(item.descriptor.number, F_DUPFD_CLOEXEC, 3)) else {
            throw ToolError("\(item.path.isEmpty ? "the folder" : CommandText.shown(item.path)) cannot be listed")
        }
        defer { closedir(stream) }
        rewinddir(stream)
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                    String(cString: $0)
                }
            }
            if name == "." || name == ".." { continue }
            guard names.count < maximumRead else { return (names, false) }
            names.append(name)
        }
        return (names, true)
    }

    private static func line(_ name: String, in folder: Descriptor) -> String {
        let shown = CommandText.visible(name)
        var status = stat()
        guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return shown }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return shown + "/"
        case S_IFREG: return "\(shown) (\(status.st_size) bytes)"
        case S_IFLNK: return "\(shown) (link)"
        default: return "\(shown) (neither file nor folder)"
        }
    }
}
