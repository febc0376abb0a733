import SwiftTools

/// Walks of calls on one value in which a member has its turn again and again, so that it shows what it leaves behind for the
/// others.
struct WalkScenarios {
    let module: [CodeSymbol]

    private static let count = 24
    private static let length = 9

    /// The walks of a declaration; none where nothing is known of how its type is made.
    func scenarios(for symbol: CodeSymbol) -> [Scenario] {
        guard symbol.kind == .method, !symbol.isAsync, !["private", "fileprivate"].contains(symbol.access),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: module),
            let walks = StateWalks(own, symbols: module, source: InitializerValues(symbols: module)),
            !walks.changes.isEmpty
        else { return [] }
        let views = module.filter {
            $0.owner == own.path && $0.kind == .property && !["private", "fileprivate"].contains($0.access)
                && !$0.isAsync && !$0.isThrowing && !$0.declaration.contains("static ")
        }.map { "subject.\($0.baseName)" }
        var chance = SplitMix64(seed: 11)
        return (0..<Self.count).map { number in
            let calls = (0..<Self.length).compactMap { step -> String? in
                let isOwn = step % 3 == 2
                guard let member = isOwn ? symbol : walks.changes.randomElement(using: &chance),
                    let call = walks.use(member, step: step, variant: Int.random(in: 0..<4, using: &chance))
                else { return nil }
                return (member.isThrowing ? "try " : "") + call
            }
            return Scenario(
                subjects: [symbol.path.joined(separator: ".")],
                steps: [.bind(name: "subject", code: walks.starts[number % walks.starts.count], isVariable: true)]
                    + calls.map { .observe($0) } + views.map { .look($0) },
                isMainActor: symbol.isMainActor)
        }
    }
}
