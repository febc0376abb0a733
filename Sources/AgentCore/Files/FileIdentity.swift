import Foundation

/// Identity of the file that a path leads to, links followed: equal for two paths to the same file.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let inode: UInt64
    /// Whether it is a folder.
    let isDirectory: Bool

    /// Whether it is a file of bytes rather than a pipe or a device.
    let isRegular: Bool

    /// Looks up the path; `nil` where nothing exists there.
    init?(_ location: URL) {
        guard let status = FileStatus.read(location.path(percentEncoded: false)) else { return nil }
        self.init(status)
    }

    /// Reads it from the result of `stat`.
    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        isRegular = status.st_mode & S_IFMT == S_IFREG
        isDirectory = status.st_mode & S_IFMT == S_IFDIR
    }
}
