import Foundation

/// Asks the system about files.
enum FileStatus {
    /// What the system says of the file that a path means once links are followed; `nil` where nothing is there.
    static func read(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}
