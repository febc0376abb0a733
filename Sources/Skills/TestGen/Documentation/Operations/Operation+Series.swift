/// Series of whole numbers.
extension Operation {
    static let series: [Operation] = [
        Operation(
            "fibonacci", "fibonacci", not: "first up sequence is", takes: "int",
            options: [
                OperationOption(
                    "from one", on: "one-based|first second one", off: "zero zero|zero-th|zeroth|start zero|index zero")
            ], rows: numbers(1, 2, 3, 4, 5, 6, 7, 8, 10, 20, 0, -1), settled: [.zero]
        ) { c in
            c.int(0) < 0 ? .absent : c.int(0) > 80 ? nil : .int(fibonacci(c.int(0)).last ?? 0)
        },
        Operation(
            "first fibonacci", "fibonacci", takes: "int",
            options: [
                OperationOption("from one", on: "start one|begin one|one one", off: "start zero|begin zero|zero one")
            ], rows: numbers(1, 2, 3, 4, 5, 6, 7, 8, 10, 0), settled: [.zero]
        ) { c in
            guard c.int(0) >= 0 else { return .absent }
            guard c.int(0) <= 80 else { return nil }
            return .ints(Array(fibonacci(c.int(0) + 1).dropFirst(c["from one"] ? 1 : 0).prefix(c.int(0))))
        },
        Operation(
            "fibonacci below", "fibonacci below|fibonacci up|fibonacci less|fibonacci not", takes: "int",
            options: [
                OperationOption("from one", on: "start one|begin one", off: "start zero|begin zero"),
                OperationOption("below", on: "less !not|below|smaller", off: "up to|not greater|not exceed|at most"),
            ], rows: numbers(1, 2, 3, 5, 6, 8, 10, 13, 20, 50)
        ) { c in
            .ints(fibonacci(20).dropFirst(c["from one"] ? 1 : 0).filter { c["below"] ? $0 < c.int(0) : $0 <= c.int(0) })
        },
        Operation(
            "factorial", "factorial", not: "double", takes: "int", rows: numbers(1, 2, 3, 4, 5, 6, 7, 8, 10, 0, -1),
            settled: [.zero]
        ) { c in
            c.int(0) < 0 ? .absent : NumberFacts.factorial(c.int(0)).map { .int($0) }
        },
        Operation(
            "double factorial", "double factorial", takes: "int", rows: numbers(1, 2, 3, 4, 5, 6, 7, 8, 0),
            settled: [.zero]
        ) { c in
            c.int(0) > 20 ? nil : .int(stride(from: c.int(0), to: 0, by: -2).reduce(1, *))
        },
        Operation(
            "binomial", "binomial|choose|number combination|combination|how many way", takes: "int int",
            rows: pairs([5, 6, 4, 10, 1, 0, 3], [2, 3, 0, 4, 1, 5, -1]), settled: [.zero]
        ) { c in
            let (all, some) = (c.int(0), c.int(1))
            guard all >= 0 else { return .absent }
            guard all <= 30 else { return nil }
            guard some >= 0, some <= all else { return 0 }
            return .int((0..<some).reduce(1) { $0 * (all - $1) / ($1 + 1) })
        },
        Operation(
            "number of permutations", "permutation|arrangement|falling factorial", takes: "int int",
            rows: pairs([5, 6, 4, 8, 1, 3], [2, 3, 0, 1, 4])
        ) { c in
            guard c.int(1) >= 0, c.int(0) <= 12 else { return nil }
            return c.int(1) > c.int(0) ? 0 : .int((0..<c.int(1)).reduce(1) { $0 * (c.int(0) - $1) })
        },
        Operation(
            "pascal row", "pascal", takes: "int",
            options: [OperationOption("from zero", on: "zero", off: "first row|one-based")],
            rows: numbers(1, 2, 3, 4, 5, 6, 7, 0), settled: [.zero]
        ) { c in
            let row = c["from zero"] ? c.int(0) : c.int(0) - 1
            guard row >= 0 else { return .absent }
            guard row <= 20 else { return nil }
            return .ints((0..<row).reduce([1]) { line, _ in zip([0] + line, line + [0]).map { $0 + $1 } })
        },
        Operation("catalan", "catalan", takes: "int", rows: numbers(0, 1, 2, 3, 4, 5, 6, 7), settled: [.zero]) { c in
            c.int(0) < 0
                ? .absent : c.int(0) > 20 ? nil : .int((0..<c.int(0)).reduce(1) { $0 * 2 * (2 * $1 + 1) / ($1 + 2) })
        },
        Operation(
            "triangular", "triang|sum first|sum one|gauss", takes: "int", rows: numbers(1, 2, 3, 4, 5, 6, 10, 100, 0),
            settled: [.zero]
        ) { c in
            c.int(0) < 0 ? nil : .int(c.int(0) * (c.int(0) + 1) / 2)
        },
        Operation(
            "collatz steps", "collatz step|collatz length|collatz count|collatz how many|hailstone|collatz",
            takes: "int",
            options: [
                OperationOption("terms", on: "terms|include start|length sequence|sequence length", off: "steps")
            ], rows: numbers(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 27, 0)
        ) { c in
            c.int(0) < 1 ? .absent : .int(collatz(c.int(0)).count - (c["terms"] ? 0 : 1))
        },
        Operation(
            "collatz sequence", "collatz|hailstone", not: "step length count", takes: "int",
            rows: numbers(1, 2, 3, 4, 5, 6, 7, 8, 10)
        ) { c in
            c.int(0) < 1 ? .absent : .ints(collatz(c.int(0)))
        },
        Operation(
            "sum of multiples", "sum multiple", takes: "int int",
            options: [
                OperationOption("including", on: "up to !but|through|including|at most", off: "below|less|up to but")
            ], rows: pairs([3, 5, 2, 7], [10, 15, 20, 7, 3])
        ) { c in
            c.int(0) < 1
                ? nil
                : .int((0...max(0, c.int(1) - (c["including"] ? 0 : 1))).filter { $0 % c.int(0) == 0 }.reduce(0, +))
        },
        Operation("hanoi moves", "hanoi", takes: "int", rows: numbers(1, 2, 3, 4, 5, 6, 0)) { c in
            (0...40).contains(c.int(0)) ? .int((1 << c.int(0)) - 1) : nil
        },
    ]

    static let based =
        plain + calls([6, 2], [255, 16], [8, 8], [10, 3], [5, 2], [100, 7], [0, 2], [15, 2], [81, 9])

    /// The first numbers of the series, from 0.
    private static func fibonacci(_ last: Int) -> [Int] {
        var list = [0, 1]
        while list.count <= last { list.append(list[list.count - 1] + list[list.count - 2]) }
        return Array(list.prefix(last + 1))
    }

    private static func collatz(_ start: Int) -> [Int] {
        var list = [start]
        while let last = list.last, last != 1 { list.append(last % 2 == 0 ? last / 2 : 3 * last + 1) }
        return list
    }

    static let plain = numbers(5, 12, 123, 90, 305, 999, 1000, 38, 47, 10, 1234, 0, -45)
}
