import Foundation

/// By what it is told that a file is still the one that was read.
struct FileStamp: Sendable, Hashable {
    /// The file itself: one that was put in its place has another number.
    let device: UInt64
    /// See `device`.
    let inode: UInt64
    /// Bytes.
    let size: Int64
    /// When its content was last changed, in nanoseconds since 1970; programs may set it back.
    let modified: Int64
    /// When anything of it was last changed, in nanoseconds since 1970; the system alone sets it.
    let changed: Int64

    /// The stamp of the file that a path means once links are followed; `nil` where nothing is there.
    init?(_ path: String) {
        guard let status = FileStatus.read(path) else { return nil }
        self.init(status)
    }

    /// Takes it from what the system said of a file.
    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        modified = Self.nanoseconds(status.modification)
        changed = Self.nanoseconds(status.change)
    }

    /// Makes a stamp that was written down.
    init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
        self.device = device
        self.inode = inode
        self.size = size
        self.modified = modified
        self.changed = changed
    }

    /// Whether a change after this time would give another stamp. The system's clock of files goes in steps: of what was
    /// changed a moment ago, the next change may bear the same time.
    ///
    /// - Parameter time: nanoseconds since 1970.
    func isSettled(at time: Int64) -> Bool {
        // A whole second hints at a file system that keeps no fractions; FAT keeps every other second.
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
        // Times beyond the year 2262 wrap round: they are compared only with themselves.
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
