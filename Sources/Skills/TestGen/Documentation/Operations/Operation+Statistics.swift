import Foundation

/// What statistics tells of lists of numbers.
extension Operation {
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

    private static let sample = OperationOption(
        "sample", on: "sample|bessel|one less|minus one|unbiased|count one",
        off: "population|number of values !less !one|divided count !one !less")
}
