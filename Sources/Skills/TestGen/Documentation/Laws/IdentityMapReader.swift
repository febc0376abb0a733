import SwiftTools

/// That what maps the values it holds is as it was where each is mapped to itself.
///
/// This is the first law of functors; a `map` whose comment says that it transforms values, and whose result is of its own type
/// with other values, is one.
struct IdentityMapReader: LawReader {
    let calls: LawCalls

    private static let names: Set<String> = ["map", "mapValues", "mapValue", "mapped", "mapElements", "mapLeaves"]
    private static let words = [
        "transform", "transforms", "transformed", "mapped", "maps", "mapping", "applied", "applying", "applies",
    ]
    private static let mostInstances = 8

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion, sentence == comment.first, sentence.says(Self.words), symbol.kind == .method,
            Self.names.contains(symbol.baseName), !symbol.isMutating, !symbol.isAsync, symbol.parameters.count == 1,
            !symbol.parameters[0].type.contains("async"), symbol.parameters[0].type.contains("->"),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.generics.count == 1, own.kind != .classType, own.kind != .actorType,
            symbol.genericParameters.contains(where: { symbol.type == "\(symbol.owner.last ?? "")<\($0)>" })
        else { return [] }
        let label = symbol.parameters[0].label.map { "\($0): " } ?? ""
        // Cases are told apart by their descriptions, everything else by its own equality.
        let isEnumeration = own.kind == .enumeration
        func shown(_ code: String) -> String { isEnumeration ? "String(describing: \(code))" : code }
        return instances(own).prefix(Self.mostInstances).compactMap { value in
            calls.context.expectation(
                sentence.text, ["let subject: \(own.code) = \(value)"],
                shown("subject.\(symbol.baseName)(\(label){ (value: Int) -> Int in value })"),
                .equals(shown("subject")))?.risky
        }
    }

    /// Some of the type that hold whole numbers: each case of an enumeration, or what initialisers make.
    private func instances(_ own: OwnType) -> [String] {
        let source = calls.candidates.source
        let module = calls.context.module
        let cases = module.filter { $0.kind == .enumCase && $0.owner == own.path }
        guard !cases.isEmpty else {
            // What is kept out of sight may have no order of its own, which a description would show.
            guard module.contains(where: { $0.path == own.path && $0.conformances.contains("Equatable") }) else {
                return []
            }
            return source.values(of: own.code).filter { !$0.hasPrefix("try") && !$0.contains("#") }
        }
        guard !cases.flatMap(\.parameters).contains(where: { $0.type.isDictionary || $0.type.contains("Set<") }) else {
            return []
        }
        return cases.compactMap { symbol in
            let choice = GenericChoice(symbol, also: own.generics)
            let values = symbol.parameters.compactMap { parameter in
                source.values(of: choice.resolve(parameter.type)).first.map {
                    (parameter.label.map { "\($0): " } ?? "") + $0
                }
            }
            guard values.count == symbol.parameters.count else { return nil }
            return "\(own.code).\(symbol.baseName)"
                + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
    }
}
