/// What recall finds of rows that it has not learned from, by their kind.
struct FoundTable {
    private struct Counts {
        var total = 0
        var right = 0
        var maybe = 0
        var silent = 0
    }

    private var counts: [String: Counts] = [:]

    /// Counts a row with what was found.
    mutating func add(_ row: AnswerRow) {
        guard let found = row.rules else { return }
        let isRight = Set(found.chosen).isSuperset(of: row.right) && !found.chosen.isEmpty
        counts[row.kind, default: Counts()].total += 1
        if found.chosen.isEmpty {
            counts[row.kind]?.silent += 1
        } else if isRight, !row.right.isEmpty {
            if found.isSure { counts[row.kind]?.right += 1 } else { counts[row.kind]?.maybe += 1 }
        } else if !found.isSure {
            // Near, and said to be no more than that.
            counts[row.kind]?.maybe += row.right.isEmpty ? 1 : 0
        }
    }

    /// A line for each kind.
    var text: String {
        counts.sorted { $0.key < $1.key }.map { kind, counts in
            let answers = ["one", "two", "thread"].contains(kind)
            let known = answers ? "answered \(counts.right), perhaps \(counts.maybe)" : "perhaps \(counts.maybe)"
            return "\(kind) \(counts.total): \(known), nothing found \(counts.silent)"
        }.joined(separator: "\n")
    }
}
