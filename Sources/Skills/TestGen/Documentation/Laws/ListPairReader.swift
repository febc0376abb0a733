import Foundation
import SwiftTools

/// Reads how two lists become one: `merges two sorted arrays into one sorted array`, `the elements of both in turn`.
struct ListPairReader: LawReader {
    let calls: LawCalls

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let list = SampleType.array(.integer("Int"))
        guard sentence == comment.first, calls.shape.slots.map(\.type) == [list, list], calls.shape.result == list,
            !calls.context.symbol.isMutating, !sentence.isConditional, !sentence.says(["not", "without", "only"])
        else { return [] }
        let all = comment.map(\.plain).joined(separator: " ")
        guard
            !["descending", "duplicates are removed", "without duplicates", "each once", "only once"].contains(where: {
                all.contains($0)
            })
        else { return [] }
        if sentence.says(["merges", "merged", "combines"]), sentence.plain.components(separatedBy: "sorted").count > 2 {
            return [([1, 3, 5], [2, 4]), ([1, 2], [2, 3]), ([], [4]), ([7], []), ([1, 9], [2, 3, 4])].compactMap {
                promise(sentence, $0, $1, ($0 + $1).sorted())
            }
        }
        guard sentence.says(["in turn", "alternately", "alternating", "interleaves", "interleaved"]) else { return [] }
        let rest = all.contains("rest") || all.contains("remaining")
        let tries: [([Int], [Int])] =
            [([1, 3], [2, 4]), ([5], [6])] + (rest ? [([1, 3, 5], [2]), ([1], [2, 4, 6])] : [])
        return tries.compactMap { left, right in
            var wanted: [Int] = []
            for place in 0..<max(left.count, right.count) {
                if place < left.count { wanted.append(left[place]) }
                if place < right.count { wanted.append(right[place]) }
            }
            return promise(sentence, left, right, wanted)
        }
    }

    private func promise(_ sentence: DocumentationSentence, _ left: [Int], _ right: [Int], _ wanted: [Int])
        -> DocumentedExpectation?
    {
        calls.promise(
            sentence.text, [.array(left.map { .int($0) }), .array(right.map { .int($0) })], .equals("\(wanted)"))
    }
}
