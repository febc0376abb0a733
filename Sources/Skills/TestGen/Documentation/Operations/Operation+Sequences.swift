import Foundation

/// Numbers made of lists of numbers.
extension Operation {
    static let sequences: [Operation] = [
        Operation(
            "running sums", "running sum|running total|cumulat|prefix sum|partial sum|scan", not: "average max min",
            takes: "numbers",
            options: [
                OperationOption("from zero", on: "start zero|begin zero|first zero|leading zero|one more element")
            ], settled: [.empty, .negative, .ties]
        ) { c in
            var sum = 0.0
            let sums = c.numbers(0).map { number -> SampleValue in
                sum += number
                return .double(sum)
            }
            return .array(c["from zero"] ? [0] + sums : sums)
        },
        Operation(
            "running maximum", "running max|cumulat max|largest so far|prefix max|running high", takes: "numbers",
            settled: [.empty, .negative, .ties]
        ) { c in
            .array(c.numbers(0).indices.map { .double(c.numbers(0)[...$0].max() ?? 0) })
        },
        Operation(
            "running minimum", "running min|cumulat min|smallest so far|prefix min|running low", takes: "numbers",
            settled: [.empty, .negative, .ties]
        ) { c in
            .array(c.numbers(0).indices.map { .double(c.numbers(0)[...$0].min() ?? 0) })
        },
        Operation(
            "running average", "running average|cumulat average|running mean|cumulat mean", takes: "numbers",
            settled: [.empty, .negative, .ties]
        ) { c in
            .array(c.numbers(0).indices.map { .double(c.numbers(0)[...$0].reduce(0, +) / Double($0 + 1)) })
        },
        Operation(
            "running product", "running product|cumulat product", takes: "numbers", settled: [.empty, .negative, .ties]
        ) { c in
            var product = 1.0
            return .array(
                c.numbers(0).map { number in
                    product *= number
                    return .double(product)
                })
        },
        Operation(
            "differences", "difference|delta|change", takes: "numbers",
            options: [OperationOption("absolute", on: "absolute|magnitude")], settled: [.empty, .negative, .ties]
        ) { c in
            .array(zip(c.numbers(0).dropFirst(), c.numbers(0)).map { .double(c["absolute"] ? abs($0 - $1) : $0 - $1) })
        },
        Operation(
            "moving average",
            "moving average|rolling average|moving mean|rolling mean|sliding average|sliding mean|window average|window mean",
            takes: "numbers int",
            options: [
                OperationOption(
                    "partial", on: "fewer value|partial|so far|available|shorter window|as many",
                    off: "full window|complete window|whole window|fewer empty|window elements empty")
            ], settled: [.ties, .negative]
        ) { c in
            guard c.int(1) > 0 else { return nil }
            let numbers = c.numbers(0)
            if c["partial"] {
                return .array(
                    numbers.indices.map { end in
                        let part = numbers[max(0, end - c.int(1) + 1)...end]
                        return .double(part.reduce(0, +) / Double(part.count))
                    })
            }
            guard numbers.count >= c.int(1) else { return [] }
            return .array(
                (0...(numbers.count - c.int(1))).map {
                    .double(numbers[$0..<($0 + c.int(1))].reduce(0, +) / Double(c.int(1)))
                })
        },
        Operation(
            "moving sum", "moving sum|rolling sum|sliding sum|window sum", takes: "numbers int",
            settled: [.ties, .negative]
        ) { c in
            guard c.int(1) > 0 else { return nil }
            guard c.numbers(0).count >= c.int(1) else { return [] }
            return .array(
                (0...(c.numbers(0).count - c.int(1))).map { .double(c.numbers(0)[$0..<($0 + c.int(1))].reduce(0, +)) })
        },
        Operation(
            "moving maximum", "window max|sliding max|moving max|rolling max|maximum window|largest window",
            takes: "numbers int", settled: [.ties, .negative]
        ) { c in
            guard c.int(1) > 0 else { return nil }
            guard c.numbers(0).count >= c.int(1) else { return [] }
            return .array(
                (0...(c.numbers(0).count - c.int(1))).map { .double(c.numbers(0)[$0..<($0 + c.int(1))].max() ?? 0) })
        },
        Operation(
            "ranks", "rank", takes: "numbers",
            options: [
                OperationOption(
                    "descending",
                    on: "largest first|highest first|descending|highest one|greatest one|largest one|largest rank one"),
                OperationOption("dense", on: "dense|without gap|no gap|consecutive", off: "gap|skip"),
            ], settled: [.ties, .negative]
        ) { c in
            .array(
                c.numbers(0).map { number in
                    let before = c.numbers(0).filter { c["descending"] ? $0 > number : $0 < number }
                    return .int((c["dense"] ? Set(before).count : before.count) + 1)
                })
        },
        Operation(
            "normalized", "normal|scale|rescale", takes: "numbers",
            options: [OperationOption("sum", on: "sum|add up|share|proportion|total")], settled: [.ties]
        ) { c in
            guard let low = c.numbers(0).min(), let high = c.numbers(0).max() else { return [] }
            let sum = c.numbers(0).reduce(0, +)
            if c["sum"] { return sum == 0 ? nil : .array(c.numbers(0).map { .double($0 / sum) }) }
            return high == low ? nil : .array(c.numbers(0).map { .double(($0 - low) / (high - low)) })
        },
        Operation(
            "local maxima", "peak|local max", takes: "numbers", options: [OperationOption("values")],
            settled: [.ties, .negative]
        ) { c in
            let list = c.numbers(0)
            guard Set(zip(list, list.dropFirst()).map { $0 == $1 }).isSubset(of: [false]) else { return nil }
            let peaks = list.indices.dropFirst().dropLast().filter {
                list[$0 - 1] < list[$0] && list[$0] > list[$0 + 1]
            }
            return c["values"] ? .array(peaks.map { .double(list[$0]) }) : .ints(Array(peaks))
        },
        Operation(
            "greatest profit",
            "profit|gain|best time|buy sell|greatest rise|largest rise|largest increase|maximum gain", takes: "ints",
            settled: [.ties]
        ) { c in
            var best = 0
            for (day, price) in c.ints(0).enumerated() { best = max(best, (c.ints(0)[day...].max() ?? 0) - price) }
            return .int(best)
        },
    ]

