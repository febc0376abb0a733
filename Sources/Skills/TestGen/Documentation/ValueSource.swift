package import SwiftTools

/// Where values of any type come from.
package protocol ValueSource: Sendable {
    /// Swift expressions of a type, the plainest first; empty where none can be made.
    func values(of type: String) -> [String]
}

/// Values of standard types, and of a module's own types through their plainest initialisers.
package struct InitializerValues: ValueSource {
    private let symbols: [CodeSymbol]

    /// Makes a source for the symbols of a module.
    package init(symbols: [CodeSymbol]) { self.symbols = symbols }

    /// Swift expressions of a type, the plainest first; empty where none can be made.
    package func values(of type: String) -> [String] { values(of: type, depth: 0) }

    private func values(of type: String, depth: Int) -> [String] {
        switch SampleType(type) {
        case .integer: return ["3", "1", "7"]
        case .floating: return ["2.0", "0.5", "3.0"]
        case .bool: return ["true", "false"]
        case .string: return ["\"abc\"", "\"b\""]
        case .character: return ["\"a\"", "\"b\""]
        case .optional(let wrapped): return values(of: wrapped.swift, depth: depth) + ["nil"]
        case .array(let element), .set(let element):
            let elements = values(of: element.swift, depth: depth)
            return elements.isEmpty ? [] : ["[" + elements.prefix(3).joined(separator: ", ") + "]"]
        case .closedRange(let bound): return bound.isNumber ? ["1...5"] : []
        case .range(let bound): return bound.isNumber ? ["1..<5"] : []
        case .other(let name): return depth > 2 ? [] : instances(of: name, depth: depth + 1)
        }
    }

    /// A type's whole name and path: inside of `Day` its `Day.Weekday` is called `Weekday`.
    private func full(_ name: String) -> (type: String, path: [String]) {
        let path = name.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        guard !symbols.contains(where: { $0.path == path }) else { return (name, path) }
        let nested = Set(symbols.lazy.filter { $0.kind.isType && $0.path.suffix(path.count) == path[...] }.map(\.path))
        guard nested.count == 1, let whole = nested.first else { return (name, path) }
        return (whole.dropLast(path.count).joined(separator: ".") + "." + name, whole)
    }

    private func instances(of name: String, depth: Int) -> [String] {
        let (type, path) = full(name)
        let cases = symbols.filter { $0.kind == .enumCase && $0.owner == path && !$0.name.contains("(") }
        if !cases.isEmpty { return cases.prefix(3).map { $0.path.joined(separator: ".") } }
        let own = symbols.filter {
            $0.kind == .initializer && $0.owner == path && !$0.isAsync && $0.access != "private"
                && $0.access != "fileprivate"
        }
        let initializers = own.filter { !FailingInitializer.isOne($0) }
        if initializers.isEmpty {
            return own.flatMap { initializer in
                FailingInitializer(initializer, type: type).values { values(of: $0, depth: depth) }
            }
        }
        let sorted = initializers.sorted { $0.parameters.count < $1.parameters.count }
        // Of what only serves to make another value one way is enough.
        let most = depth > 1 ? 1 : sorted.count
        var needed: [(parameters: [CodeSymbol.Parameter], values: [[String]])] = []
        for initializer in sorted where needed.count < most {
            let choice = GenericChoice(initializer)
            let parameters = initializer.parameters.filter { !$0.hasDefault }
            var lists: [[String]] = []
            for parameter in parameters {
                let made = values(of: choice.resolve(parameter.type), depth: depth)
                if made.isEmpty { break }
                lists.append(made)
            }
            if lists.count == parameters.count { needed.append((parameters, lists)) }
        }
        func code(_ row: (parameters: [CodeSymbol.Parameter], values: [[String]]), _ choose: (Int, [String]) -> String)
            -> String
        {
            let arguments = row.parameters.indices.map { place in
                (row.parameters[place].label.map { "\($0): " } ?? "") + choose(place, row.values[place])
            }
            return "\(type)(\(arguments.joined(separator: ", ")))"
        }
        // Plain values first, then some whose parts differ from one another.
        let plain = needed.map { code($0) { _, values in values[0] } }
        guard let first = needed.first, first.parameters.count > 1 else { return plain }
        return plain + (0..<3).map { variant in code(first) { $1[($0 + variant) % $1.count] } }
    }
}
