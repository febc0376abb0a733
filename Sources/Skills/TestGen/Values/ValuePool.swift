import AgentCore
import SwiftTools

/// Makes values of a type, as Swift expressions: standard values, and those that the module's own initialisers, cases
/// and members make.
struct ValuePool: Sendable {
    let graph: SymbolGraph
    let literals: SourceLiterals
    /// The texts that a search found.
    let finds: TextSearch.Finds
    /// A cache: types with many members of their own type would be expanded again and again.
    private let made = Locked<[Wanted: [String]]>([:])
    /// How deeply values may be nested.
    private static let depth = 3

    /// A cache key: a type and the depth that is left.
    private struct Wanted: Hashable {
        let type: TypeExpression
        let depth: Int
    }

    /// Makes a pool.
    init(graph: SymbolGraph, literals: SourceLiterals, finds: TextSearch.Finds = .init()) {
        self.graph = graph
        self.finds = finds
        self.literals = literals
    }

    /// Distinct values of a type, the most useful first; empty if none can be made.
    func values(of type: TypeExpression) -> [String] {
        var seen: Set<String> = []
        return values(of: type, depth: Self.depth).filter { seen.insert($0).inserted }
    }

    func values(of type: TypeExpression, depth: Int) -> [String] {
        guard depth >= 0 else { return [] }
        let wanted = Wanted(type: type, depth: depth)
        if let known = made.withLock({ $0[wanted] }) { return known }
        let values = make(type, depth: depth)
        made.withLock { $0[wanted] = values }
        return values
    }

    private func make(_ type: TypeExpression, depth: Int) -> [String] {
        switch type {
        case .named(let name, let arguments): return named(name, arguments, depth: depth)
        case .optional(let wrapped):
            let some = values(of: wrapped, depth: depth)
            return Array(some.prefix(1)) + ["nil"] + some.dropFirst()
        case .array(let element): return arrays(of: element, depth: depth)
        case .dictionary(let key, let value): return dictionaries(key, value, depth: depth)
        case .tuple(let elements): return tuples(elements, depth: depth)
        case .function(let parameters, let effects, let result):
            return ClosureValues(pool: self).values(parameters, effects: effects, result: result, depth: depth - 1)
        case .constrained(_, let type): return constrained(type, depth: depth)
        case .other(let text): return metatypes(text)
        }
    }

