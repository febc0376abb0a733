import Foundation

/// A private, writable mapping of a file: pages are copied when written, so the file never changes.
final class PrivateMapping: @unchecked Sendable {
    /// Number of bytes.
    let count: Int
    /// The first byte.
    let start: UnsafeMutablePointer<UInt8>

    /// Maps a file of exactly `count` bytes; `nil` if it cannot be opened or has another length.
    init?(path: String, count: Int) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard count > 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            Int(status.st_size) == count,
            let mapped = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE, descriptor, 0), mapped != MAP_FAILED
        else { return nil }
        self.count = count
        start = mapped.assumingMemoryBound(to: UInt8.self)
    }

    deinit { munmap(start, count) }
}
