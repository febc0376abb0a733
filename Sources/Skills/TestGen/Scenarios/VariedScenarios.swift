import SwiftTools

/// Calls of members on values that differ in each of their parts, so that it shows which part is used where.
struct VariedScenarios {
    let module: [CodeSymbol]

    private static let places = 7
    /// What the numbers that are passed are multiplied by: some lie beyond those that the value holds.
    private static let scales = [1, 4, -1]

    /// Calls of a declaration; none where nothing is known of how its type is made.
    func scenarios(for symbol: CodeSymbol) -> [Scenario] {
        guard symbol.kind == .method || symbol.kind == .property, !symbol.isAsync,
            !["private", "fileprivate"].contains(symbol.access), symbol.kind == .method || symbol.parameters.isEmpty,
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: module),
            own.kind == .structure || own.kind == .classType
        else { return [] }
        let values = VariedValues(module: module)
        var starts = (0..<Self.places).compactMap { place in
            values.receiver(own, place).map { [Scenario.Step.bind(name: "subject", code: $0, isVariable: true)] }
        }
        starts += values.fillings(of: own).map { $0.map { Scenario.Step.perform($0) } }
        let scales = symbol.parameters.isEmpty ? [1] : Self.scales
        return starts.enumerated().flatMap { place, start in
            scales.compactMap { scale -> Scenario? in
                guard let list = values.arguments(symbol.parameters, place + 2, times: scale) else { return nil }
                let call = "subject.\(symbol.baseName)" + (symbol.kind == .method ? "(\(list))" : "")
                return Scenario(
                    subjects: [symbol.path.joined(separator: ".")],
                    steps: start + [.observe((symbol.isThrowing ? "try " : "") + call), .look("subject")],
                    isMainActor: symbol.isMainActor)
            }
        }
    }
}