    private func named(_ name: String, _ arguments: [TypeExpression], depth: Int) -> [String] {
        let plain = name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
        let first = arguments.first.map { values(of: $0, depth: depth - 1) } ?? []
        switch (plain, arguments.count) {
        case ("Set", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("AnySequence", 1), ("AnyCollection", 1),
            ("AnyBidirectionalCollection", 1):
            return arrays(of: arguments[0], depth: depth).map {
                "\(plain)(\($0))" == "Set([])" ? "[]" : "\(plain)(\($0))"
            }
        case ("LazySequence", 1): return values(of: arguments[0], depth: depth - 1).map { "(\($0)).lazy" }
        case ("Range", 1), ("ClosedRange", 1): return ranges(plain, arguments[0])
        case ("PartialRangeFrom", 1): return first.prefix(4).map { "(\($0))..." }
        case ("PartialRangeUpTo", 1): return first.prefix(4).map { "..<(\($0))" }
        case ("PartialRangeThrough", 1): return first.prefix(4).map { "...(\($0))" }
        case ("IndexingIterator", 1): return values(of: arguments[0], depth: depth - 1).map { "(\($0)).makeIterator()" }
        case ("Result", 2): return first.prefix(3).map { ".success(\($0))" }
        case ("KeyPath", 2), ("WritableKeyPath", 2):
            return KeyPathValues(graph: graph).values(plain, from: arguments[0], to: arguments[1])
        case ("PartialKeyPath", 1): return KeyPathValues(graph: graph).values(plain, from: arguments[0], to: nil)
        case ("String.Index", 0): return ["\"abc\".startIndex", "\"abc\".endIndex"]
        case (_, 0) where !graph.declares(type: name):
            let standard = StandardValues.values(of: plain, literals: literals)
            if !standard.isEmpty { return standard }
        default: break
        }
        if let alias = graph.symbols.first(where: { $0.kind == .typeAlias && $0.path.joined(separator: ".") == name }),
            let equals = TypeText.firstOutermost(" = ", in: alias.declaration), alias.genericParameters.isEmpty
        {
            return values(of: TypeExpression(String(alias.declaration[equals.upperBound...])), depth: depth - 1)
        }
        let own = ModuleValues(pool: self).values(of: name, arguments, depth: depth)
        if own.isEmpty, StandardTypes.isProtocol(name) { return constrained(.named(name, arguments), depth: depth) }
        return own
    }

    private func arrays(of element: TypeExpression, depth: Int) -> [String] {
        func list(_ values: some Sequence<String>) -> String { "[\(values.joined(separator: ", "))]" }
        switch element {
        case .named("Int", []), .named("Double", []), .named("Float", []), .named("Int64", []), .named("Int32", []):
            let mined = literals.integers.filter { abs($0) < 10_000 }.prefix(6).map(String.init)
            return [
                "[3, 1, 2]", "[]", "[1]", "[1, 2, 3, 4, 5]", "[2, 2, 1, 3, 3]", "[5, 4, 3, 2, 1]", "[1, 2]",
                "[1, 1, 1]", "[0, -1, 4, -5, 9, 2, 6]", "[1, 3, 5, 7, 9, 11, 13]", "[10, 20, 30, 40, 50, 60, 70, 80]",
                "[4, 8, 15, 16, 23, 42]", "[2, 1]", "[1, 2, 4, 5]",
            ] + (mined.isEmpty ? [] : [list(mined)])
        case .named("UInt8", []), .named("UInt", []), .named("UInt32", []), .named("UInt64", []), .named("UInt16", []):
            return ["[3, 1, 2]", "[]", "[1]", "[0, 255, 128, 7, 64]", "[104, 105]", "[1, 2, 3, 4, 5, 6, 7, 8]"]
        default:
            let some = values(of: element, depth: depth - 1)
            guard let first = some.first else { return ["[]"] }
            var lists = [
                list(some.prefix(3)), "[]", list([first]), list(some.prefix(6)), list(some.prefix(4).reversed()),
            ]
            if some.count > 1 { lists += [list([some[1], first, some[1]]), list(some.dropFirst(2).prefix(4))] }
            if some.count > 6 { lists += [list(some.dropFirst(6).prefix(5))] }
            return lists
        }
    }

    private func dictionaries(_ key: TypeExpression, _ value: TypeExpression, depth: Int) -> [String] {
        let keys = values(of: key, depth: depth - 1)
        let values = values(of: value, depth: depth - 1)
        guard !keys.isEmpty, !values.isEmpty else { return ["[:]"] }
        func pairs(_ count: Int, from start: Int) -> String {
            let taken = keys.dropFirst(start).prefix(count)
            return "["
                + taken.enumerated().map { "\($1): \(values[($0 + start) % values.count])" }.joined(separator: ", ")
                + "]"
        }
        let all = [pairs(2, from: 0), "[:]", pairs(1, from: 0), pairs(3, from: 1), pairs(5, from: 0)]
        return all.map { $0 == "[]" ? "[:]" : $0 }
    }

    private func tuples(_ elements: [TypeExpression.Element], depth: Int) -> [String] {
        guard !elements.isEmpty else { return ["()"] }
        let columns = elements.map { values(of: $0.type, depth: depth - 1) }
        guard columns.allSatisfy({ !$0.isEmpty }) else { return [] }
        return (0..<min(6, columns.map(\.count).max() ?? 0)).map { row in
            let parts = zip(elements, columns).enumerated().map { index, pair in
                (pair.0.label.map { "\($0): " } ?? "") + pair.1[(row + index * row) % pair.1.count]
            }
            return "(\(parts.joined(separator: ", ")))"
        }
    }

    private func ranges(_ name: String, _ bound: TypeExpression) -> [String] {
        let isHalfOpen = name == "Range"
        let sign = isHalfOpen ? "..<" : "..."
        switch bound {
        case .named("Double", []), .named("Float", []): return ["0.0\(sign)1.0", "-1.5\(sign)2.5", "2.0\(sign)2.0"]
        case .named("String", []): return ["\"a\"\(sign)\"m\""]
        case .named("Character", []): return ["Character(\"a\")\(sign)Character(\"z\")"]
        case .named("Int", []), .named("UInt", []), .named("Int64", []), .named("UInt8", []):
            return ["0\(sign)3", "1\(sign)2", "2\(sign)5", "0\(sign)1", "3\(sign)10"]
                + (isHalfOpen ? ["0..<0"] : ["3...3"])
        default: return []
        }
    }

    private func constrained(_ type: TypeExpression, depth: Int) -> [String] {
        guard case .named(let name, let arguments) = type else { return [] }
        if let element = arguments.first, StandardTypes.isSequence(name) { return arrays(of: element, depth: depth) }
        if let standard = StandardTypes.type(conformingTo: [name]) { return values(of: standard, depth: depth) }
        let conforming = graph.symbols.filter {
            $0.kind.isType && $0.conformances.contains(name) && $0.genericParameters.isEmpty && $0.isAvailable
        }
        return conforming.prefix(4).flatMap {
            values(of: .named($0.path.joined(separator: "."), []), depth: depth - 1).prefix(2)
        }
    }

    private func metatypes(_ text: String) -> [String] {
        text.hasSuffix(".Type") ? ["\(text.dropLast(5)).self"] : []
    }
}
