import SwiftTools

/// Reads that taking over another one is adding what was added to that: `as though each had been added here one by one`.
struct MergeReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let names = ["merge", "combine", "add", "absorb", "formUnion", "append", "include", "join", "fold"]
    private static let lists: [([Int], [Int])] = [
        ([4, 10], [1, 6, 7]), ([5], [9, 2]), ([3, 8, 1], [12]), ([], [2, 7]),
    ]
    private static let mostLooks = 8

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        let own = [walks.own.code, walks.own.path.last ?? "", "Self"]
        guard role != nil, role != .throwing, symbol.kind == .method, !symbol.isThrowing, symbol.parameters.count == 1,
            own.contains(symbol.parameters[0].type), symbol.isMutating,
            Self.names.contains(where: { symbol.baseName.hasPrefix($0) }),
            sentence.says(["as though", "as if", "same as adding", "as when", "same as if", "equivalent to adding"]),
            sentence.says(["added", "adding", "recorded", "recording", "observed", "seen", "inserted"]),
            !sentence.says(["not", "except"])
        else { return [] }
        let adders = walks.changes.filter { change in
            let needed = change.parameters.filter { !$0.hasDefault }
            return change.usr != symbol.usr && !change.isThrowing && needed.count == 1
                && (SampleType(needed[0].type).isNumber || walks.own.generics.contains(needed[0].type))
                && ["add", "record", "insert", "append", "observe", "update", "push"].contains {
                    change.baseName.hasPrefix($0)
                }
        }
        guard adders.count == 1, let adder = adders.first, walks.start.hasSuffix("()") else { return [] }
        let looks = walks.looks.filter { $0.parameters.isEmpty && $0.kind == .property }.prefix(Self.mostLooks)
        return looks.flatMap { look in
            Self.lists.compactMap { promise(symbol, adder, look, $0.0, $0.1, sentence.text) }
        }
    }

    private func promise(
        _ symbol: CodeSymbol, _ adder: CodeSymbol, _ look: CodeSymbol, _ one: [Int], _ other: [Int], _ quote: String
    ) -> DocumentedExpectation? {
        let needed = adder.parameters.filter { !$0.hasDefault }
        let type = SampleType(needed[0].type)
        func filled(_ name: String, _ values: [Int]) -> [String] {
            ["var \(name) = \(walks.start)"]
                + values.map { value in
                    let argument = (needed[0].label.map { "\($0): " } ?? "") + SampleValue.int(value).swift(as: type)
                    return (adder.type == nil ? "" : "_ = ") + "\(name).\(adder.baseName)(\(argument))"
                }
        }
        let label = symbol.parameters[0].label.map { "\($0): " } ?? ""
        let discard = symbol.type == nil ? "" : "_ = "
        let setup =
            filled("subject", one) + filled("added", other) + filled("whole", one + other)
            + ["\(discard)subject.\(symbol.baseName)(\(label)added)"]
        let view = "subject.\(look.baseName)"
        let wanted = "whole.\(look.baseName)"
        let kind = SampleType(look.type ?? "")
        // Sums that are made another way are rounded another way.
        if kind.unwrapped.isFloating {
            let missing = kind.isOptional ? " ?? -1" : ""
            return calls.context.expectation(
                quote, setup, "abs((\(view)\(missing)) - (\(wanted)\(missing))) < 0.000001", .isTrue)
        }
        return calls.context.expectation(quote, setup, view, .equals(wanted))
    }
}
