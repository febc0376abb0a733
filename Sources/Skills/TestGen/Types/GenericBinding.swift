import SwiftTools

/// The concrete types that replace a declaration's generic parameters in a test: `Element` is `Int`, `Self` is `[Int]`.
struct GenericBinding: Hashable, Sendable {
    private var types: [String: TypeExpression]
    /// Type aliases of the declaration's own type: `Base`, `Base.Index`.
    private var aliases: [String: TypeExpression] = [:]
    /// Associated types of the module's own protocols, for each parameter that is bound to one of its types.
    private var associated: [String: [String: TypeExpression]] = [:]

    /// The bindings worth trying, the default one first:
    ///
    /// - Members of a standard protocol's extension are also tried on a type that offers no more than the protocol: the
    ///   usual array may have a better implementation of its own.
    /// - Members of an extension of the module's own protocol are tried on a few conforming types.
    /// - Integers are also tried as `UInt8`, whose limits are easy to reach.
    static func choices(_ symbol: CodeSymbol, in graph: SymbolGraph) -> [GenericBinding] {
        guard let first = GenericBinding(symbol, in: graph) else { return [] }
        if symbol.owner.count == 1, graph.declares(protocol: symbol.owner[0]) {
            let others = first.others(than: first.types["Self"], symbol, graph)
            return ([first] + others).filter { $0.meetsDemands(symbol, graph) }
        }
        let texts = first.types.filter { $0.key != "Self" && $0.value == .named("String", []) }
        if !texts.isEmpty, symbol.constraints.contains(where: { $0.right == "StringProtocol" }) {
            // `String` often has its own overload.
            var second = first
            for parameter in texts.keys { second.types[parameter] = .named("Substring", []) }
            return [first, second]
        }
        if let small = first.small(symbol) { return [first, small] }
        guard symbol.owner.count == 1, case .array(let element)? = first.types["Self"],
            let plain = StandardTypes.plainest(symbol.owner[0], element: element),
            !symbol.constraints.contains(where: { $0.left.hasPrefix("Self.") && $0.left != "Self.Element" })
        else { return [first] }
        var second = first
        second.types["Self"] = plain
        return [first, second]
    }

    /// Copies with other types of the module that conform to the symbol's protocol.
    private func others(
        than own: TypeExpression?, _ symbol: CodeSymbol, _ graph: SymbolGraph
    ) -> [GenericBinding] {
        let conforming = ConformingTypes(graph: graph)
        return conforming.types([symbol.owner[0]]).filter { $0 != own }.prefix(Self.mostOthers).map { type in
            var other = self
            other.types["Self"] = type
            other.associated["Self"] = conforming.associated(of: type)
            return other
        }
    }

    private static let mostOthers = 2

    private func meetsDemands(_ symbol: CodeSymbol, _ graph: SymbolGraph) -> Bool {
        ConformingTypes(graph: graph).meets(symbol.constraints, associated["Self"] ?? [:])
    }

    /// A copy with `UInt8` for `Int` wherever any integer type is allowed; `nil` if there is none.
    private func small(_ symbol: CodeSymbol) -> GenericBinding? {
        let demands = Dictionary(grouping: symbol.constraints.filter { $0.kind == .conformance }, by: \.left)
            .mapValues { Set($0.map(\.right)) }
        let integers = types.filter { parameter, type in
            var protocols = demands[parameter] ?? []
            if parameter == "Self", let owner = symbol.owner.first { protocols.insert(owner) }
            return type == .named("Int", []) && !protocols.isDisjoint(with: ["BinaryInteger", "FixedWidthInteger"])
                && protocols.isDisjoint(with: ["SignedInteger", "SignedNumeric"])
        }
        guard !integers.isEmpty else { return nil }
        var small = self
        for parameter in integers.keys { small.types[parameter] = .named("UInt8", []) }
        return small
    }

