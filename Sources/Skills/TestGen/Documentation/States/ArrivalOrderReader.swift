import SwiftTools

/// Reads that a list keeps the order in which its elements came in: `The kept samples, oldest first`, `in the order in which
/// they were added`, `the newest first`.
///
/// Which of them are kept is not judged: what is there has to stand in that order.
struct ArrivalOrderReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let oldestFirst = [
        "oldest first", "the oldest first", "oldest one first", "from oldest to newest",
        "from the oldest to the newest",
        "in order of arrival", "in insertion order", "in order of insertion", "in the order of insertion",
        "in the order in which they were added", "in the order in which they came", "in the order they were added",
        "in the order in which they were inserted", "in the order in which they arrived", "in the order they arrived",
        "in the order in which they were recorded", "in the order they were recorded", "in the order of arrival",
        "in the order they were inserted", "in the order of adding", "first added first", "earliest added first",
    ]
    private static let newestFirst = [
        "newest first", "the newest first", "most recent first", "the most recent first", "latest first",
        "the latest first", "most recently added first", "last added first", "from newest to oldest",
        "from the newest to the oldest",
    ]
    private static let doubts = [
        "sorted", "not", "equal", "same", "ties", "among", "alphabetical", "unless", "if", "except", "each", "within",
        "rank", "ranked", "grouped", "or",
    ]
    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion || role == .returns, walks.looks.contains(where: { $0.usr == symbol.usr }),
            symbol.parameters.isEmpty, !sentence.says(Self.doubts),
            case .array(let element) = SampleType(
                GenericChoice(symbol, also: walks.own.generics).resolve(symbol.type ?? ""))
        else { return [] }
        let isNewestFirst = sentence.says(Self.newestFirst)
        guard sentence.says(Self.oldestFirst) != isNewestFirst, let adder = ElementAdder(of: element, walks),
            let view = walks.use(symbol)
        else { return [] }
        let list = "[\(adder.values.joined(separator: ", "))]"
        return walks.starts.flatMap { start in
            adder.values.indices.compactMap { last in
                calls.context.expectation(
                    sentence.text,
                    ["var subject = \(start)"] + adder.statements(last + 1)
                        + ["let places = \(view).map { \(list).firstIndex(of: $0) ?? -1 }"],
                    "places", .equals("places.sorted(by: \(isNewestFirst ? ">" : "<"))"))
            }
        }
    }
}
