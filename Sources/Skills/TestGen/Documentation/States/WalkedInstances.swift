import SwiftTools

/// Instances of a type with state after a few calls of all that changes it, in orders chosen by chance, always the same.
struct WalkedInstances {
    /// The type.
    let own: OwnType
    private let starts: [String]
    /// All that changes it.
    let changes: [CodeSymbol]
    private let source: any ValueSource

    /// Finds them; `nil` where nothing is known of how the type is made, or nothing changes it.
    init?(_ own: OwnType, symbols: [CodeSymbol], source: any ValueSource) {
        guard own.kind == .structure || own.kind == .classType else { return nil }
        let members = symbols.filter {
            $0.owner == own.path && !["private", "fileprivate"].contains($0.access) && !$0.isAsync
        }
        self.own = own
        self.source = source
        changes = members.filter { member in
            member.kind == .method && (own.kind == .classType || member.isMutating)
                && !member.parameters.contains { $0.isInout || $0.isVariadic }
        }
        var found: [String] = []
        for maker in members where maker.kind == .initializer && !maker.isThrowing && !FailingInitializer.isOne(maker) {
            // What numbers may be passed, a precondition may say.
            for variant in [0, 1, 4] {
                guard let arguments = Self.arguments(maker, variant, own, source) else { continue }
                found.append("\(own.code)(\(arguments))")
            }
        }
        var seen: Set<String> = []
        starts = found.filter { seen.insert($0).inserted }
        guard !starts.isEmpty, !changes.isEmpty else { return nil }
    }

    /// Statements that make `subject`: new, and after some calls.
    ///
    /// - Parameter symbol: what is not called.
    func walks(but symbol: CodeSymbol, count: Int = 6, length: Int = 6) -> [[String]] {
        let others = changes.filter { $0.usr != symbol.usr }
        guard let start = starts.first else { return [] }
        var chance = SplitMix64(seed: 7)
        let walks = (0..<count).map { _ in
            (0..<length).compactMap { step -> String? in
                guard let member = others.randomElement(using: &chance) else { return nil }
                return statement(member, step + Int.random(in: 0..<3, using: &chance))
            }
        }
        // Each after each: what one has put there, the next takes back.
        let each = others.flatMap { one in
            others.map { other in
                [statement(one, 0), statement(one, 1), statement(other, 0)].compactMap(\.self)
            }
        }
        return ([[]] + each.prefix(9) + walks).map { ["var subject = \(start)"] + $0 }
    }

    /// Calls of all that changes it, of a member more often than of others.
    func calls(with symbol: CodeSymbol, count: Int = 24, length: Int = 9) -> [(start: String, calls: [String])] {
        var chance = SplitMix64(seed: 11)
        return (0..<count).map { number in
            let calls = (0..<length).compactMap { step -> String? in
                let isOwn = step % 3 == 2
                guard let member = isOwn ? symbol : changes.randomElement(using: &chance),
                    let call = call(member, Int.random(in: 0..<4, using: &chance))
                else { return nil }
                return (member.isThrowing ? "try " : "") + call
            }
            return (starts[number % starts.count], calls)
        }
    }

    /// A call whose result is thrown away.
    func statement(_ symbol: CodeSymbol, _ variant: Int) -> String? {
        call(symbol, variant).map { (symbol.isThrowing ? "_ = try? " : symbol.type == nil ? "" : "_ = ") + $0 }
    }

    /// A call on `subject`.
    func call(_ symbol: CodeSymbol, _ variant: Int) -> String? {
        Self.arguments(symbol, variant, own, source).map { "subject.\(symbol.baseName)(\($0))" }
    }

    private static func arguments(_ symbol: CodeSymbol, _ variant: Int, _ own: OwnType, _ source: any ValueSource)
        -> String?
    {
        let choice = GenericChoice(symbol, also: own.generics)
        var list: [String] = []
        for (place, parameter) in symbol.parameters.enumerated() where !parameter.hasDefault {
            guard let value = value(SampleType(choice.resolve(parameter.type)), variant + place, source) else {
                return nil
            }
            list.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return list.joined(separator: ", ")
    }

    /// A value of a type; the same variant is the same value.
    static func value(_ type: SampleType, _ variant: Int, _ source: any ValueSource) -> String? {
        switch type {
        case .integer: return ["3", "5", "2", "9", "10", "20"][variant % 6]
        case .floating: return ["3.0", "5.0", "2.0", "9.0", "10.0", "20.0"][variant % 6]
        case .string: return ["\"b\"", "\"a\"", "\"c\""][variant % 3]
        case .character: return ["\"b\"", "\"a\"", "\"c\""][variant % 3]
        case .bool: return variant % 2 == 0 ? "true" : "false"
        case .optional(let wrapped): return value(wrapped, variant, source)
        case .array(let element):
            let values = (0..<2).compactMap { value(element, variant + $0, source) }
            return values.count == 2 ? "[\(values.joined(separator: ", "))]" : nil
        case .set, .closedRange, .range: return nil
        case .other(let name):
            guard !name.contains("->") else { return nil }
            let values = source.values(of: name)
            return values.isEmpty ? nil : values[variant % values.count]
        }
    }
}
