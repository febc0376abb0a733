import Foundation

/// Resolves symbolic links in paths.
package enum RealPath {
    /// The path without links, `.` and `..`; `nil` where nothing exists there.
    package static func of(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The path with links in its last component followed, whether or not anything exists there; `nil` for a loop of
    /// links.
    package static func target(of path: String) -> String? {
        var path = path
        for _ in 0..<40 {
            guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            path = link.hasPrefix("/") ? link : folder + link
        }
        return nil
    }

    /// Whether a path is this folder or below it. Both must be resolved with `of` first.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
