import SwiftTools

/// Reads that what is asked about is never among what is found: `The item itself is never among them, not even if it is part of a circle`.
/// It is tried where things were joined in circles.
struct SelfExclusionReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let exclusions = [
        "itself is never among", "itself is never included", "itself is never part", "itself is not among",
        "itself is not included", "itself is not part", "itself is excluded", "itself is left out",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion || role == .returns, symbol.kind == .method, !symbol.isMutating, !symbol.isThrowing,
            sentence.says(Self.exclusions), !sentence.isConditional, !sentence.says(["unless", "except"]),
            symbol.parameters.count == 1,
            let parameter = symbol.parameters.first
        else { return [] }
        let kind = resolved(parameter.type)
        guard let elements = elements(of: resolved(symbol.type ?? "")), elements == kind,
            let values = Self.values(of: kind)
        else { return [] }
        let call = "subject.\(symbol.baseName)(\(ArgumentLists.argument(parameter, values[0])))"
        return circles(kind, values).compactMap { setup in
            calls.context.expectation(sentence.text, setup, "\(call).contains(\(values[0]))", .isFalse)
        }
    }

    /// What joins things in circles of one, two and three.
    private func circles(_ kind: SampleType, _ values: [String]) -> [[String]] {
        let joins = walks.changes.filter { member in
            let needed = member.parameters.filter { !$0.hasDefault }
            return needed.count == 2 && !member.isThrowing && needed.allSatisfy { resolved($0.type) == kind }
        }
        return joins.flatMap { join -> [[String]] in
            func joined(_ one: Int, _ other: Int) -> String {
                let places = zip(join.parameters.filter { !$0.hasDefault }, [values[one], values[other]])
                return walks.statement(
                    join, arguments: places.map { ArgumentLists.argument($0, $1) }.joined(separator: ", "))
            }
            let circles = [[(0, 1), (1, 0)], [(0, 1), (1, 2), (2, 0)], [(0, 0), (0, 1)]]
            return circles.map { ["var subject = \(walks.start)"] + $0.map(joined) }
        }
    }

    private func resolved(_ type: String) -> SampleType {
        SampleType(GenericChoice(calls.context.symbol, also: walks.own.generics).resolve(type))
    }

    private func elements(of type: SampleType) -> SampleType? {
        switch type {
        case .array(let element), .set(let element): element
        default: nil
        }
    }

    private static func values(of type: SampleType) -> [String]? {
        if type.isString { return ["\"a\"", "\"b\"", "\"c\""] }
        return type.isInteger ? ["1", "2", "3"] : nil
    }
}
