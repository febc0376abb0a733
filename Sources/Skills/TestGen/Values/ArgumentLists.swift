import SwiftTools

/// Makes argument lists: first each value of each parameter in some list, then random combinations. The same parameters
/// always give the same lists.
struct ArgumentLists {
    let pool: ValuePool
    /// The most lists to make.
    var limit = 24

    /// Argument lists for these parameters, without brackets.
    ///
    /// - Parameters:
    ///   - parameters: the parameters to fill.
    ///   - depth: how deeply values may be nested.
    ///   - resolve: returns a parameter's type with its generic parameters replaced.
    /// - Returns: one empty list if there are no parameters; none if a parameter has no values.
    func lists(
        _ parameters: [CodeSymbol.Parameter], depth: Int, resolve: (String) -> TypeExpression
    ) -> [String] {
        rows(parameters, depth: depth, resolve: resolve).map { row in
            zip(parameters, row).compactMap { parameter, value in value.map { Self.argument(parameter, $0) } }
                .joined(separator: ", ")
        }
    }

    /// The values of each list, one per parameter; `nil` leaves the argument out, so that its default is used.
    func rows(
        _ parameters: [CodeSymbol.Parameter], depth: Int, resolve: (String) -> TypeExpression
    ) -> [[String?]] {
        guard !parameters.isEmpty else { return [[]] }
        var columns: [[String?]] = []
        for parameter in parameters {
            let type = resolve(parameter.type)
            let indices = Self.indices(parameter.type, type)
            var values: [String?] = (indices ?? pool.values(of: type, depth: depth)).map(Optional.some)
            if parameter.hasDefault { values.insert(nil, at: values.isEmpty ? 0 : 1) }
            guard !values.isEmpty else { return [] }
            columns.append(values)
        }
        let most = columns.map(\.count).max() ?? 0
        var random = SeededGenerator(seed: UInt64(parameters.count &* 977 &+ most))
        var seen: Set<[String?]> = []
        var rows: [[String?]] = []
        func add(_ row: [String?]) { if seen.insert(row).inserted { rows.append(row) } }
        for index in 0..<min(most, limit / 2 + 1) { add(columns.map { $0[index % $0.count] }) }
        if columns.count > 1 {
            for _ in 0..<(limit * 4) where rows.count < limit {
                // The smaller of two random indices: the most useful values come first.
                add(
                    columns.map {
                        $0[min(Int(random.next() % UInt64($0.count)), Int(random.next() % UInt64($0.count)))]
                    })
            }
        } else {
            for index in 0..<min(most, limit) { add([columns[0][index]]) }
        }
        return rows
    }

    /// Indices within a collection of five or more elements, if the type is written as an index; `nil` otherwise.
    private static func indices(_ written: String, _ type: TypeExpression) -> [String]? {
        let words = written.split { !($0.isLetter || $0 == ".") }
        guard words.contains(where: { $0 == "Index" || $0.hasSuffix(".Index") }) else { return nil }
        return switch type {
        case .named("Int", []): ["1", "3", "0", "2", "4", "5"]
        case .named("Range", [.named("Int", [])]): ["1..<4", "0..<5", "0..<3", "2..<5", "2..<2", "1..<3"]
        case .named("ClosedRange", [.named("Int", [])]): ["1...3", "0...4", "2...2"]
        default: nil
        }
    }

    /// `to: 3`
    static func argument(_ parameter: CodeSymbol.Parameter, _ value: String) -> String {
        parameter.label.map { "\($0): \(value)" } ?? value
    }
}
