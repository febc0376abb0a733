import SwiftTools

/// Reads that going forward and back leads to where one was: `wraps around in both directions`, `turns by … undo`.
struct WrapAroundReader: LawReader {
    let calls: LawCalls

    private static let around = [
        "wraps around", "wrap around", "goes round", "goes around", "wraps round", "wraps", "wrap round", "rolls over",
        "circular", "cyclic", "cyclically", "go round", "come back in",
    ]
    private static let backward = [
        "in directions", "in direction", "directions", "a negative number", "negative numbers", "negative values",
        "in each direction",
        "a negative value", "negative amounts", "negative offsets", "a negative amount", "a negative offset",
    ]

    /// Names of numbers that are no distance.
    private static let sizes: Set<String> = [
        "count", "size", "length", "width", "height", "modulus", "limit", "capacity", "index", "position",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let slots = calls.shape.slots
        guard sentence.says(Self.around), !sentence.says(["not", "never", "if", "unless"]),
            comment.contains(where: { $0.says(Self.backward) && !$0.says(["not", "must", "precondition", "trap"]) }),
            !calls.context.symbol.isMutating, !calls.context.symbol.isThrowing, slots.count == 2,
            slots[1].type == .integer("Int"), !slots[1].hasDefault, !slots[0].type.isNumber,
            !Self.sizes.contains(slots[1].name.lowercased()), calls.shape.result == slots[0].type
        else { return [] }
        var receivers = calls.rows(count: 40).compactMap { $0[0] }
        if receivers.isEmpty, let clock = ClockTimes(owner: calls.shape.owner, module: calls.context.module) {
            receivers = [10, 750, 1_430].map { clock.instance($0) }
        }
        var seen: Set<SampleValue> = []
        return receivers.filter { seen.insert($0).inserted }.prefix(4).flatMap { receiver in
            [-20, 7, -100, 90, -1_500, 5_000].compactMap { number in
                guard let call = calls.shape.call([receiver, .int(number)]),
                    let back = calls.shape.call([.code(call.expression), .int(-number)])
                else { return nil }
                return calls.context.expectation(
                    sentence.text, call.setup, back.expression, .equals(receiver.typed(slots[0].type)))
            }
        }
    }
}
