/// What is done with fractions, with versions and with mixtures of colours: structures of a few numbers.
extension Operation {
    private static let fractions: [[SampleValue]] = [
        [1, 2], [1, 3], [2, 3], [3, 4], [-1, 2], [5, 6], [0, 1], [7, 4], [-3, 5],
    ]
    private static let quotientPairs: [Row] = zip(0..., fractions).flatMap { place, one in
        [1, 2, 4, 0].map { Row(values: one + fractions[(place + $0) % fractions.count], needs: nil) }
    }
    private static let versions: [[SampleValue]] = [
        [1, 0, 0], [1, 2, 3], [1, 10, 0], [2, 0, 0], [1, 2, 0], [0, 9, 9], [1, 9, 1], [2, 0, 1],
    ]
    private static let versionPairs: [Row] = zip(0..., versions).flatMap { place, one in
        [1, 2, 5, 0].map { Row(values: one + versions[(place + $0) % versions.count], needs: nil) }
    }
    private static let clocks: [[SampleValue]] = [[0, 0], [9, 5], [23, 59], [12, 30], [6, 45], [18, 0], [1, 1]]

    static let quotients: [Operation] = [
        Operation(
            "sum of fractions", "sum|add|plus", takes: "int:num int:den int:num int:den", rows: quotientPairs,
            settled: InputTopic.every
        ) { c in
            reduced(c.int(0) * c.int(3) + c.int(2) * c.int(1), c.int(1) * c.int(3))
        },
        Operation(
            "difference of fractions", "difference|subtract|minus", takes: "int:num int:den int:num int:den",
            rows: quotientPairs, settled: InputTopic.every
        ) { c in reduced(c.int(0) * c.int(3) - c.int(2) * c.int(1), c.int(1) * c.int(3)) },
        Operation(
            "product of fractions", "product|multipl|times", takes: "int:num int:den int:num int:den",
            rows: quotientPairs, settled: InputTopic.every
        ) { c in reduced(c.int(0) * c.int(2), c.int(1) * c.int(3)) },
        Operation(
            "quotient of fractions", "quotient|divi|over", takes: "int:num int:den int:num int:den",
            rows: quotientPairs.filter { $0.values[2] != 0 }, settled: InputTopic.every
        ) { c in reduced(c.int(0) * c.int(3), c.int(1) * c.int(2)) },
        Operation(
            "order of fractions", "less|smaller|compare|order", takes: "int:num int:den int:num int:den",
            rows: quotientPairs, settled: InputTopic.every
        ) { c in .bool(c.int(0) * c.int(3) < c.int(2) * c.int(1)) },
        Operation(
            "reciprocal", "reciprocal|inverse|invert", takes: "int:num int:den",
            rows: fractions.filter { $0[0] != 0 }.map { Row(values: $0, needs: nil) }, settled: InputTopic.every
        ) { c in reduced(c.int(1), c.int(0)) },
        Operation(
            "value of fraction", "value|decimal|double|float", takes: "int:num int:den",
            rows: fractions.map { Row(values: $0, needs: nil) }, settled: InputTopic.every
        ) { c in .double(Double(c.int(0)) / Double(c.int(1))) },
        Operation(
            "order of versions", "precede|older|less|compare|order|before", not: "newer later",
            takes: "int:maj int:min int:patch int:maj int:min int:patch", rows: versionPairs, settled: InputTopic.every
        ) { c in
            .bool(
                c.values.prefix(3).compactMap(\.integer).lexicographicallyPrecedes(
                    c.values.dropFirst(3).compactMap(\.integer)))
        },
        Operation(
            "next major version", "major", not: "minor patch", takes: "int:maj int:min int:patch",
            rows: versions.map { Row(values: $0, needs: nil) }, settled: InputTopic.every
        ) { c in [.int(c.int(0) + 1), 0, 0] },
        Operation(
            "next minor version", "minor", not: "major patch", takes: "int:maj int:min int:patch",
            rows: versions.map { Row(values: $0, needs: nil) }, settled: InputTopic.every
        ) { c in [.int(c.int(0)), .int(c.int(1) + 1), 0] },
        Operation(
            "next patch version", "patch", not: "major minor", takes: "int:maj int:min int:patch",
            rows: versions.map { Row(values: $0, needs: nil) }, settled: InputTopic.every
        ) { c in [.int(c.int(0)), .int(c.int(1)), .int(c.int(2) + 1)] },
        Operation(
            "minutes of clock", "minute midnight|total minute|minute since|minutes", not: "add adding plus",
            takes: "int:hour int:minute", rows: clocks.map { Row(values: $0, needs: nil) }, settled: InputTopic.every
        ) { c in .int(c.int(0) * 60 + c.int(1)) },
        Operation(
            "minutes added to clock", "add minute|adding minute|plus minute|minute later|after minute|advance",
            not: "until between",
            takes: "int:hour int:minute int",
            rows: clocks.flatMap { clock in
                [0, 1, 90, -1, 1440, -75].map { Row(values: clock + [.int($0)], needs: nil) }
            },
            settled: InputTopic.every
        ) { c in
            let minutes = modulo(c.int(0) * 60 + c.int(1) + c.int(2), 1440)
            return [.int(minutes / 60), .int(minutes % 60)]
        },
        Operation(
            "mixed colors", "blend|mix|interpolat|lerp",
            takes: "int:red int:green int:blue int:red int:green int:blue real",
            options: [
                OperationOption(
                    "cut", on: "truncat|rounded down|round down",
                    off: "nearest|half up|halves up|halves upward|halves away|rounded_to_the"),
                OperationOption("unclamped", isRare: true),
            ],
            rows: mixtures, settled: InputTopic.every
        ) { c in
            let share = min(1, max(0, c.number(6)))
            return .array(
                (0..<3).map { place in
                    let (one, other) = (c.number(place), c.number(place + 3))
                    let value = one + (other - one) * share
                    return .int(Int(c["cut"] ? value : value.rounded()))
                })
        },
        Operation(
            "inverted color", "invert|negative|complement|inverse", takes: "int:red int:green int:blue",
            rows: colors.map { Row(values: $0, needs: nil) }, settled: InputTopic.every
        ) { c in .array((0..<3).map { .int(255 - c.int($0)) }) },
        Operation(
            "hexadecimal color", "hex", takes: "int:red int:green int:blue",
            options: [
                OperationOption("lower", on: "lowercase"),
                OperationOption("bare", on: "without hash|no hash|without #"),
            ],
            rows: colors.map { Row(values: $0, needs: nil) }, settled: InputTopic.every
        ) { c in
            let digits = (0..<3).map { place in
                let text = String(c.int(place), radix: 16, uppercase: !c["lower"])
                return text.count < 2 ? "0" + text : text
            }
            return .string((c["bare"] ? "" : "#") + digits.joined())
        },
        Operation(
            "length of vector", "length|magnitude|norm|modulus", not: "squared normalized", takes: "real real",
            rows: plane.map { Row(values: $0, needs: nil) }, settled: InputTopic.every
        ) { c in .double((c.number(0) * c.number(0) + c.number(1) * c.number(1)).squareRoot()) },
        Operation(
            "dot product of vectors", "dot|scalar product|inner product", takes: "real real real real",
            rows: planePairs, settled: InputTopic.every
        ) { c in
            .double(c.number(0) * c.number(2) + c.number(1) * c.number(3))
        },
        Operation(
            "cross product of vectors", "cross", takes: "real real real real", rows: planePairs,
            settled: InputTopic.every
        ) {
            c in
            .double(c.number(0) * c.number(3) - c.number(1) * c.number(2))
        },
        Operation(
            "sum of vectors", "sum|add|translat|offset|mov", takes: "real real real real", rows: planePairs,
            settled: InputTopic.every
        ) { c in
            [.double(c.number(0) + c.number(2)), .double(c.number(1) + c.number(3))]
        },
        Operation(
            "difference of vectors", "difference|subtract", takes: "real real real real", rows: planePairs,
            settled: InputTopic.every
        ) { c in
            [.double(c.number(0) - c.number(2)), .double(c.number(1) - c.number(3))]
        },
    ]

    private static let plane: [[SampleValue]] = [[3, 4], [0, 0], [-3, 4], [1, 1], [5, -12], [0.5, 0], [2, 7]]
    private static let planePairs: [Row] = zip(0..., plane).flatMap { place, one in
        [1, 2, 3].map { Row(values: one + plane[(place + $0) % plane.count], needs: nil) }
    }
    private static let colors: [[SampleValue]] = [
        [0, 0, 0], [255, 255, 255], [255, 0, 0], [18, 52, 86], [10, 200, 7], [1, 2, 3],
    ]
    private static let mixtures: [Row] = zip(0..., colors).flatMap { place, one in
        [0.0, 0.5, 1, 0.25, -1, 2, 0.3].map { share in
            Row(values: one + colors[(place + 1) % colors.count] + [.double(share)], needs: nil)
        }
    }

    /// A fraction in lowest terms with its sign above.
    private static func reduced(_ numerator: Int, _ denominator: Int) -> SampleValue? {
        lowest(numerator, denominator).map { [.int($0.numerator), .int($0.denominator)] }
    }
}
