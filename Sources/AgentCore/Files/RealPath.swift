import Foundation

/// Where a path leads once all links are followed.
package enum RealPath {
    /// The path without links, `.` and `..`; `nil` where nothing is there.
    package static func of(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether one path is another or lies below it; both as `of` gives them.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
