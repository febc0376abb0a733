/// An array of numbers in memory of its own, aligned to cache lines and initially zero.
final class Buffer<Element: BitwiseCopyable & Sendable & ExpressibleByIntegerLiteral>: @unchecked Sendable {
    /// The first number.
    let start: UnsafeMutablePointer<Element>
    /// Number of elements.
    let count: Int

    init(count: Int) {
        self.count = count
        let bytes = max(1, count) * MemoryLayout<Element>.stride
        start = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
            .bindMemory(to: Element.self, capacity: max(1, count))
        start.initialize(repeating: 0, count: count)
    }

    deinit { UnsafeMutableRawPointer(start).deallocate() }

    /// A copy of `count` elements from `first` on.
    func slice(from first: Int, count: Int) -> Buffer {
        let copy = Buffer(count: count)
        copy.start.update(from: start + first, count: count)
        return copy
    }
}
