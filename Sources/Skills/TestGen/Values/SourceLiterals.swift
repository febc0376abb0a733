/// The literals in a file: limits and words that its code compares with.
struct SourceLiterals: Hashable, Sendable {
    /// Integers.
    var integers: [Int] = []
    /// Floating-point numbers.
    var doubles: [Double] = []
    /// Strings, unescaped.
    var strings: [String] = []

    /// The literals without duplicates, in order: at most `limit` of each kind, and no strings over 200 bytes.
    func distinct(limit: Int) -> SourceLiterals {
        func first<T: Hashable>(_ values: [T]) -> [T] {
            var seen: Set<T> = []
            return Array(values.filter { seen.insert($0).inserted }.prefix(limit))
        }
        return SourceLiterals(
            integers: first(integers), doubles: first(doubles), strings: first(strings.filter { $0.utf8.count <= 200 }))
    }
}
