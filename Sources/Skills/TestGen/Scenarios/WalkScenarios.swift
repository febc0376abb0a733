import SwiftTools

/// Walks of calls on one value in which a member has its turn again and again, so that it shows what it leaves behind for the
/// others.
struct WalkScenarios {
    let module: [CodeSymbol]

    /// The walks of a declaration; none where nothing is known of how its type is made.
    func scenarios(for symbol: CodeSymbol) -> [Scenario] {
        guard symbol.kind == .method, !symbol.isAsync, !["private", "fileprivate"].contains(symbol.access),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: module),
            let instances = WalkedInstances(own, symbols: module, source: InitializerValues(symbols: module))
        else { return [] }
        return instances.calls(with: symbol).map { start, calls in
            Scenario(
                subjects: [symbol.path.joined(separator: ".")],
                steps: [.bind(name: "subject", code: start, isVariable: true)] + calls.map { .observe($0) },
                isMainActor: symbol.isMainActor)
        }
    }
}
