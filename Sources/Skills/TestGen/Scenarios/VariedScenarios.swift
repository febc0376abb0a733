import SwiftTools

/// Calls of members on values that differ in each of their parts, so that it shows which part is used where.
struct VariedScenarios {
    let module: [CodeSymbol]

    private static let places = 7
    /// What the numbers that are passed are multiplied by: some lie beyond those that the value holds.
    private static let scales = [1, 4, -1]

    /// Calls with these texts, or of members of what is made of them.
    func scenarios(for symbol: CodeSymbol, texts: [String]) -> [Scenario] {
        guard !symbol.isAsync, !["private", "fileprivate"].contains(symbol.access) else { return [] }
        return texts.flatMap { text -> [Scenario] in
            let values = VariedValues(module: module, text: text)
            func scenario(_ start: [Scenario.Step], _ call: String) -> Scenario {
                Scenario(
                    subjects: [symbol.path.joined(separator: ".")],
                    steps: start + [.observe((symbol.isThrowing ? "try " : "") + call)],
                    isMainActor: symbol.isMainActor)
            }
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: module)
            let receiver =
                own.flatMap { values.receiver($0, 0) }
                ?? (symbol.owner == ["String"] ? SwiftLiteral.string(text) : nil)
            let start = receiver.map { [Scenario.Step.bind(name: "subject", code: $0, isVariable: true)] }
            switch symbol.kind {
            case .property: return start.map { [scenario($0, "subject.\(symbol.baseName)")] } ?? []
            case .method, .function, .typeMethod, .initializer:
                guard let list = values.arguments(symbol.parameters, 0), let base = base(of: symbol, own) else {
                    return []
                }
                if symbol.kind != .method { return [scenario([], "\(base)(\(list))")] }
                return start.map { [scenario($0, "\(base)(\(list))")] } ?? []
            default: return []
            }
        }
    }

    private func base(of symbol: CodeSymbol, _ own: OwnType?) -> String? {
        switch symbol.kind {
        case .method: "subject.\(symbol.baseName)"
        case .function: symbol.baseName
        case .initializer: own?.code
        default: own.map { "\($0.code).\(symbol.baseName)" }
        }
    }

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
