import SwiftTools

/// Reads what holds of a list that a type keeps, whatever is done: `The ranges never overlap and never touch`, `in ascending
/// order`, `without duplicates`.
struct ListInvariantReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let ascending = [
        "in ascending order", "sorted in ascending order", "in increasing order", "ascending",
    ]
    private static let distinct = ["without duplicates", "no duplicates", "without repetitions", "never twice"]
    private static let apart = [
        "never overlap", "do not overlap", "without overlaps", "that do not overlap", "disjoint", "no two overlap",
        "no two of them overlap", "no two ranges overlap",
    ]
    private static let separate = [
        "never touch", "do not touch", "never overlap or touch", "never touch or overlap", "do not overlap or touch",
        "neither overlap nor touch", "never overlap nor touch", "nor are adjacent", "nor adjacent", "not adjacent",
        "never adjacent", "no two touch",
        "no two overlap or touch",
        "no two of them touch", "no two ranges touch", "no two are adjacent",
    ]
    /// Between whole numbers there is room then.
    private static let adjacent = [
        "not adjacent", "never adjacent", "nor are adjacent", "nor adjacent", "no two are adjacent",
        "never overlap or are adjacent",
    ]
    private static let doubts = ["except", "but", "may", "need not", "by", "unless", "if", "of equal", "within"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == nil || role == .discussion, symbol.kind == .property, !symbol.isThrowing,
            !["private", "fileprivate"].contains(symbol.access), !sentence.says(Self.doubts),
            role != nil || isNamed(sentence),
            case .array(let element) = SampleType(
                GenericChoice(symbol, also: walks.own.generics).resolve(symbol.type ?? ""))
        else { return [] }
        let view = "subject.\(symbol.baseName)"
        return conditions(sentence, element, isOwn: role != nil).flatMap { test in
            (walks.setups(but: symbol) + pairs).compactMap { setup in
                calls.context.expectation(
                    sentence.text, setup + ["let list = \(view)"], test, .isTrue)
            }
        }
    }

    /// Each two values one after the other, in either order.
    private var pairs: [[String]] {
        guard let adder = walks.changes.first(where: { $0.parameters.count == 1 }) else { return [] }
        return (0..<Self.values).flatMap { one in
            (0..<Self.values).compactMap { other in
                guard one != other, let first = walks.statement(adder, variant: one),
                    let second = walks.statement(adder, variant: other)
                else { return nil }
                return ["var subject = \(walks.start)", first, second]
            }
        }
    }
    private static let values = 4

    /// Whether a type's sentence begins with the list's name: `The ranges are never empty …`.
    private func isNamed(_ sentence: DocumentationSentence) -> Bool {
        let words = sentence.tokens.map { $0.word ?? $0.code ?? "," }.drop { $0 == "the" || $0 == "its" }
        return words.starts(with: SlotNames.words(calls.context.symbol.baseName))
    }

    private func conditions(_ sentence: DocumentationSentence, _ element: SampleType, isOwn: Bool) -> [String] {
        func all(_ test: String) -> String { "zip(list, list.dropFirst()).allSatisfy { \(test) }" }
        switch element {
        case .range(let bound) where bound.isInteger:
            let isSeparate = sentence.says(Self.separate)
            if isSeparate { return ["(\(all("$0.upperBound < $1.lowerBound || $1.upperBound < $0.lowerBound")))"] }
            if sentence.says(Self.apart) {
                return ["(\(all("$0.upperBound <= $1.lowerBound || $1.upperBound <= $0.lowerBound")))"]
            }
            return isOwn && sentence.says(Self.ascending) ? ["(\(all("$0.lowerBound <= $1.lowerBound")))"] : []
        case .closedRange(let bound) where bound.isInteger:
            if sentence.says(Self.adjacent) {
                return ["(\(all("$0.upperBound < $1.lowerBound - 1 || $1.upperBound < $0.lowerBound - 1")))"]
            }
            let isApart = sentence.says(Self.apart) || sentence.says(Self.separate)
            return isApart ? ["(\(all("$0.upperBound < $1.lowerBound || $1.upperBound < $0.lowerBound")))"] : []
        case .integer, .floating, .string:
            return (isOwn && sentence.says(Self.ascending) ? ["(\(all("$0 <= $1")))"] : [])
                + (isOwn && sentence.says(Self.distinct) ? ["(Set(list).count == list.count)"] : [])
        default: return []
        }
    }
}