    /// Finds types that meet a declaration's constraints.
    ///
    /// - Returns: `nil` if no known type meets a constraint.
    init?(_ symbol: CodeSymbol, in graph: SymbolGraph) {
        var parameters = symbol.genericParameters
        let owner = symbol.owner.first ?? ""
        let isInProtocol =
            symbol.owner.count == 1 && !symbol.kind.isType
            && (StandardTypes.isProtocol(owner)
                || graph.declares(protocol: owner))
        if isInProtocol { parameters.insert("Self", at: 0) }
        var types: [String: TypeExpression] = [:]
        for parameter in parameters {
            guard
                let type = Self.type(
                    for: parameter, symbol.constraints,
                    alsoProtocol: parameter == "Self" ? owner : nil, known: types, graph)
            else { return nil }
            types[parameter] = type
            let own = ConformingTypes(graph: graph).associated(of: type)
            if !own.isEmpty { associated[parameter] = own }
        }
        self.types = types
        aliases = TypeAliases(graph: graph).names(in: symbol.kind.isType ? symbol.path : symbol.owner)
    }

    /// Makes the binding for a member that an extension of one of the module's own protocols adds to a type.
    ///
    /// - Returns: `nil` if the type does not meet the extension's constraints.
    init?(_ symbol: CodeSymbol, on type: TypeExpression, in graph: SymbolGraph) {
        guard var binding = GenericBinding(symbol, in: graph) else { return nil }
        binding.types["Self"] = type
        binding.associated["Self"] = ConformingTypes(graph: graph).associated(of: type)
        guard binding.meetsDemands(symbol, graph) else { return nil }
        self = binding
    }

    /// A binding for declarations without generic parameters.
    init() { types = [:] }

    private static func type(
        for parameter: String, _ constraints: [CodeSymbol.Constraint], alsoProtocol: String?,
        known: [String: TypeExpression], _ graph: SymbolGraph
    ) -> TypeExpression? {
        func resolved(_ text: String) -> TypeExpression? {
            let binding = GenericBinding(types: known)
            let type = binding.resolve(TypeExpression(text))
            return binding.isConcrete(type) ? type : nil
        }
        for constraint in constraints where constraint.kind == .sameType {
            if constraint.left == parameter, let type = resolved(constraint.right) { return type }
            if constraint.right == parameter, let type = resolved(constraint.left) { return type }
        }
        var protocols = Set(constraints.filter { $0.kind == .conformance && $0.left == parameter }.map(\.right))
        if let alsoProtocol { protocols.insert(alsoProtocol) }
        if protocols.contains(where: StandardTypes.isSequence) {
            return sequence(parameter, protocols, constraints, resolved: resolved)
        }
        if let type = StandardTypes.type(conformingTo: protocols) { return type }
        return ConformingTypes(graph: graph).types(protocols).first ?? declared(toConform: protocols, graph)
            ?? extended(toMeet: protocols, graph)
    }

    /// A standard type that the module conforms to these protocols of its own: `extension Int: TreeKey {}`.
    private static func declared(toConform protocols: Set<String>, _ graph: SymbolGraph) -> TypeExpression? {
        let own = protocols.filter(graph.declares(protocol:))
        guard !own.isEmpty, protocols.subtracting(own).isSubset(of: usual) else { return nil }
        let names = graph.extendedConformances.filter { own.isSubset(of: $0.value) && StandardValues.isKnown($0.key) }
            .keys
        return (["Int", "String"].first(where: names.contains) ?? names.sorted().first).map { .named($0, []) }
    }

    /// The protocols that every standard type with known values conforms to.
    private static let usual: Set<String> = ["Hashable", "Equatable", "Sendable", "Copyable", "Escapable"]

    /// A standard type that the module extends with all members these protocols of its own require: `CGPoint` if there
    /// is a conditionally compiled `extension CGPoint: TreePoint`.
    private static func extended(toMeet protocols: Set<String>, _ graph: SymbolGraph) -> TypeExpression? {
        let own = protocols.filter { !StandardTypes.isProtocol($0) }
        var demanded: Set<String> = []
        for name in own {
            let members = graph.symbols.filter { $0.owner == [name] }.map(\.name)
            guard !members.isEmpty else { return nil }
            demanded.formUnion(members)
        }
        guard !demanded.isEmpty else { return nil }
        let members = Dictionary(grouping: graph.symbols.filter { $0.owner.count == 1 }) { $0.owner[0] }
        return members.keys.sorted().first { owner in
            graph.type(at: [owner]) == nil && !own.contains(owner) && StandardValues.isKnown(owner)
                && demanded.isSubset(of: members[owner]?.map(\.name) ?? [])
        }.map { .named($0, []) }
    }