    static let totals: [Operation] = [
        Operation(
            "sum", "sum|total|add", not: "running cumulative square even odd", takes: "numbers",
            settled: [.ties, .negative]
        ) { c in
            .double(c.numbers(0).reduce(0, +))
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

    static let statistics: [Operation] = [
        Operation(
            "mean", "mean|average", not: "moving running weighted geometric harmonic square deviation trimmed",
            takes: "numbers", settled: [.ties, .negative]
        ) { c in
            c.numbers(0).isEmpty ? .absent : .double(c.numbers(0).reduce(0, +) / Double(c.numbers(0).count))
        },
        Operation("geometric mean", "geometric", takes: "numbers", rows: positive, settled: [.ties]) { c in
            c.numbers(0).isEmpty ? .absent : .double(pow(c.numbers(0).reduce(1, *), 1 / Double(c.numbers(0).count)))
        },
        Operation("harmonic mean", "harmonic mean", takes: "numbers", rows: positive, settled: [.ties]) { c in
            c.numbers(0).isEmpty
                ? .absent : .double(Double(c.numbers(0).count) / c.numbers(0).map { 1 / $0 }.reduce(0, +))
        },
        Operation("root mean square", "root mean|rms|quadratic mean", takes: "numbers", settled: [.ties, .negative]) {
            c in
            c.numbers(0).isEmpty
                ? .absent
                : .double((c.numbers(0).map { $0 * $0 }.reduce(0, +) / Double(c.numbers(0).count)).squareRoot())
        },
        Operation(
            "median", "median|middle value", not: "deviation", takes: "numbers",
            options: [
                OperationOption(
                    "lower", on: "lower middle|smaller middle|lower median",
                    off: "mean middle|average middle|mean two|average two|halfway"),
                OperationOption(
                    "upper", on: "upper middle|larger middle|upper median",
                    off: "mean middle|average middle|mean two|average two|halfway"),
            ], settled: [.ties, .negative]
        ) { c in
            let sorted = c.numbers(0).sorted()
            guard let last = sorted.last else { return .absent }
            let middle = sorted.count / 2
            if sorted.count % 2 == 1 { return .double(sorted[middle]) }
            if c["lower"] { return .double(sorted[middle - 1]) }
            return .double(
                c["upper"] ? sorted[middle] : sorted.count == 0 ? last : (sorted[middle - 1] + sorted[middle]) / 2)
        },
        Operation("variance", "variance", takes: "numbers", options: [sample], settled: [.ties, .negative]) { c in
            variance(c).map { .double($0) } ?? .absent
        },
        Operation(
            "standard deviation", "standard deviation|deviation|stddev|std", not: "absolute mean median",
            takes: "numbers", options: [sample], settled: [.ties, .negative]
        ) { c in
            variance(c).map { .double($0.squareRoot()) } ?? .absent
        },
        Operation("mean absolute deviation", "absolute deviation", takes: "numbers", settled: [.ties, .negative]) { c in
            let mean = c.numbers(0).reduce(0, +) / Double(c.numbers(0).count)
            return c.numbers(0).isEmpty
                ? .absent : .double(c.numbers(0).map { abs($0 - mean) }.reduce(0, +) / Double(c.numbers(0).count))
        },
        Operation(
            "percentile", "percentile|quantile", takes: "numbers number",
            options: [
                OperationOption(
                    "nearest rank", on: "nearest rank|nearest-rank|smallest value least", off: "interpolat|linear"),
                OperationOption("fraction", on: "fraction|from zero one|between zero one"),
            ],
            rows: calls(
                [[1, 2, 3, 4, 5], 50], [[1, 2, 3, 4, 5], 25], [[1, 2, 3, 4, 5], 75], [[10, 20], 50],
                [[10, 20, 30, 40], 25], [[4], 30], [[5, 1, 3], 100], [[5, 1, 3], 10], [[1, 2, 3, 4], 90],
                [[1, 2, 3, 4, 5], 0.5], [[1, 2, 3, 4, 5], 0.25], [[10, 20, 30, 40], 0.25], [[10, 20], 0.75],
                [[4, 8, 6], 0.9], [[4, 8, 6], 1.0], [[7, 1], 0], [[], 50]), settled: [.ties, .short, .zero]
        ) { c in
            let sorted = c.numbers(0).sorted()
            let share = c["fraction"] ? c.number(1) : c.number(1) / 100
            guard let last = sorted.last else { return .absent }
            guard (0...1).contains(share) else { return nil }
            if c["nearest rank"] {
                return .double(sorted[max(1, Int((share * Double(sorted.count)).rounded(.up))) - 1])
            }
            let place = share * Double(sorted.count - 1)
            let low = Int(place)
            guard low + 1 < sorted.count else { return .double(last) }
            return .double(sorted[low] + (place - Double(low)) * (sorted[low + 1] - sorted[low]))
        },
        Operation("z-scores", "score|standardi", takes: "numbers", options: [sample], settled: [.ties, .negative]) {
            c in
            guard let spread = variance(c), spread > 0 else { return nil }
            let mean = c.numbers(0).reduce(0, +) / Double(c.numbers(0).count)
            return .array(c.numbers(0).map { .double(($0 - mean) / spread.squareRoot()) })
        },
        Operation(
            "correlation", "correlat|pearson", takes: "numbers numbers", rows: dataPairs, settled: [.ties, .negative]
        ) { c in
            guard let (spread, own, other) = products(c), own > 0, other > 0 else { return nil }
            return .double(spread / (own * other).squareRoot())
        },
        Operation(
            "covariance", "covarian", takes: "numbers numbers", options: [sample], rows: dataPairs,
            settled: [.ties, .negative]
        ) { c in
            guard let (spread, _, _) = products(c) else { return nil }
            return .double(spread / Double(c.numbers(0).count - (c["sample"] ? 1 : 0)))
        },
        Operation(
            "regression", "regression|least square|best fit|line fit|trend", takes: "numbers numbers",
            options: [OperationOption("intercept first")], rows: dataPairs, settled: [.ties, .negative]
        ) { c in
            guard let (spread, own, _) = products(c), own > 0 else { return nil }
            let count = Double(c.numbers(0).count)
            let slope = spread / own
            let line: [SampleValue] = [
                .double(slope), .double((c.numbers(1).reduce(0, +) - slope * c.numbers(0).reduce(0, +)) / count),
            ]
            return .array(c["intercept first"] ? line.reversed() : line)
        },
    ]

    private static let sample = OperationOption(
        "sample", on: "sample|bessel|one less|minus one|unbiased|count one",
        off: "population|number of values !less !one|divided count !one !less")
    private static let positive = calls(
        [[1, 4]], [[2, 8]], [[1, 2, 4]], [[3]], [[2, 2, 2]], [[1, 3, 9]], [[5, 10, 20, 40]], [[6, 3]], [[]])
    private static let dataPairs = calls(
        [[1, 2, 3], [2, 4, 6]], [[1, 2, 3], [3, 2, 1]], [[1, 2, 3, 4], [2, 1, 4, 3]], [[0, 5, 10], [1, 3, 2]],
        [[2, 4, 6, 8], [1, 1, 2, 8]], [[1, 5], [7, 3]], [[3, 1, 2], [5, 9, 4]])

    private static func variance(_ c: OperationCall) -> Double? {
        let count = c.numbers(0).count
        guard count > (c["sample"] ? 1 : 0) else { return nil }
        let mean = c.numbers(0).reduce(0, +) / Double(count)
        return c.numbers(0).map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(c["sample"] ? count - 1 : count)
    }

    /// Sums of the products of deviations: of both, of the first, of the second.
    private static func products(_ c: OperationCall) -> (both: Double, own: Double, other: Double)? {
        let (ones, others) = (c.numbers(0), c.numbers(1))
        guard ones.count == others.count, ones.count > 1 else { return nil }
        let first = ones.reduce(0, +) / Double(ones.count)
        let second = others.reduce(0, +) / Double(ones.count)
        return (
            zip(ones, others).reduce(0) { $0 + ($1.0 - first) * ($1.1 - second) },
            ones.reduce(0) { $0 + ($1 - first) * ($1 - first) }, others.reduce(0) { $0 + ($1 - second) * ($1 - second) }
        )
    }
}
