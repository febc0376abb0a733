import Foundation

/// Where a path leads once all links are followed.
package enum RealPath {
    /// The path without links, `.` and `..`; `nil` where nothing is there.
    package static func of(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// What a path means once the links at its end are followed, whether something is there or not; `nil` where they lead in
    /// a circle.
    package static func target(of path: String) -> String? {
        var path = path
        for _ in 0..<40 {
            guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            path = link.hasPrefix("/") ? link : folder + link
        }
        return nil
    }

    /// Whether one path is another or lies below it; both as `of` gives them.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
