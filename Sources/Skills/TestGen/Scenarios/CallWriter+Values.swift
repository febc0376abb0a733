import SwiftTools

/// Receivers and arguments for the calls of a declaration.
extension CallWriter {
    /// Values, split by where they come from.
    struct Values<Value> {
        /// Values that a search found because they reach new code.
        var found: [Value] = []
        /// All others.
        var plain: [Value] = []

        /// Both, the found values first.
        var all: [Value] { found + plain }
    }

    /// Argument lists, with a value for each parameter; `nil` leaves the argument out.
    func rows(limit: Int) -> [[String?]] { rows(limit).all }

    /// Receivers to call a member on.
    func receivers(_ type: TypeExpression, limit: Int) -> [String] { receivers(type, limit).all }

    /// Pairs of a receiver and an argument list. Values that were not searched for are paired in order, so that equal
    /// texts meet; found values are combined with the first of the others.
    ///
    /// - Parameter limits: the most receivers, and the most argument lists.
    func pairs(_ type: TypeExpression, limits: (values: Int, rows: Int)) -> [(value: String, row: [String?])] {
        let values = receivers(type, limits.values)
        let rows = rows(limits.rows)
        let (all, lists) = (values.plain.isEmpty ? values.found : values.plain, rows.plain)
        guard !all.isEmpty, !lists.isEmpty else { return [] }
        let count = max(all.count, lists.count) + (symbol.parameters.isEmpty ? 0 : min(all.count, 6))
        let plain = (0..<count).map { (all[($0 + $0 / lists.count) % all.count], lists[$0 % lists.count]) }
        let found =
            rows.found.enumerated().map { (all[$0.offset % min(all.count, Self.fewValues)], $0.element) }
            + values.found.enumerated().map { ($0.element, lists[$0.offset % lists.count]) }
        return (0..<max(plain.count, found.count)).flatMap { index in
            [found, plain].compactMap { index < $0.count ? $0[index] : nil }
        }
    }

    private static let fewValues = 3
    private static let mostFinds = 40

    private func rows(_ limit: Int) -> Values<[String?]> {
        let plain = ArgumentLists(pool: planner.pool, limit: limit).rows(symbol.parameters, depth: 3, resolve: resolved)
        guard let first = plain.first else { return Values() }
        // Each found value, with the first value for every other parameter.
        let found = symbol.parameters.indices.flatMap { index in
            planner.pool.finds.values(
                symbol.usr, index, resolved(symbol.parameters[index].type), in: planner.graph
            ).prefix(Self.mostFinds)
                .map { value in
                    var row = first
                    row[index] = value
                    return row
                }
        }
        return Values(found: found.map(typed), plain: plain.map(typed))
    }

    private func typed(_ row: [String?]) -> [String?] {
        zip(symbol.parameters, row).map { parameter, value in
            value.map { isMeantByType(parameter) ? SwiftLiteral.typed($0, as: resolved(parameter.type).text) : $0 }
        }
    }

    /// Whether the argument's type decides which declaration is called, or its generic types, so that the type has to
    /// be written out.
    private func isMeantByType(_ parameter: CodeSymbol.Parameter) -> Bool {
        symbol.kind == .operatorFunction || resolved(parameter.type) != TypeExpression(parameter.type)
            || planner.graph.isOverloaded(symbol)
    }

    /// Whether it takes indices of its receiver, which short values lack.
    var takesIndices: Bool {
        symbol.parameters.contains { parameter in
            parameter.type.split { !($0.isLetter || $0 == ".") }.contains { $0 == "Index" || $0.hasSuffix(".Index") }
        }
    }

    private func receivers(_ type: TypeExpression, _ limit: Int) -> Values<String> {
        func usable(_ values: some Sequence<String>) -> [String] {
            values.map {
                ["[]", "[:]"].contains($0) ? "\($0) as \(type.text)" : SwiftLiteral.typed($0, as: type.text)
            }.filter { !takesIndices || $0.count { $0 == "," } >= 4 }
        }
        return Values(
            found: usable(planner.pool.finds.values(symbol.usr, nil, type, in: planner.graph).prefix(Self.mostFinds)),
            plain: usable(planner.receivers(type, limit: limit)))
    }
}
