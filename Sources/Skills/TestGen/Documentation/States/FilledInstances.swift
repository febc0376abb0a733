import SwiftTools

/// Instances of a type with state, empty and after a few calls that put something into them.
struct FilledInstances {
    /// The type, as Swift writes it.
    let type: String
    /// Properties whose values can be compared, with their types.
    let properties: [(name: String, type: SampleType)]
    private let start: String
    private let adder: CodeSymbol
    private let source: any ValueSource
    private let generics: [String]

    private static let adders: Set<String> = [
        "add", "insert", "append", "push", "enqueue", "store", "set", "put", "record", "register", "deposit",
        "schedule",
        "post", "log", "book", "offer", "write", "visit", "setValue", "addLast", "pushBack", "addEdge", "connect",
        "increment", "award", "receive", "restock",
    ]
    private static let capacities: Set<String> = ["capacity", "limit", "maxcount", "maximumcount", "size", "maxsize"]

    /// Finds how a type is made and filled; `nil` where it is made of other things, or nothing is put into it.
    init?(_ own: OwnType, symbols: [CodeSymbol], source: any ValueSource) {
        let members = symbols.filter {
            $0.owner == own.path && !["private", "fileprivate"].contains($0.access) && !$0.isAsync
        }
        let adders = members.filter { member in
            member.kind == .method && Self.adders.contains(member.baseName)
                && member.parameters.contains { !$0.hasDefault } && !member.parameters.contains(where: \.isInout)
                && (own.kind == .classType || member.isMutating)
        }
        guard own.kind == .structure || own.kind == .classType,
            let adder = adders.min(by: { $0.parameters.count < $1.parameters.count }),
            let start = Self.start(members, own)
        else { return nil }
        type = own.code
        generics = own.generics
        self.start = start
        self.adder = adder
        self.source = source
        let choice = GenericChoice(adder, also: own.generics)
        properties = members.filter { $0.kind == .property && !$0.isThrowing }.compactMap { property in
            let type = SampleType(choice.resolve(property.type ?? ""))
            return type.isPlain ? (property.baseName, type) : nil
        }
    }

    private static func start(_ members: [CodeSymbol], _ own: OwnType) -> String? {
        for maker in members where maker.kind == .initializer && !maker.isThrowing {
            guard !maker.declaration.contains("init?") else { continue }
            let needed = maker.parameters.filter { !$0.hasDefault }
            if needed.isEmpty { return "\(own.code)()" }
            if needed.count == 1, needed[0].type == "Int", capacities.contains(needed[0].name.lowercased()) {
                return "\(own.code)(\(needed[0].label.map { "\($0): " } ?? "")4)"
            }
        }
        return nil
    }

    /// Statements that make `subject`: empty, with one thing in it, and with three.
    var setups: [[String]] {
        let calls = (0..<3).compactMap { call(adder, variant: $0) }
        guard calls.count == 3 else { return [] }
        let effect = adder.isThrowing ? "_ = try? " : adder.type == nil ? "" : "_ = "
        let steps = calls.map { effect + $0 }
        return [0, 1, 3].map { ["var subject = \(start)"] + steps.prefix($0) }
    }

    /// A call on `subject` with values of which some, but not all, were put into it.
    func call(_ symbol: CodeSymbol, variant: Int) -> String? {
        let choice = GenericChoice(symbol, also: generics)
        var arguments: [String] = []
        for parameter in symbol.parameters where !parameter.hasDefault {
            guard !parameter.isInout, !parameter.isVariadic,
                let value = value(SampleType(choice.resolve(parameter.type)), variant)
            else { return nil }
            arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        guard symbol.kind == .method else { return nil }
        return "subject.\(symbol.baseName)(\(arguments.joined(separator: ", ")))"
    }

    private func value(_ type: SampleType, _ variant: Int) -> String? {
        switch type {
        case .integer: return ["2", "5", "3", "9"][variant % 4]
        case .floating: return ["2.0", "5.0", "3.0", "9.0"][variant % 4]
        case .string: return ["\"b\"", "\"a\"", "\"c\"", "\"zz\""][variant % 4]
        case .character: return ["\"b\"", "\"a\"", "\"c\"", "\"z\""][variant % 4]
        case .bool: return variant % 2 == 0 ? "true" : "false"
        case .optional(let wrapped): return value(wrapped, variant)
        case .array, .set, .closedRange, .range: return nil
        case .other(let name):
            guard !name.contains("->") else { return nil }
            let values = source.values(of: name)
            return values.isEmpty ? nil : values[variant % values.count]
        }
    }
}

extension SampleType {
    /// Whether values of it are plain ones that can be compared.
    var isPlain: Bool {
        switch self {
        case .integer, .bool, .string, .character, .floating: true
        case .array(let element), .set(let element), .optional(let element): element.isPlain
        default: false
        }
    }
}
