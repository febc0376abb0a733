import SwiftTools

/// Walks of calls with values out of few on one value, so that calls are about the same things as those before them.
struct SmallWalks {
    let module: [CodeSymbol]
    /// Texts besides the usual ones.
    var texts: [String] = []

    private static let count = 40
    private static let length = 28

    /// The walks of the type that a declaration belongs to, or plain calls where nothing changes its values; none where
    /// nothing is known of how it is made.
    func scenarios(for symbol: CodeSymbol) -> [Scenario] {
        guard let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: module), own.generics.isEmpty,
            own.kind == .structure || own.kind == .classType || own.kind == .enumeration
        else { return [] }
        let members = module.filter {
            $0.owner == own.path && !["private", "fileprivate"].contains($0.access) && !$0.isAsync && $0.isAvailable
        }
        let calls = members.filter { member in
            member.kind == .method && !member.parameters.contains { $0.isInout || $0.type.contains("->") }
                && member.genericParameters.isEmpty
        }
        let changes = calls.filter { own.kind == .classType || $0.isMutating }
        let looks = members.filter { $0.kind == .property && !$0.isThrowing }.prefix(6)
        var chance = SplitMix64(seed: 11)
        let values = SmallValues(module: module, texts: texts)
        guard !changes.isEmpty else { return plain(symbol, own, values) }
        return (0..<Self.count).compactMap { _ -> Scenario? in
            guard let start = values.value(own.code, in: [], &chance, depth: -1) else { return nil }
            var steps: [Scenario.Step] = [.bind(name: "subject", code: start, isVariable: own.kind == .structure)]
            // Few of them at a time: what one refuses ends the walk.
            let few = Array(changes.filter { $0.usr != symbol.usr }.shuffled(using: &chance).prefix(2))
            let mine = symbol.kind == .method ? [symbol] : []
            let others = few.isEmpty ? mine : few
            var place = 0
            while place < Self.length {
                let pool =
                    place % 6 == 5
                    ? calls.filter { !changes.contains($0) }
                    : place > 1 && Int.random(in: 0..<2, using: &chance) == 0 && !mine.isEmpty ? mine : others
                place += 1
                guard let member = pool.randomElement(using: &chance) else { continue }
                // What has come to an end, and what was filled, shows after several of one kind.
                for _ in 0..<Int.random(in: 1..<(member.parameters.isEmpty ? 6 : 4), using: &chance) {
                    guard let list = values.arguments(member.parameters, in: own.path, &chance) else { break }
                    let call = "\(member.isThrowing ? "try " : "")subject.\(member.baseName)(\(list))"
                    steps.append(member.type == nil && !member.isThrowing ? .perform(call) : .observe(call))
                    place += 1
                }
                if place % 2 == 0 { steps += looks.prefix(3).map { .look("subject.\($0.baseName)") } }
            }
            steps += looks.map { .look("subject.\($0.baseName)") }
            return Scenario(
                subjects: [symbol.path.joined(separator: ".")], steps: steps, isMainActor: symbol.isMainActor)
        }
    }

    /// Calls on values that nothing changes.
    private func plain(_ symbol: CodeSymbol, _ own: OwnType, _ values: SmallValues) -> [Scenario] {
        guard symbol.kind == .method || symbol.kind == .property, !symbol.isAsync else { return [] }
        var chance = SplitMix64(seed: 13)
        return (0..<Self.count).compactMap { _ -> Scenario? in
            guard let start = values.value(own.code, in: [], &chance, depth: -1),
                let list = values.arguments(symbol.parameters, in: own.path, &chance)
            else { return nil }
            let call = "subject.\(symbol.baseName)" + (symbol.kind == .method ? "(\(list))" : "")
            return Scenario(
                subjects: [symbol.path.joined(separator: ".")],
                steps: [
                    .bind(name: "subject", code: start, isVariable: false),
                    .observe((symbol.isThrowing ? "try " : "") + call),
                ], isMainActor: symbol.isMainActor)
        }
    }
}
