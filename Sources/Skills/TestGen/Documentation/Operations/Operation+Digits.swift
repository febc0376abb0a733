/// Digits and bits of whole numbers.
extension Operation {
    static let digits: [Operation] = [
        Operation(
            "digits", "digit", not: "sum root count number reverse product is", takes: "int int?",
            options: [
                OperationOption(
                    "least first", on: "least significant first|reverse|ones first|units first|lowest first",
                    off: "most significant first|leading first|order written")
            ], rows: based, settled: [.short]
        ) { c in
            let list = digits(c.int(0), c.has(1) ? c.int(1) : 10)
            return list.map { .ints(c["least first"] ? $0.reversed() : $0) }
        },
        Operation("digit sum", "digit sum|sum digit|cross sum", takes: "int int?", rows: based, settled: [.short]) {
            c in digits(c.int(0), c.has(1) ? c.int(1) : 10).map { .int($0.reduce(0, +)) }
        },
        Operation(
            "digit count", "digit count|count digit|number digit|how many digit|digit",
            not: "sum root reverse is product", takes: "int int?", rows: based, settled: [.short]
        ) { c in digits(c.int(0), c.has(1) ? c.int(1) : 10).map { .int($0.count) } },
        Operation("digit product", "product digit|digit product", takes: "int", rows: plain) { c in
            digits(c.int(0), 10).map { .int($0.reduce(1, *)) }
        },
        Operation(
            "digital root", "digital root|digit root|single digit|repeated digit sum|sum digit", takes: "int",
            rows: plain
        ) { c in
            var number = abs(c.int(0))
            while number > 9 { number = NumberFacts.digitSum(number) }
            return .int(number)
        },
        Operation("reversed digits", "revers", takes: "int", rows: plain) { c in
            Int(String(String(abs(c.int(0))).reversed())).map { .int(c.int(0) < 0 ? -$0 : $0) }
        },
        Operation(
            "is palindromic", "palindrom|backward", takes: "int",
            rows: numbers(121, 11, 12, 10, 1, 1221, 123, 7, 1231, 12321, 100, 99, 0, -121), settled: [.zero]
        ) { c in
            .bool(c.int(0) >= 0 && String(c.int(0)) == String(String(c.int(0)).reversed()))
        },
        Operation(
            "is armstrong", "armstrong|narcissis", takes: "int",
            rows: numbers(153, 370, 371, 9474, 10, 100, 1, 9, 154, 407, 12, 8208, 0)
        ) { c in
            let all = digits(c.int(0), 10) ?? []
            return .bool(
                c.int(0) >= 0
                    && all.map { digit in all.reduce(1) { result, _ in result * digit } }.reduce(0, +) == c.int(0))
        },
        Operation("is happy", "happy", takes: "int", rows: numbers(1, 7, 19, 4, 2, 10, 13, 20, 23, 22, 100, 3)) { c in
            var number = c.int(0)
            guard number > 0 else { return nil }
            for _ in 0..<200 where number != 1 { number = (digits(number, 10) ?? []).map { $0 * $0 }.reduce(0, +) }
            return .bool(number == 1)
        },
        Operation(
            "popcount", "popcount|bits set|set bit|one bit|number one|hamming weight|population", takes: "int",
            rows: numbers(0, 1, 2, 3, 7, 8, 10, 15, 16, 255, 1000, 170), settled: [.zero]
        ) { c in .int(c.int(0).nonzeroBitCount) },
        Operation(
            "is power of two", "power two", not: "next round", takes: "int",
            rows: numbers(1, 2, 3, 4, 6, 8, 12, 16, 31, 64, 100, 1024, 0, -4)
        ) { c in .bool(c.int(0) > 0 && c.int(0).nonzeroBitCount == 1) },
        Operation(
            "next power of two", "next power two|power two|round power", not: "is", takes: "int",
            options: [
                OperationOption(
                    "strict", on: "greater !equal !not|strictly", off: "not less|at least|or equal|not smaller|itself")
            ], rows: numbers(1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 100, 0, -3)
        ) { c in
            guard c.int(0) > 0 else { return nil }
            return (0...20).map { 1 << $0 }.first { c["strict"] ? $0 > c.int(0) : $0 >= c.int(0) }.map { .int($0) }
        },
        Operation(
            "bit length", "bit length|bits need|number bits|binary digit", takes: "int",
            rows: numbers(1, 2, 3, 4, 7, 8, 15, 16, 255, 256, 1000, 0)
        ) { c in
            c.int(0) < 0 ? nil : .int(c.int(0) == 0 ? 0 : String(c.int(0), radix: 2).count)
        },
        Operation(
            "reversed bits", "bit revers|revers bit", takes: "int int?",
            rows: calls([1, 8], [2, 8], [128, 8], [255, 8], [6, 8], [13, 4], [8, 4], [5, 3], [3, 8], [0, 8]),
            settled: [.zero, .short]
        ) { c in
            let width = c.has(1) ? c.int(1) : 8
            guard c.int(0) >= 0, c.int(0) < 1 << width else { return nil }
            return .int((0..<width).reduce(0) { $0 | ((c.int(0) >> $1) & 1) << (width - 1 - $1) })
        },
        Operation(
            "hamming distance of numbers", "hamming|differ bit|bit differ", takes: "int int",
            rows: pairs([1, 4, 7, 15, 0, 255], [1, 0, 8, 10, 6]), settled: [.zero]
        ) { c in .int((c.int(0) ^ c.int(1)).nonzeroBitCount) },
        Operation(
            "gray code", "gray", takes: "int", rows: numbers(0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 15, 100), settled: [.zero]
        ) { c in c.int(0) < 0 ? nil : .int(c.int(0) ^ (c.int(0) >> 1)) },
    ]

    /// The digits of a number's magnitude, the greatest first.
    static func digits(_ number: Int, _ base: Int) -> [Int]? {
        guard (2...36).contains(base) else { return nil }
        return String(abs(number), radix: base).compactMap { $0.wholeNumberValue ?? Int(String($0), radix: 36) }
    }
}
