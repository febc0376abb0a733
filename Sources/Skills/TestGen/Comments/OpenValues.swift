import SwiftTools

/// Supplies values that a comment leaves open: ordinary ones, not edge cases that another sentence could be about.
struct OpenValues {
    let pool: ValuePool
    let shape: CallShape
    /// A few choices of values for all slots of a call but one, which gets `nil`; empty if another slot has no values.
    ///
    /// - Parameter most: the most choices to return.
    func choices(besides slot: Int, most: Int = 3) -> [[String?]] {
        let columns: [[String?]] = shape.slots.indices.map { index in
            let other = shape.slots[index]
            if index == slot || other.hasDefault { return [nil] }
            return pool.values(of: other.type).filter(Self.isPlain).prefix(most).map(other.written)
        }
        guard columns.allSatisfy({ !$0.isEmpty }) else { return [] }
        let count = min(most, columns.map(\.count).max() ?? 1)
        return (0..<count).map { choice in columns.map { $0[choice % $0.count] } }
    }

    /// Whether a value needs no setup and is ordinary: not empty, and no number that is zero, negative or large.
    private static func isPlain(_ code: String) -> Bool {
        if ["\"\"", "[]", "[:]", "nil", "()"].contains(code) { return false }
        if let number = Double(code) { return number > 0 && number < 1_000 }
        return !["try ", "#require", "{", ".max", ".min", "infinity", "nan"].contains { code.contains($0) }
    }
}
