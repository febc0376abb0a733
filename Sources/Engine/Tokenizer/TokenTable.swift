/// Looks up tokens by their bytes: all tokens in one buffer, and an open-addressed hash table.
///
/// A vocabulary has several hundred thousand entries and is built at every start; a dictionary of arrays would
/// noticeably delay the first token.
struct TokenTable: Sendable {
    private struct Entry {
        let start: Int32
        let length: Int32
        let id: TokenID
    }

    private struct Slot {
        /// Half of the hash, to rule out most other entries without comparing them.
        var tag: UInt32 = 0
        /// Index into `entries` plus one; 0 is a free slot.
        var entry: Int32 = 0
    }

    private var storage: [UInt8] = []
    private var entries: [Entry] = []
    private var slots: [Slot]
    private let mask: Int
    /// The length of the longest entry in bytes.
    private(set) var longest = 0

    /// A table with room for `capacity` entries.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: Slot(), count: size)
        mask = size - 1
        entries.reserveCapacity(capacity)
        storage.reserveCapacity(capacity * 8)
    }

    /// Adds an entry.
    ///
    /// - Returns: the id already stored under these bytes, if there is one; then nothing is added.
    mutating func insert(_ bytes: some Collection<UInt8>, id: TokenID) -> TokenID? {
        let start = storage.count
        storage.append(contentsOf: bytes)
        let (index, tag) = storage.withUnsafeBufferPointer { find(UnsafeBufferPointer(rebasing: $0[start...])) }
        if slots[index].entry != 0 {
            storage.removeSubrange(start...)
            return entries[Int(slots[index].entry) - 1].id
        }
        let length = storage.count - start
        entries.append(Entry(start: Int32(start), length: Int32(length), id: id))
        slots[index] = Slot(tag: tag, entry: Int32(entries.count))
        longest = max(longest, length)
        return nil
    }

    /// The id stored under these bytes.
    func id(of bytes: UnsafeBufferPointer<UInt8>) -> TokenID? {
        guard bytes.count <= longest else { return nil }
        let entry = slots[find(bytes).index].entry
        return entry == 0 ? nil : entries[Int(entry) - 1].id
    }

    /// The slot that holds these bytes or is free for them, and the tag to store there.
    private func find(_ bytes: UnsafeBufferPointer<UInt8>) -> (index: Int, tag: UInt32) {
        let hash = Self.hash(bytes)
        let tag = UInt32(truncatingIfNeeded: hash >> 32)
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index].entry != 0 {
            if slots[index].tag == tag, holds(entries[Int(slots[index].entry) - 1], bytes) { break }
            index = (index + 1) & mask
        }
        return (index, tag)
    }

    private func holds(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(entry.length) == bytes.count else { return false }
        let start = Int(entry.start)
        for offset in 0..<bytes.count where storage[start + offset] != bytes[offset] { return false }
        return true
    }

    /// Hashes eight bytes at a time, each time folding a full product: the core of wyhash (Wang Yi).
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = UInt64(bytes.count) ^ 0xa076_1d64_78bd_642f
        var index = 0
        while index < bytes.count {
            var word: UInt64 = 0
            let end = min(index + 8, bytes.count)
            while index < end {
                word = word << 8 | UInt64(bytes[index])
                index += 1
            }
            let product = (hash ^ word).multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
            hash = product.high ^ product.low
        }
        return hash
    }
}
