import SwiftTools

/// Reads that a range's values are in a type after it was added: `Adds every integer in the range`, `whether a value is in
/// the set`.
struct RangeMembershipReader: LawReader {
    let calls: LawCalls

    private static let adders: Set<String> = ["insert", "add", "include", "formUnion", "append", "mark", "cover"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion || role == .returns, symbol.kind == .method, symbol.type == "Bool",
            !symbol.isMutating, !symbol.isThrowing,
            ["contains", "covers", "includes", "isCovered"].contains(symbol.baseName),
            sentence.plain.hasPrefix("whether") || sentence.says(["returns whether", "`true` if", "true if"]),
            sentence.says(["in", "contains", "contained", "covered", "belongs", "included", "member"]),
            symbol.parameters.count == 1, SampleType(symbol.parameters[0].type) == .integer("Int"),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.generics.isEmpty
        else { return [] }
        let members = calls.context.module.filter {
            $0.owner == own.path && !["private", "fileprivate"].contains($0.access) && !$0.isThrowing && !$0.isAsync
        }
        let adders = members.filter { member in
            member.kind == .method && Self.adders.contains(member.baseName)
                && (member.isMutating || own.kind == .classType)
                && member.parameters.filter { !$0.hasDefault }.count == 1 && range(member) != nil
                && DocumentationSentence.all(in: member.documentation).contains {
                    $0.says(["every", "all", "each"]) && $0.says(["adds", "inserts", "includes", "marks", "covers"])
                        && !$0.says(["not", "except", "unless"])
                }
        }
        guard adders.count == 1, let adder = adders.first, let isClosed = range(adder),
            members.contains(where: {
                $0.kind == .initializer && $0.parameters.allSatisfy(\.hasDefault) && !FailingInitializer.isOne($0)
            })
        else { return [] }
        let label = symbol.parameters[0].label.map { "\($0): " } ?? ""
        let name = adder.parameters.first { !$0.hasDefault }?.label.map { "\($0): " } ?? ""
        let discard = adder.type == nil ? "" : "_ = "
        let spans = [(2, 5), (10, 14), (20, 20)].filter { isClosed || $0.0 < $0.1 }
        let setup =
            ["var subject = \(own.code)()"]
            + spans.map { "\(discard)subject.\(adder.baseName)(\(name)\($0.0)\(isClosed ? "..." : "..<")\($0.1))" }
        return [1, 2, 3, 4, 5, 6, 9, 10, 12, 13, 14, 15, 19, 20, 21].compactMap { value in
            let isIn = spans.contains { $0.0 <= value && (isClosed ? value <= $0.1 : value < $0.1) }
            return calls.context.expectation(
                sentence.text, setup, "subject.\(symbol.baseName)(\(label)\(value))", isIn ? .isTrue : .isFalse)?.risky
        }
    }

    /// Whether what is added is a closed range; `nil` where it is none.
    private func range(_ member: CodeSymbol) -> Bool? {
        switch SampleType(member.parameters.first { !$0.hasDefault }?.type ?? "") {
        case .closedRange(.integer("Int")): true
        case .range(.integer("Int")): false
        default: nil
        }
    }
}
