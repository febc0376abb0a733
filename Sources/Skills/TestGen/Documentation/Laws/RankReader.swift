import SwiftTools

/// Reads how equal scores are ranked: `tied scores share a rank, and the ranks behind them are skipped`.
struct RankReader: LawReader {
    let calls: LawCalls

    private static let shared = [
        "share a rank", "share a place", "share the same rank", "get the same rank", "have the same rank",
        "share one rank",
    ]
    private static let skipped = [
        "are skipped", "is skipped", "are left out", "is left out", "are omitted", "leaves gaps",
    ]
    private static let dense = [
        "without gaps", "no gaps", "no rank is skipped", "no ranks are skipped", "are not skipped",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result == .array(.integer("Int")), calls.shape.slots.count == 1,
            calls.shape.slots[0].type == .array(.integer("Int")), !calls.context.symbol.isMutating,
            sentence.says(Self.shared), !sentence.isConditional, let first = comment.first,
            first.says(["rank", "ranks", "places"])
        else { return [] }
        let isDense = comment.contains { $0.says(Self.dense) }
        let isSkipping = comment.contains { $0.says(Self.skipped) && !$0.says(Self.dense) }
        guard isDense != isSkipping, !comment.contains(where: { $0.says(["zero", "lowest score", "worst to best"]) })
        else { return [] }
        // From the best to the worst, so that it holds whether or not the list has to be ordered.
        let tries: [[Int]] = [[9, 7, 7, 5], [9, 9, 4], [8, 6, 6, 6, 2, 1]]
        return tries.compactMap { scores in
            let ranks = scores.map { score in
                let ahead = scores.filter { $0 > score }
                return 1 + (isDense ? Set(ahead).count : ahead.count)
            }
            return calls.promise(sentence.text, [.array(scores.map { .int($0) })], .equals("\(ranks)"))
        }
    }
}
