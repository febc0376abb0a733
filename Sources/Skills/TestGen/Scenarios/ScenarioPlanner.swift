import SwiftTools

/// Plans the scenarios for declarations: single calls with well-chosen arguments, and sequences of calls on one value.
struct ScenarioPlanner {
    let graph: SymbolGraph
    let pool: ValuePool
    /// The declarations to try, in source order.
    let targets: [CodeSymbol]

    /// A factor from 1 to 4 on the number of calls per declaration: with few declarations, each gets more.
    var breadth: Int {
        let called = targets.count { !$0.kind.isType && !$0.parameters.isEmpty }
        return max(1, min(4, 12 / max(1, called)))
    }

    /// The scenarios, grouped by declaration.
    ///
    /// - Parameter most: the most scenarios. Beyond it, every declaration keeps the same number of its first ones.
    func plan(most: Int) -> [Scenario] {
        var groups = targets.filter(isReachable).map { scenarios(for: $0) }
        let walks = RandomWalks(planner: self)
        let laws = LawScenarios(planner: self)
        let collections = CollectionScenarios(planner: self)
        for type in targets where type.kind.isType {
            groups += [laws.plan(type), collections.plan(type), walks.plan(type)]
        }
        var seen: Set<[Scenario.Step]> = []
        groups = groups.map { $0.filter { seen.insert($0.steps).inserted } }
        var share = groups.map(\.count).max() ?? 0
        if groups.reduce(0, { $0 + $1.count }) > most {
            share = (0..<share).last { share in groups.reduce(0) { $0 + min($1.count, share) } <= most } ?? 0
        }
        return groups.flatMap { $0.prefix(share) }.map(\.noting)
    }

    /// Whether a test in another module can reach it.
    private func isReachable(_ symbol: CodeSymbol) -> Bool {
        symbol.isAvailable && symbol.access != "private" && symbol.access != "fileprivate"
            && !symbol.name.hasPrefix("__")
    }

    private func scenarios(for symbol: CodeSymbol) -> [Scenario] {
        GenericBinding.choices(symbol, in: graph).flatMap { scenarios(for: symbol, $0) }
    }

    private func scenarios(for symbol: CodeSymbol, _ binding: GenericBinding) -> [Scenario] {
        let calls = CallWriter(planner: self, symbol: symbol, binding: binding)
        switch symbol.kind {
        case .function, .typeMethod, .operatorFunction: return calls.withoutReceiver()
        case .initializer: return calls.initializers()
        case .method: return calls.onReceivers()
        case .property: return calls.properties()
        case .variable, .typeProperty: return calls.constants()
        case .subscriptMember: return calls.subscripts()
        default: return []
        }
    }

    /// Receivers to call a member on, the most useful first.
    func receivers(_ type: TypeExpression, limit: Int) -> [String] { Array(pool.values(of: type).prefix(limit)) }

    /// Members to observe on a value of this type besides the value itself: `.count`, `.isEmpty`.
    func views(of type: TypeExpression) -> [String] {
        guard case .named(let name, _) = type else { return [] }
        let path = name.split(separator: "<").first.map { $0.split(separator: ".").map(String.init) } ?? []
        guard let symbol = graph.type(at: path), symbol.kind != .actorType else { return [] }
        let properties = graph.members(of: path).filter {
            $0.kind == .property && isReachable($0) && !$0.isAsync && !$0.isThrowing && !$0.isMutating
                && $0.name != "hashValue"
        }
        // A property of the same type shows nothing new, and one with extra constraints may not exist here.
        let isShown = properties.contains { property in
            (property.type ?? "").prefix { $0 != "<" } != path.joined(separator: ".")
                && property.constraints.allSatisfy { symbol.constraints.contains($0) || $0.left == "Self" }
        }
        guard !isShown, symbol.kind == .structure else { return properties.prefix(10).map { ".\($0.baseName)" } }
        return renderings(of: symbol)
    }

    private static let plainResults: Set<String> = [
        "String", "Int", "Double", "Bool", "Character", "[String]", "[Int]",
    ]
    private static let mostRenderings = 3

    /// Methods without arguments and with a plain result, for a structure that shows nothing of its contents, such as
    /// one that wraps a closure. They are its own and those of the module's protocols it conforms to.
    private func renderings(of type: CodeSymbol) -> [String] {
        let protocols = type.conformances.sorted().filter(graph.declares(protocol:))
        let members = ([type.path] + protocols.map { [$0] }).flatMap { graph.members(of: $0) }
        var seen: Set<String> = []
        return members.filter { member in
            member.kind == .method && isReachable(member) && !member.isAsync && !member.isThrowing && !member.isMutating
                && member.constraints.allSatisfy { $0.left == "Self" } && member.parameters.allSatisfy(\.hasDefault)
                && Self.plainResults.contains(member.type ?? "") && seen.insert(member.baseName).inserted
        }.prefix(Self.mostRenderings).map { ".\($0.baseName)()" }
    }
}
