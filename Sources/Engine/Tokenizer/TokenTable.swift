/// Finds a token by its bytes: all tokens in one buffer and an open-addressed table of their places.
///
/// A vocabulary has some hundred thousand entries and is built on every start, so that the cost of a dictionary of
/// arrays would show in the time to the first token.
struct TokenTable: Sendable {
    private var storage: [UInt8] = []
    private var starts: [Int32] = []
    private var lengths: [Int32] = []
    /// Index into `starts` plus one; 0 is a free place.
    private var slots: [Int32]
    private var ids: [TokenID] = []
    private let mask: Int
    /// The length of the longest entry in bytes.
    private(set) var longest = 0

    /// A table with room for `capacity` entries.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        mask = size - 1
        starts.reserveCapacity(capacity)
        lengths.reserveCapacity(capacity)
        ids.reserveCapacity(capacity)
    }

    /// Adds an entry.
    ///
    /// - Returns: the id already stored under these bytes, if there is one; then nothing is added.
    mutating func insert(_ bytes: [UInt8], id: TokenID) -> TokenID? {
        let place = bytes.withUnsafeBufferPointer { slot(of: $0) }
        if slots[place] != 0 { return ids[Int(slots[place]) - 1] }
        starts.append(Int32(storage.count))
        lengths.append(Int32(bytes.count))
        ids.append(id)
        storage.append(contentsOf: bytes)
        slots[place] = Int32(starts.count)
        longest = max(longest, bytes.count)
        return nil
    }

    /// The id stored under these bytes.
    func id(of bytes: UnsafeBufferPointer<UInt8>) -> TokenID? {
        guard bytes.count <= longest else { return nil }
        let entry = slots[slot(of: bytes)]
        return entry == 0 ? nil : ids[Int(entry) - 1]
    }

    /// The id stored under these bytes.
    func id(of bytes: some Sequence<UInt8>) -> TokenID? {
        Array(bytes).withUnsafeBufferPointer { id(of: $0) }
    }

    /// The place that holds these bytes or is free for them.
    private func slot(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        var place = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
        while slots[place] != 0, !holds(Int(slots[place]) - 1, bytes) { place = (place + 1) & mask }
        return place
    }

    private func holds(_ entry: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(lengths[entry]) == bytes.count else { return false }
        let start = Int(starts[entry])
        for offset in 0..<bytes.count where storage[start + offset] != bytes[offset] { return false }
        return true
    }
}