    /// A sequence type whose elements meet the constraints.
    private static func sequence(
        _ parameter: String, _ protocols: Set<String>, _ constraints: [CodeSymbol.Constraint],
        resolved: (String) -> TypeExpression?
    ) -> TypeExpression? {
        guard protocols.allSatisfy(StandardTypes.isProtocol) else { return nil }
        let element = "\(parameter).Element"
        for constraint in constraints where constraint.kind == .sameType {
            let other = constraint.left == element ? constraint.right : constraint.left
            guard constraint.left == element || constraint.right == element else {
                if constraint.left == "\(parameter).SubSequence", constraint.right == "Substring" {
                    return .named("String", [])
                }
                continue
            }
            if other == "Character" { return .named("String", []) }
            if let type = resolved(other) { return .array(type) }
        }
        let demands = Set(constraints.filter { $0.kind == .conformance && $0.left == element }.map(\.right))
        guard let type = StandardTypes.type(conformingTo: demands) else { return nil }
        return .array(type)
    }

    private init(types: [String: TypeExpression]) { self.types = types }

    /// The type with generic parameters, associated types and aliases replaced.
    func resolve(_ type: TypeExpression) -> TypeExpression {
        type.replacing { name in
            if let type = types[name] { return type }
            for key in [name, Self.behindArguments(name)] {
                guard let type = aliases[key] else { continue }
                // Another type may use the same name, so replace it only once.
                var rest = self
                rest.aliases[key] = nil
                return rest.resolve(type)
            }
            guard let dot = name.firstIndex(of: ".") else {
                // In a protocol's own extension, its associated types need no `Self.`.
                return associated["Self"]?[name]
                    ?? types["Self"].flatMap { StandardTypes.associated(name, of: $0) }
            }
            let rest = String(name[name.index(after: dot)...])
            if let type = associated[String(name[..<dot])]?[rest] { return type }
            return types[String(name[..<dot])].flatMap { base in
                rest.split(separator: ".").reduce(Optional(base)) { type, part in
                    type.flatMap { StandardTypes.associated(String(part), of: $0) }
                }
            }
        }
    }

    /// `Slice<Key, Value>.Base.Index` → `Base.Index`
    private static func behindArguments(_ name: String) -> String {
        name.ranges(of: ">.").last.map { String(name[$0.upperBound...]) } ?? ""
    }

    /// Whether no generic parameter is left in a type.
    private func isConcrete(_ type: TypeExpression) -> Bool {
        var isConcrete = true
        _ = type.replacing { name in
            let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
            if isPlain, name.contains(".") || name.count <= 1 { isConcrete = false }
            return nil
        }
        return isConcrete
    }

    /// The type for this parameter.
    subscript(parameter: String) -> TypeExpression? { types[parameter] }

    /// The type that has the declaration as a member: `Heap<Int>`; `[Int]` for an extension of `Collection`.
    ///
    /// - Returns: `nil` for a top-level declaration.
    func receiver(of symbol: CodeSymbol, in graph: SymbolGraph) -> TypeExpression? {
        guard let outermost = symbol.owner.first else { return nil }
        if symbol.owner.count == 1, let type = types["Self"] { return type }
        if symbol.owner.count == 1, graph.type(at: symbol.owner) == nil,
            let type = StandardTypes.extended(outermost, parameter: { types[$0] ?? .named("Int", []) })
        {
            return type
        }
        return nominal(symbol.owner, in: graph)
    }

    /// A type of the module with its generic arguments: `Tree<Int>.Node`.
    func nominal(_ path: [String], in graph: SymbolGraph) -> TypeExpression {
        var name = ""
        var written: Set<String> = []
        for count in 1...path.count {
            name += (name.isEmpty ? "" : ".") + path[count - 1]
            guard let type = graph.type(at: Array(path[..<count])) else { continue }
            let own = type.genericParameters.filter { written.insert($0).inserted }
            guard !own.isEmpty else { continue }
            let arguments = own.map { types[$0] ?? .named("Int", []) }
            if count == path.count { return .named(name, arguments) }
            name += "<\(arguments.map(\.text).joined(separator: ", "))>"
        }
        return .named(name, [])
    }
}
