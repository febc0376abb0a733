import AgentCore
import Foundation

/// The folders that a model may read. Paths are absolute, or relative to one of the folders.
struct AllowedFolders: Sendable, Hashable {
    private let folders: [ConfinedFolder]

    /// - Returns: `nil` if none of the folders exists.
    init?(_ folders: [URL]) {
        self.folders = folders.compactMap {
            ConfinedFolder($0, label: CommandText.shown($0.path(percentEncoded: false)))
        }
        guard !self.folders.isEmpty else { return nil }
    }

    /// The folders as the tool descriptions and errors list them: the first ten, then a count.
    var overview: String {
        let shown = folders.prefix(10).map { CommandText.shown($0.root) }.joined(separator: ", ")
        return folders.count > 10 ? "\(shown) and \(folders.count - 10) more" : shown
    }

    /// The folders, for a sandbox.
    var urls: [URL] { folders.map(\.url) }

    /// Opens a file or folder. A relative path is tried in each folder, in order.
    ///
    /// - Throws: `ToolError` naming the path.
    func open(_ path: String) throws(ToolError) -> ConfinedFolder.Item {
        if path.hasPrefix("/") { return try openAbsolute(path) }
        var problem = ToolError("there is no \(CommandText.shown(path))")
        for (index, folder) in folders.enumerated() {
            do throws(ToolError) {
                return try folder.open(path)
            } catch {
                // If no folder has the file, report the problem with the first one.
                if index == 0 { problem = error }
            }
        }
        throw problem
    }

    private func openAbsolute(_ path: String) throws(ToolError) -> ConfinedFolder.Item {
        let shown = CommandText.shown(path)
        // The path may not exist, so compare it as written too. Only paths inside the folders may report "not found".
        let names = path.split(separator: "/").filter { $0 != "." }
        guard !names.contains(".."), !path.utf8.contains(0) else { throw outside(shown) }
        let plain = "/" + names.joined(separator: "/")
        let real = RealPath.of(plain)
        for folder in folders {
            for candidate in [plain, real ?? plain] where RealPath.isInside(candidate, folder.root) {
                let inside = candidate.dropFirst(folder.root.count).drop { $0 == "/" }
                return try folder.open(String(inside))
            }
        }
        throw outside(shown)
    }

    private func outside(_ shown: String) -> ToolError {
        ToolError("\(shown) is not in a folder that may be read; these may: \(overview)")
    }
}
