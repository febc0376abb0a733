import Foundation
import SwiftTools

/// Reads how numbers are rounded to decimal places, halves by numbers that binary fractions hold exactly.
struct DecimalRoundingReader: LawReader {
    let calls: LawCalls

    private static let halves = ["halfway", "half way", "half", "halves", "ties", "midway", "exactly between"]
    private static let rules: [(FloatingPointRoundingRule, [String])] = [
        (.toNearestOrAwayFromZero, ["away from zero"]),
        (.toNearestOrEven, ["to even", "to the even", "even one", "bankers"]),
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result?.isFloating ?? false, !calls.context.symbol.isMutating, calls.shape.slots.count == 2,
            let number = calls.sole(\.isFloating), let places = calls.sole({ $0 == .integer("Int") }),
            let first = comment.first, first.says(["rounds", "rounded", "round"]),
            ["place", "digit", "decimal"].contains(where: { calls.shape.slots[places].name.lowercased().contains($0) }),
            !first.says(["significant"]), sentence.says(Self.halves), !sentence.isConditional, !sentence.says(["not"])
        else { return [] }
        let found = Self.rules.filter { sentence.says($0.1) }
        guard found.count == 1, let rule = found.first?.0 else { return [] }
        return [(0.125, 2), (0.375, 2), (2.5, 0), (0.25, 1), (-0.125, 2), (-2.5, 0)].compactMap { value, count in
            let factor = pow(10, Double(count))
            var row: [SampleValue?] = [nil, nil]
            row[number] = .double(value)
            row[places] = .int(count)
            return calls.promise(
                sentence.text, row, .approximates("\((value * factor).rounded(rule) / factor)", tolerance: "1e-9"))
        }
    }
}
