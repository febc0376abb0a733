import Foundation

/// Calls `stat`.
enum FileStatus {
    /// The status of the file that a path leads to, links followed; `nil` where nothing exists there.
    static func read(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}
