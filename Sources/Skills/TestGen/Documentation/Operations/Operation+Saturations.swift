/// Arithmetic that stops at the bounds of a type, whose width its results tell.
extension Operation {
    static let saturations: [Operation] = [
        Operation(
            "saturating product",
            "saturat multipl|saturat product|clamp product|clamp multipl|stop limit product|stop limit multipl|multipl overflow",
            takes: "int int", options: bitWidths, rows: factors, settled: anything
        ) { c in held(c) { $0 * $1 } },
        Operation(
            "saturating sum", "saturat add|saturat sum|clamp sum|clamp add|stop limit sum|stop limit add|add overflow",
            takes: "int int", options: bitWidths, rows: factors, settled: anything
        ) { c in held(c) { $0 + $1 } },
        Operation(
            "saturating difference",
            "saturat subtract|saturat difference|clamp difference|clamp subtract|stop limit subtract",
            takes: "int int", options: bitWidths, rows: factors, settled: anything
        ) { c in held(c) { $0 - $1 } },
    ]

    private static let anything = Set(InputTopic.allCases)
    private static let bitWidths = [
        OperationOption("8 bits", on: "int8"), OperationOption("16 bits", on: "int16", isRare: true),
        OperationOption("32 bits", on: "int32"),
        OperationOption("64 bits", on: "int|int64"),
    ]
    private static let factors: [Row] =
        Operation.pairs([2, 100, -100, 0], [3, 127, -128, 1])
        + Operation.pairs([200, -300, 30_000, -30_000], [30_000, -30_000, 7])
        + Operation.pairs([70_000, -70_000, 2_000_000_000, -2_000_000_000], [90_000, -90_000, 2_000_000_000])
        + Operation.pairs([Int.max, Int.min], [2, -2, 1])

    private static func held(_ c: OperationCall, _ compute: (Int128, Int128) -> Int128) -> SampleValue? {
        let chosen = [8, 16, 32, 64].filter { c["\($0) bits"] }
        guard chosen.count == 1, let width = chosen.first else { return nil }
        let bound = Int128(1) << (width - 1)
        let (one, other) = (Int128(c.int(0)), Int128(c.int(1)))
        guard (-bound..<bound).contains(one), (-bound..<bound).contains(other) else { return nil }
        return .int(Int(min(bound - 1, max(-bound, compute(one, other)))))
    }
}
