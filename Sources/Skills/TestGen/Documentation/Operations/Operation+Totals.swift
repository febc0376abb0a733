/// One number made of a list of numbers.
extension Operation {
    static let totals: [Operation] = [
        Operation(
            "sum", "sum|total|add", not: "running cumulative square even odd", takes: "numbers",
            options: [
                OperationOption(
                    "without negative",
                    on: "leav negativ|ignor negativ|skip negativ|without negativ|except negativ|only positiv",
                    isRare: true)
            ], settled: [.ties, .negative]
        ) { c in
            .double(c.numbers(0).filter { !c["without negative"] || $0 > 0 }.reduce(0, +))
        },
        Operation("product", "product|multipl", takes: "numbers", settled: [.ties, .negative]) { c in
            .double(c.numbers(0).reduce(1, *))
        },
        Operation("sum of squares", "sum square|square sum", takes: "numbers", settled: [.ties, .negative]) { c in
            .double(c.numbers(0).map { $0 * $0 }.reduce(0, +))
        },
        Operation("alternating sum", "alternat sum|alternat add", takes: "numbers", settled: [.ties, .negative]) { c in
            .double(c.numbers(0).enumerated().reduce(0) { $0 + ($1.offset % 2 == 0 ? $1.element : -$1.element) })
        },
        Operation(
            "spread", "spread|range|difference largest smallest|difference max", takes: "numbers",
            settled: [.ties, .negative]
        ) { c in
            guard let low = c.numbers(0).min(), let high = c.numbers(0).max() else { return .absent }
            return .double(high - low)
        },
        Operation(
            "greatest common divisor of all", "greatest common|gcd", takes: "ints",
            rows: calls(
                [[12, 18]], [[8, 12, 20]], [[7]], [[5, 15]], [[9, 6, 3]], [[14, 21, 35]], [[10, 4]], [[-6, 9]],
                [[16, 24, 32]]), settled: [.ties]
        ) { c in
            c.ints(0).isEmpty ? nil : .int(c.ints(0).reduce(0) { NumberFacts.greatestCommonDivisor($0, $1) })
        },
        Operation(
            "least common multiple of all", "least common|lowest common|lcm|smallest common", takes: "ints",
            rows: calls([[4, 6]], [[2, 3, 4]], [[7]], [[5, 15]], [[9, 6, 3]], [[14, 21]], [[10, 4]], [[8, 12]]),
            settled: [.ties]
        ) { c in
            c.ints(0).isEmpty ? nil : .int(c.ints(0).reduce(1) { $0 * $1 / NumberFacts.greatestCommonDivisor($0, $1) })
        },
        Operation(
            "polynomial", "polynomial|horner|coefficient", takes: "numbers number",
            options: [
                OperationOption(
                    "highest first", on: "highest first|descending|leading coefficient",
                    off: "constant first|ascending|lowest first|constant term")
            ],
            rows: calls(
                [[1, 2, 3], 2], [[5], 7], [[0, 1], 4], [[2, 0, 1], 3], [[1, 1, 1, 1], 2], [[3, 2], 5], [[4, 0, 0], 2],
                [[1, -2, 3], 1]), settled: [.ties, .zero, .short]
        ) { c in
            let ordered = c["highest first"] ? c.numbers(0) : c.numbers(0).reversed()
            return .double(ordered.reduce(0) { $0 * c.number(1) + $1 })
        },
    ]
}
