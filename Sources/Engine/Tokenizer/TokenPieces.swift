/// What every token stands for, all in one buffer.
struct TokenPieces: Sendable {
    private var storage: [UInt8] = []
    private var ends: [Int32] = []

    /// No pieces, with room for `capacity`.
    init(capacity: Int) {
        ends.reserveCapacity(capacity)
        storage.reserveCapacity(capacity * 8)
    }

    /// Adds the piece of the next token, behind a blank where it begins a word.
    mutating func append(_ bytes: some Collection<UInt8>, behindBlank: Bool = false) {
        if behindBlank { storage.append(0x20) }
        storage.append(contentsOf: bytes)
        ends.append(Int32(storage.count))
    }

    /// Calls `body` with the piece of a token, without copying it; empty where there is no such token.
    func withPiece<Result>(_ token: TokenID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let index = Int(token)
        guard ends.indices.contains(index) else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        let range = (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
        return storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The piece of a token; empty where there is no such token.
    subscript(token: TokenID) -> [UInt8] {
        let index = Int(token)
        guard ends.indices.contains(index) else { return [] }
        return Array(storage[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])])
    }
}
