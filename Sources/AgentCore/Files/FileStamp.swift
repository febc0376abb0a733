import Foundation

/// Identity, size and times of a file, to detect cheaply that it changed since it was read.
struct FileStamp: Sendable, Hashable {
    /// The device number. With the inode number it identifies the file itself.
    let device: UInt64
    /// The inode number; a file that replaces another has a new one.
    let inode: UInt64
    /// Size in bytes.
    let size: Int64
    /// When the content was last changed (mtime), in nanoseconds since 1970; programs may set it back.
    let modified: Int64
    /// When content or metadata was last changed (ctime), in nanoseconds since 1970; only the system sets it.
    let changed: Int64

    /// The stamp of the file that a path leads to, links followed; `nil` where nothing exists there.
    init?(_ path: String) {
        guard let status = FileStatus.read(path) else { return nil }
        self.init(status)
    }

    /// Reads it from the result of `stat`.
    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        modified = Self.nanoseconds(status.modification)
        changed = Self.nanoseconds(status.change)
    }

    /// Recreates a stored stamp.
    init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
        self.device = device
        self.inode = inode
        self.size = size
        self.modified = modified
        self.changed = changed
    }

    /// Whether any change after this time is sure to give a different stamp. File times have a coarse resolution, so a
    /// second change shortly after the first may get the same time.
    ///
    /// - Parameter time: nanoseconds since 1970.
    func isSettled(at time: Int64) -> Bool {
        // A whole second suggests a file system without fractions of seconds; FAT has a resolution of two seconds.
        let step: Int64 = changed % 1_000_000_000 == 0 ? 2_000_000_000 : 50_000_000
        return time > changed && time &- changed > step
    }

    /// The time, in nanoseconds since 1970.
    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        // Times beyond the year 2262 wrap around. That is harmless, because stamps are mostly compared for equality.
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
