import SwiftTools

/// Instances of a type with state that many different calls were made on before.
struct EffectInstances {
    /// Properties that hold numbers, with their types.
    let numbers: [(name: String, type: SampleType)]
    private let own: OwnType
    private let starts: [String]
    private let changes: [CodeSymbol]
    private let source: any ValueSource

    /// Finds them; `nil` where nothing is known of how the type is made.
    init?(_ own: OwnType, symbols: [CodeSymbol], source: any ValueSource) {
        guard own.kind == .structure || own.kind == .classType, own.generics.isEmpty else { return nil }
        let members = symbols.filter {
            $0.owner == own.path && !["private", "fileprivate"].contains($0.access) && !$0.isAsync && !$0.isThrowing
        }
        self.own = own
        self.source = source
        starts = Self.starts(members, own)
        changes = members.filter { member in
            member.kind == .method && (own.kind == .classType || member.isMutating)
                && !member.parameters.contains { $0.isInout || $0.isVariadic }
        }
        numbers = members.compactMap { property in
            guard property.kind == .property, let type = property.type.map({ SampleType($0) }), type.isNumber else {
                return nil
            }
            return (property.baseName, type)
        }
        guard !starts.isEmpty else { return nil }
    }

    private static func starts(_ members: [CodeSymbol], _ own: OwnType) -> [String] {
        let makers = members.filter { $0.kind == .initializer && !FailingInitializer.isOne($0) }
        return makers.prefix(2).flatMap { maker in
            [10, 3].compactMap { number -> String? in
                var arguments: [String] = []
                for parameter in maker.parameters where !parameter.hasDefault {
                    let value: String
                    switch SampleType(parameter.type) {
                    case .integer: value = "\(number)"
                    case .floating: value = "\(number).0"
                    case .string: value = "\"abc\""
                    case .bool: value = "true"
                    default: return nil
                    }
                    arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
                }
                return "\(own.code)(\(arguments.joined(separator: ", ")))"
            }
        }
    }

    /// Statements that make `subject`: new, and after calls of everything else that changes it.
    ///
    /// - Parameter also: Numbers that are passed besides.
    func setups(but symbol: CodeSymbol, also numbers: [Int] = []) -> [[String]] {
        let others = changes.filter { $0.usr != symbol.usr }
        func steps(_ member: CodeSymbol, _ variant: Int, count: Int) -> [String] {
            (0..<count).compactMap { number in
                call(member, number + variant, also: numbers).map { (member.type == nil ? "" : "_ = ") + $0 }
            }
        }
        // What one of them takes back, another may have put there: each alone, and all of them.
        let alone = others.enumerated().map { steps($1, $0 % 2, count: 6) }
        let together = (1...2).map { variant in others.flatMap { steps($0, variant, count: variant) } }
        var seen: Set<[String]> = []
        return starts.flatMap { start in
            ([[]] + alone.prefix(3) + together).map { ["var subject = \(start)"] + $0.prefix(12) }
        }.filter { seen.insert($0).inserted }
    }

    /// A call on `subject`, with numbers from one on and those that the comment names.
    func call(_ symbol: CodeSymbol, _ variant: Int, also numbers: [Int] = []) -> String? {
        arguments(symbol, variant, also: numbers).map { arguments in
            let list = zip(symbol.parameters.filter { !$0.hasDefault }, arguments).map { parameter, value in
                (parameter.label.map { "\($0): " } ?? "") + value
            }
            return "subject.\(symbol.baseName)(\(list.joined(separator: ", ")))"
        }
    }

    /// What a call passes; `nil` where no value is known.
    func arguments(_ symbol: CodeSymbol, _ variant: Int, also numbers: [Int] = []) -> [String]? {
        let named = (numbers + CommentWords(symbol).numbers).map { String($0) }
        let numbers = named + ["2", "1", "5", "3"]
        var arguments: [String] = []
        for parameter in symbol.parameters where !parameter.hasDefault {
            switch SampleType(parameter.type) {
            case .integer: arguments.append(numbers[variant % numbers.count])
            case .floating: arguments.append(["2.0", "1.0", "4.0"][variant % 3])
            case .string: arguments.append(["\"b\"", "\"a\""][variant % 2])
            case .bool: arguments.append(variant % 2 == 0 ? "true" : "false")
            default:
                let values = source.values(of: parameter.type)
                guard !values.isEmpty else { return nil }
                arguments.append(values[variant % values.count])
            }
        }
        return arguments
    }
}
