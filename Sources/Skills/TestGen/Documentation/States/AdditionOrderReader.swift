import SwiftTools

/// Reads that it makes no difference which of two things was added first: `in whatever order they were added`.
struct AdditionOrderReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let phrases = [
        "in whatever order they were", "in whatever order they are", "whatever order they were",
        "regardless of the order in which they were", "regardless of the order they were",
        "regardless of the order in which", "whichever was added first", "whichever of them was added first",
        "order in which they were added does not matter", "order in which they are added does not matter",
        "order in which they were added makes no difference", "order in which they are added makes no difference",
        "order of adding makes no difference", "order of insertion does not matter", "order of adding does not matter",
        "independent of the order in which", "no matter in which order", "no matter in what order",
        "does not depend on the order in which", "do not depend on the order in which",
    ]
    private static let most = 12

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard sentence.says(Self.phrases), walks.looks.contains(where: { $0.usr == symbol.usr }),
            // What a type says of its decisions is not said of the lists that it keeps.
            !SampleType(symbol.type ?? "").isArray, role != nil || !symbol.parameters.isEmpty
        else { return [] }
        let adders = walks.changes.filter { change in
            ["add", "insert", "append", "register", "put", "allow", "deny", "record", "push", "enqueue"].contains {
                change.baseName.hasPrefix($0)
            } && change.parameters.count { !$0.hasDefault } == 1
        }
        guard adders.count == 1, let adder = adders.first else { return [] }
        let additions = (0..<4).compactMap { walks.statement(adder, variant: $0) }
        var seen: Set<[String]> = []
        let pairs = additions.flatMap { one in additions.map { [one, $0] } }.filter { pair in
            pair[0] != pair[1] && seen.insert(pair.sorted()).inserted
        }
        return pairs.flatMap { pair in
            [0, 1].compactMap { variant -> DocumentedExpectation? in
                guard let view = walks.use(symbol, variant: variant) else { return nil }
                let other = view.replacing("subject", with: "turned", maxReplacements: 1)
                return calls.context.expectation(
                    sentence.text,
                    ["var subject = \(walks.start)"] + pair + ["var turned = \(walks.start)"]
                        + pair.reversed().map { $0.replacing("subject", with: "turned", maxReplacements: 1) }
                        + ["let other = \(other)"],
                    view, .equals("other"))
            }
        }.prefix(Self.most).map(\.self)
    }
}
