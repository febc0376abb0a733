import SwiftTools

/// Values out of few, chosen by chance: calls that are made with them meet each other's values again and again.
struct SmallValues {
    let module: [CodeSymbol]
    /// Texts besides the usual ones.
    var texts: [String] = []

    private static let integers = [1, 2, 3, 4, 5, 0, 2, 6, 10, 3, 20, 50, 100]
    /// What an instance may hold, or be limited to.
    private static let sizes = [3, 4, 5, 10, 50, 100, 1000]
    private static let deepest = 3
    private static let closed: Set<String> = ["private", "fileprivate"]

    /// A call's arguments; `nil` where a type is not known.
    func arguments(
        _ parameters: [CodeSymbol.Parameter], in owner: [String], _ chance: inout SplitMix64, depth: Int = 0
    ) -> String? {
        var list: [String] = []
        for parameter in parameters {
            if parameter.hasDefault, Int.random(in: 0..<2, using: &chance) == 0 { continue }
            guard !parameter.isInout, let value = value(parameter.type, in: owner, &chance, depth: depth) else {
                if parameter.hasDefault { continue }
                return nil
            }
            list.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return list.joined(separator: ", ")
    }

    /// A value of a type, as a Swift expression.
    ///
    /// - Parameter owner: The type in whose declaration the name stands.
    func value(
        _ type: String, in owner: [String], _ chance: inout SplitMix64, depth: Int = 0
    ) -> String? {
        switch SampleType(type) {
        case .integer:
            if Int.random(in: 0..<2, using: &chance) == 0, let call = measure(in: owner, &chance, depth) { return call }
            let numbers = depth <= 0 && owner.isEmpty ? Self.sizes : Self.integers
            return numbers.randomElement(using: &chance).map(String.init)
        case .floating: return ["0.5", "1.0", "2.0", "10.0", "3.0"].randomElement(using: &chance)
        case .bool: return Bool.random(using: &chance) ? "true" : "false"
        case .string:
            return (["alpha", "Bravo"] + texts).randomElement(using: &chance).map(SwiftLiteral.string)
        case .character: return ["\"a\"", "\"b\""].randomElement(using: &chance)
        case .array(let element): return list(element, in: owner, &chance, depth)
        case .set(let element): return list(element, in: owner, &chance, depth).map { "Set(\($0))" }
        case .optional(let wrapped):
            let value = value(wrapped.swift, in: owner, &chance, depth: depth)
            return Int.random(in: 0..<4, using: &chance) == 0 ? "nil" : value
        case .closedRange(.integer): return ["0...6", "1...4", "2...9"].randomElement(using: &chance)
        case .range(.integer): return ["0..<6", "1..<4", "4..<9"].randomElement(using: &chance)
        case .closedRange, .range: return nil
        case .other(let name): return own(name, in: owner, &chance, depth)
        }
    }

    /// A number that one of the type's own functions gives: what is compared with it is often the same.
    private func measure(in owner: [String], _ chance: inout SplitMix64, _ depth: Int) -> String? {
        guard depth < Self.deepest, let type = OwnType(owner.joined(separator: "."), in: [], symbols: module),
            type.generics.isEmpty
        else { return nil }
        let functions = module.filter { member in
            member.owner == type.path && member.kind == .typeMethod && member.type == "Int" && !member.isThrowing
                && !member.isAsync && !Self.closed.contains(member.access) && !member.parameters.isEmpty
                && member.parameters.allSatisfy { $0.type == "String" }
        }
        guard let function = functions.randomElement(using: &chance),
            let list = arguments(function.parameters, in: owner, &chance, depth: depth + 1)
        else { return nil }
        return "\(type.code).\(function.baseName)(\(list))"
    }

    private func list(
        _ element: SampleType, in owner: [String], _ chance: inout SplitMix64, _ depth: Int
    ) -> String? {
        var values: [String] = []
        for _ in 0..<Int.random(in: 2..<5, using: &chance) {
            guard let value = value(element.swift, in: owner, &chance, depth: depth) else { return nil }
            values.append(value)
        }
        return "[\(values.joined(separator: ", "))]"
    }

    /// A value of one of the module's own types: a case, or what an initialiser makes.
    private func own(
        _ name: String, in owner: [String], _ chance: inout SplitMix64, _ depth: Int
    ) -> String? {
        guard depth < Self.deepest, let type = OwnType(name, in: owner, symbols: module), type.generics.isEmpty else {
            return nil
        }
        let members = module.filter { $0.owner == type.path && !Self.closed.contains($0.access) }
        let cases = members.filter { $0.kind == .enumCase }
        if let chosen = cases.randomElement(using: &chance) {
            guard !chosen.parameters.isEmpty else { return "\(type.code).\(chosen.baseName)" }
            return arguments(chosen.parameters, in: type.path, &chance, depth: depth + 1).map {
                "\(type.code).\(chosen.baseName)(\($0))"
            }
        }
        let makers = members.filter {
            $0.kind == .initializer && !$0.isAsync && !$0.isThrowing && $0.name != "init(from:)"
                && !$0.parameters.contains { $0.isInout || $0.type.contains("->") && !$0.hasDefault }
        }
        let plain = makers.filter { !FailingInitializer.isOne($0) }
        // What is passed is one of a few, so that it comes again.
        var own =
            depth < 0 ? chance : SplitMix64(seed: UInt64(name.utf8.count * 7 + Int.random(in: 0..<3, using: &chance)))
        guard type.kind == .structure || type.kind == .classType,
            let maker = (plain.isEmpty ? makers : plain).first,
            let list = arguments(maker.parameters, in: depth < 0 ? [] : type.path, &own, depth: depth + 1)
        else { return nil }
        if depth < 0 { chance = own }
        return FailingInitializer.isOne(maker) ? "try #require(\(type.code)(\(list)))" : "\(type.code)(\(list))"
    }
}
