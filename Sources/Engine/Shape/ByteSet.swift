/// A set of bytes.
struct ByteSet: Sendable, Hashable {
    private var words = SIMD4<UInt64>()

    /// The empty set.
    init() {}

    /// The bytes of some ranges.
    init(_ ranges: ClosedRange<UInt8>...) {
        for range in ranges { for byte in range { insert(byte) } }
    }

    /// These bytes.
    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { insert(byte) }
    }

    /// Adds a byte.
    mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    /// Removes a byte.
    mutating func remove(_ byte: UInt8) { words[Int(byte >> 6)] &= ~(1 << UInt64(byte & 63)) }

    /// Adds all bytes of another set.
    mutating func formUnion(_ other: Self) { words |= other.words }

    /// Whether it has the byte.
    func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

    /// How many there are.
    var count: Int { (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount } }

    /// Whether there is none.
    var isEmpty: Bool { words == SIMD4() }

    /// All of them, in order.
    var elements: [UInt8] { (UInt8.min...UInt8.max).filter(contains) }
}
