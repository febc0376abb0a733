/// Memory for weights that cannot be used in place in their file.
final class WeightArena: @unchecked Sendable {
    /// The first byte, aligned to cache lines.
    let start: UnsafeMutableRawPointer
    /// Bytes.
    let count: Int

    /// Reserves memory; the system provides pages as they are written.
    init(count: Int) {
        self.count = count
        start = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 64)
    }

    deinit { start.deallocate() }
}
