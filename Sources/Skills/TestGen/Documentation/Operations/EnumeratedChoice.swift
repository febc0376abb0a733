import SwiftTools

/// A case of an enumeration that every call gets alike: with `align: .center` a function that pads is one that centres.
struct EnumeratedChoice: Sendable {
    /// The case's name.
    let name: String
    /// The parameter's name and the case, as Swift writes it.
    let fixed: [String: String]

    private static let most = 5

    /// The choices of a declaration with one parameter of such a type; none where it has none, or several.
    static func all(of symbol: CodeSymbol, symbols: [CodeSymbol]) -> [EnumeratedChoice] {
        let found = symbol.parameters.compactMap { parameter -> [EnumeratedChoice]? in
            guard case .other(let name) = SampleType(parameter.type), !name.contains("->"),
                let own = OwnType(name, in: symbol.owner, symbols: symbols), own.kind == .enumeration,
                NamedCases(name, in: symbol.owner, symbols: symbols) == nil
            else { return nil }
            let cases = symbols.filter { $0.owner == own.path && $0.kind == .enumCase }
            guard (2...most).contains(cases.count), !cases.contains(where: { $0.name.contains("(") }) else {
                return nil
            }
            return cases.map {
                EnumeratedChoice(name: $0.baseName, fixed: [parameter.name: "\(own.code).\($0.baseName)"])
            }
        }
        return found.count == 1 ? found[0] : []
    }
}
