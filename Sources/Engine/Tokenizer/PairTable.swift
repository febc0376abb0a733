/// Finds the token that two neighbouring tokens merge into: an open-addressed table keyed by both ids.
struct PairTable: Sendable {
    /// The result of a merge, and its priority.
    struct Merge: Sendable {
        /// The index in the list of merges; lower ranks merge first.
        let rank: Int32
        /// The merged token.
        let token: TokenID
    }

    private var keys: [UInt64]
    private var merges: [Merge]
    private let mask: Int
    private static let free = UInt64.max

    /// A table with room for `capacity` pairs.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        keys = Array(repeating: Self.free, count: size)
        merges = Array(repeating: Merge(rank: 0, token: 0), count: size)
        mask = size - 1
    }

    /// The merge of a pair. Only the first one set is kept.
    subscript(left: TokenID, right: TokenID) -> Merge? {
        get {
            let index = slot(of: Self.key(left, right))
            return keys[index] == Self.free ? nil : merges[index]
        }
        set {
            let key = Self.key(left, right)
            let index = slot(of: key)
            guard let newValue, keys[index] == Self.free else { return }
            keys[index] = key
            merges[index] = newValue
        }
    }

    private static func key(_ left: TokenID, _ right: TokenID) -> UInt64 {
        UInt64(UInt32(bitPattern: left)) << 32 | UInt64(UInt32(bitPattern: right))
    }

    private func slot(of key: UInt64) -> Int {
        var index = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
        while keys[index] != Self.free, keys[index] != key { index = (index + 1) & mask }
        return index
    }
}
