import SwiftTools

/// Texts made of the case names of the module's string enumerations: mostly these are the raw values. Names are also
/// joined, for a parser that reads one case of each enumeration in turn, such as `x86_64-apple-linux`.
struct CaseTexts {
    /// The case names.
    let all: [String]
    /// One case of each enumeration, joined by a separator from the code: each case once, with the first case of the
    /// other enumerations.
    let joined: [String]

    private static let most = (cases: 60, texts: 120)

    /// Reads a module's enumerations with string raw values.
    ///
    /// - Parameters:
    ///   - graph: the module's symbols.
    ///   - literals: the string literals in the code, among them the separators.
    init(_ graph: SymbolGraph, literals: [String]) {
        let types = graph.symbols.filter { type in
            type.kind == .enumeration
                && graph.members(of: type.path).contains {
                    $0.kind == .initializer && $0.name == "init(rawValue:)" && $0.parameters.first?.type == "String"
                }
        }
        let names = types.map { type in
            graph.members(of: type.path).filter { $0.kind == .enumCase && $0.parameters.isEmpty }.map(\.baseName)
        }.filter { !$0.isEmpty }
        all = Array(names.joined().prefix(Self.most.cases))
        let marks = Set(literals.filter { $0.count == 1 && $0.allSatisfy { !$0.isLetter && !$0.isNumber } })
        let rows = names.indices.flatMap { index in
            names[index].map { name in names.indices.map { $0 == index ? name : names[$0][0] } }
        }
        guard names.count > 1 else {
            joined = []
            return
        }
        let texts = marks.sorted().flatMap { mark in rows.map { $0.joined(separator: mark) } }
        joined = Array(texts.prefix(Self.most.texts))
    }
}
