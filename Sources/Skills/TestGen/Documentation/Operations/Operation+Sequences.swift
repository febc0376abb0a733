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
}
