/// Memory for weights that are not used where they lie in their file.
final class WeightArena: @unchecked Sendable {
    /// The first byte, aligned to cache lines.
    let start: UnsafeMutableRawPointer
    /// Bytes.
    let count: Int

    /// Takes memory; the system gives pages as they are written.
    init(count: Int) {
        self.count = count
        start = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 64)
    }

    deinit { start.deallocate() }
}
