import SwiftTools

/// Values for walks: few different ones, so that calls often are about the same thing.
struct WalkValues {
    let symbols: [CodeSymbol]
    let source: any ValueSource

    /// Numbers that stand for one of the things that were made before: the first one has the number 1.
    private static let names: Set<String> = ["order", "id", "ticket", "handle", "token", "reservation", "number"]
    private static let times: Set<String> = ["now", "time", "at", "timestamp", "date", "moment"]
    /// What ends where something began that was named before.
    private static let ends: Set<String> = ["departure", "end", "until", "upper", "finish", "stop", "checkout"]
    private static let sizes = [10, 4, 2, 1, 3, 5, 9, 20]
    /// The step at which numbers are largest: more than is there after the first few.
    static let stepOfMost = 7

    /// What a call passes; `nil` where a value is not known.
    ///
    /// - Parameter fixed: Values that parameters get whatever the step, by their names.
    func arguments(
        _ symbol: CodeSymbol, generics: [String], step: Int, variant: Int, fixed: [String: String] = [:]
    ) -> String? {
        let choice = GenericChoice(symbol, also: generics)
        var list: [String] = []
        var sizes = 0
        var start = 0
        for parameter in symbol.parameters {
            if let value = fixed[parameter.name] {
                list.append((parameter.label.map { "\($0): " } ?? "") + value)
                continue
            }
            // What need not be said is said now and then.
            if parameter.hasDefault, (step + variant) % 2 == 0 || !SampleType(parameter.type).isNumber { continue }
            guard !parameter.isInout, !parameter.isVariadic,
                let value = value(
                    SampleType(choice.resolve(parameter.type)), [parameter.label ?? "", parameter.name], step, variant,
                    sizes, start)
            else { return nil }
            start = Int(value) ?? 0
            // Two numbers of one call differ: `move(from:to:)` would do nothing.
            if SampleType(parameter.type).isNumber { sizes += 1 }
            list.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return list.joined(separator: ", ")
    }

    private func value(
        _ type: SampleType, _ names: [String], _ step: Int, _ variant: Int, _ place: Int, _ start: Int
    ) -> String? {
        let isName = names.contains { Self.names.contains($0.lowercased()) }
        let isTime = names.contains { Self.times.contains($0.lowercased()) }
        let isEnd = names.contains { Self.ends.contains($0.lowercased()) }
        let size = Self.sizes[(step + variant + place) % Self.sizes.count]
        let number = isTime ? step : isName ? variant + 1 : isEnd ? start + size : size
        switch type {
        case .integer: return "\(number)"
        case .floating: return "\(number).0"
        case .optional(let wrapped): return value(wrapped, names, step, variant, place, start)
        default:
            let all = all(of: type)
            // What happens one after the other stands in that order where the cases are declared.
            let place = isEnumeration(type) ? step + variant : variant
            return all.isEmpty ? nil : all[place % all.count]
        }
    }

    /// How deep structures of structures are made: types may hold each other.
    private static let depth = 4

    /// Some values of a type, the plainest first, each of which differs from the first in one part only.
    func all(of type: SampleType, depth: Int = depth) -> [String] {
        switch type {
        case .integer: ["1", "2", "3"]
        case .floating: ["1.0", "2.5"]
        case .string, .character: ["\"a\"", "\"b\"", "\"c\""]
        case .bool: ["true", "false"]
        case .optional(let wrapped): all(of: wrapped, depth: depth)
        case .array(let element): pairs(all(of: element, depth: depth))
        case .closedRange(let bound) where bound.isInteger: ["2...5", "6...8", "4...9", "11...12"]
        case .range(let bound) where bound.isInteger: ["2..<5", "5..<8", "4..<9", "11..<12"]
        case .other(let name): name.contains("->") ? [] : name.isDictionary ? dictionaries(name) : made(name, depth)
        default: []
        }
    }

    /// Dictionaries of texts or numbers with numbers: some of which there is little, and some of which there is much.
    private func dictionaries(_ name: String) -> [String] {
        let parts = name.dropFirst().dropLast().split(separator: ":").map { $0.filter { $0 != " " } }
        guard name.hasPrefix("["), parts.count == 2, SampleType(parts[1]).isInteger else { return [] }
        let keys = all(of: SampleType(parts[0]))
        guard keys.count > 1 else { return [] }
        return ["[\(keys[0]): 1]", "[\(keys[0]): 1, \(keys[1]): 30]", "[\(keys[0]): 30, \(keys[1]): 1]"]
    }

    private func isEnumeration(_ type: SampleType) -> Bool {
        guard case .other(let name) = type, let own = OwnType(name, in: [], symbols: symbols) else { return false }
        return own.kind == .enumeration
    }

    private static let mostCases = 8

    /// The cases of an enumeration, with plain values where they hold some.
    private func cases(of own: OwnType) -> [String] {
        symbols.filter { $0.kind == .enumCase && $0.owner == own.path }.prefix(Self.mostCases).compactMap { symbol in
            let name = "\(own.code).\(symbol.baseName)"
            guard symbol.name.contains("(") else { return name }
            let values = symbol.parameters.compactMap { parameter in
                SampleType(parameter.type).isOther
                    ? nil : all(of: SampleType(parameter.type)).first.map { ("\(parameter.label ?? "")", $0) }
            }
            guard !values.isEmpty, values.count == symbol.parameters.count else { return nil }
            return name + "(" + values.map { $0.isEmpty ? $1 : "\($0): \($1)" }.joined(separator: ", ") + ")"
        }
    }

    private func pairs(_ elements: [String]) -> [String] {
        zip(elements, elements.dropFirst()).map { "[\($0), \($1)]" }
    }

    /// Cases of an enumeration, or structures made of plain values and cases.
    private func made(_ name: String, _ depth: Int) -> [String] {
        guard depth > 0 else { return [] }
        guard let own = OwnType(name, in: [], symbols: symbols), own.generics.isEmpty else {
            return source.values(of: name)
        }
        let cases = cases(of: own)
        if !cases.isEmpty { return cases }
        let makers = symbols.filter { maker in
            maker.owner == own.path && maker.kind == .initializer && !maker.isAsync && !FailingInitializer.isOne(maker)
                && !["private", "fileprivate"].contains(maker.access)
        }
        for maker in makers {
            let parameters = maker.parameters.filter { !$0.hasDefault }
            let lists = parameters.map { parameter -> [String] in
                let type = SampleType(parameter.type)
                // A type that holds itself is made of nothing.
                if case .other(let inner) = type, inner == name { return [] }
                return all(of: type, depth: depth - 1)
            }
            guard !parameters.isEmpty, lists.allSatisfy({ !$0.isEmpty }) else { continue }
            func code(_ changed: Int?) -> String {
                let arguments = parameters.indices.map { place in
                    let values = lists[place]
                    return (parameters[place].label.map { "\($0): " } ?? "")
                        + (place == changed ? values[1 % values.count] : values[0])
                }
                return "\(own.code)(\(arguments.joined(separator: ", ")))"
            }
            return [code(nil)] + parameters.indices.map { code($0) }
        }
        return source.values(of: name)
    }
}
