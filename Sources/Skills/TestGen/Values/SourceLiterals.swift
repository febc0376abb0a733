/// Literals that stand in a file and in what is written about it: the bounds and words that its code looks at.
struct SourceLiterals: Hashable, Sendable {
    /// Whole numbers, as written in decimal.
    var integers: [Int] = []
    /// Numbers with a fraction.
    var doubles: [Double] = []
    /// Texts, unescaped.
    var strings: [String] = []

    /// Each once, in order, at most `limit` of a kind; long texts left out.
    func distinct(limit: Int) -> SourceLiterals {
        func first<T: Hashable>(_ values: [T]) -> [T] {
            var seen: Set<T> = []
            return Array(values.filter { seen.insert($0).inserted }.prefix(limit))
        }
        return SourceLiterals(
            integers: first(integers), doubles: first(doubles), strings: first(strings.filter { $0.utf8.count <= 200 }))
    }
}
