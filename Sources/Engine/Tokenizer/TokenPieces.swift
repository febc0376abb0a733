/// The bytes that every token represents, in one buffer.
struct TokenPieces: Sendable {
    private var storage: [UInt8] = []
    private var ends: [Int32] = []

    /// An empty buffer with room for `capacity` tokens.
    init(capacity: Int) {
        ends.reserveCapacity(capacity)
        storage.reserveCapacity(capacity * 8)
    }

    /// Adds the bytes of the next token, after a space if it begins a word.
    mutating func append(_ bytes: some Collection<UInt8>, behindBlank: Bool = false) {
        if behindBlank { storage.append(0x20) }
        storage.append(contentsOf: bytes)
        ends.append(Int32(storage.count))
    }

    /// Calls `body` with the bytes of a token, without copying them; empty if there is no such token.
    func withPiece<Result>(_ token: TokenID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let index = Int(token)
        guard ends.indices.contains(index) else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        let range = (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
        return storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The bytes of a token; empty if there is no such token.
    subscript(token: TokenID) -> [UInt8] {
        let index = Int(token)
        guard ends.indices.contains(index) else { return [] }
        return Array(storage[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])])
    }
}
