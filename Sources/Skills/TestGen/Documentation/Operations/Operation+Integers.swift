/// Whole numbers: their divisors, digits, and series of them.
extension Operation {
    private static let signed: Set<InputTopic> = [.negative, .zero]
    private static let pairRows = pairs([12, 18, 7, 4, 100, 0, -8], [18, 6, 5, 4, 0, -6, 75])

    static let divisors: [Operation] = [
        Operation("gcd", "greatest common|gcd|highest common|hcf", takes: "int int", rows: pairRows) { c in
            .int(NumberFacts.greatestCommonDivisor(c.int(0), c.int(1)))
        },
        Operation("lcm", "least common|lowest common|smallest common|lcm", takes: "int int", rows: pairRows) { c in
            c.int(0) == 0 || c.int(1) == 0
                ? 0 : .int(abs(c.int(0) * c.int(1)) / NumberFacts.greatestCommonDivisor(c.int(0), c.int(1)))
        },
        Operation("coprime", "coprime|relatively prime", takes: "int int", rows: pairRows) { c in
            c.int(0) == 0 || c.int(1) == 0 ? nil : .bool(NumberFacts.greatestCommonDivisor(c.int(0), c.int(1)) == 1)
        },
        Operation(
            "is prime", "prime", not: "next factor coprime count", takes: "int",
            rows: numbers(2, 3, 4, 5, 9, 11, 15, 17, 25, 29, 35, 49, 97, 121, 7919, 1, 0, -7), settled: [.zero]
        ) { c in .bool(NumberFacts.isPrime(c.int(0))) },
        Operation(
            "next prime", "next prime|smallest prime|prime greater|prime after|prime large", takes: "int",
            options: [
                OperationOption(
                    "itself", on: "not less|at least|or equal|itself",
                    off: "greater !equal !not|after|strict|larger !equal !not")
            ], rows: numbers(2, 3, 4, 8, 13, 14, 20, 23, 24, 90, 1, 0, -3), settled: [.zero]
        ) { c in
            (max(2, min(c.int(0), 19_000) + (c["itself"] ? 0 : 1))...20_000).first { NumberFacts.isPrime($0) }.map {
                .int($0)
            }
        },
        Operation(
            "primes", "prime|sieve", not: "factor is next", takes: "int",
            options: [
                OperationOption(
                    "below", on: "less !equal !not|below|smaller|up to but",
                    off: "up to !but|through|including|at most|not greater|not exceed")
            ], rows: numbers(10, 2, 3, 20, 30, 11, 25, 13, 7, 1, 0, -5)
        ) { c in
            let most = c["below"] ? c.int(0) - 1 : c.int(0)
            return .ints(most < 2 ? [] : (2...most).filter { NumberFacts.isPrime($0) })
        },
        Operation(
            "prime factors", "prime factor|factoriz|factoris|factor", not: "count is number common", takes: "int",
            options: [
                OperationOption("distinct", on: "distinct|once !often|different|without repet"),
                OperationOption("powers"),
            ], rows: numbers(12, 2, 30, 8, 97, 36, 49, 60, 360, 100, 7, 1001, 1)
        ) { c in
            guard c.int(0) > 0 else { return nil }
            let factors = primeFactors(c.int(0))
            if c["powers"] {
                return .pairs(
                    Set(factors).sorted().map { factor in (.int(factor), .int(factors.filter { $0 == factor }.count)) })
            }
            return .ints(c["distinct"] ? Set(factors).sorted() : factors)
        },
        Operation(
            "divisors", "divisor|factor|divid", not: "common prime proper sum count", takes: "int",
            options: [
                OperationOption("proper", on: "proper|except itself|without itself|less than itself|exclud itself")
            ], rows: factored
        ) { c in
            c.int(0) < 1 ? nil : .ints((1...c.int(0)).filter { c.int(0) % $0 == 0 && !(c["proper"] && $0 == c.int(0)) })
        },
        Operation(
            "sum of divisors", "sum divisor|aliquot|divisor sum|sum factor", takes: "int",
            options: [
                OperationOption(
                    "proper", on: "proper|except itself|without itself|less than itself|aliquot|exclud itself")
            ], rows: factored
        ) { c in
            c.int(0) < 1
                ? nil
                : .int((1...c.int(0)).filter { c.int(0) % $0 == 0 && !(c["proper"] && $0 == c.int(0)) }.reduce(0, +))
        },
        Operation(
            "number of divisors", "number divisor|divisor count|count divisor|how many divisor|number factor",
            takes: "int", rows: factored
        ) { c in
            c.int(0) < 1 ? nil : .int((1...c.int(0)).filter { c.int(0) % $0 == 0 }.count)
        },
        Operation("totient", "totient|phi|coprime", takes: "int", rows: factored) { c in
            c.int(0) < 1
                ? nil : .int((1...c.int(0)).filter { NumberFacts.greatestCommonDivisor($0, c.int(0)) == 1 }.count)
        },
        Operation(
            "is perfect", "perfect", not: "square cube", takes: "int",
            rows: numbers(6, 28, 496, 12, 10, 8, 1, 7, 27, 29, 8128, 0, -6)
        ) { c in
            .bool(c.int(0) > 1 && (1..<c.int(0)).filter { c.int(0) % $0 == 0 }.reduce(0, +) == c.int(0))
        },
        Operation(
            "is square", "perfect square|is square|square number", takes: "int",
            rows: numbers(4, 9, 16, 2, 3, 15, 1, 25, 24, 26, 144, 99, 100, 0, -4), settled: [.zero]
        ) { c in
            let number = c.int(0)
            return .bool(number >= 0 && (0...max(1, number)).contains { $0 * $0 == number })
        },
        Operation(
            "integer square root", "square root|sqrt|isqrt", takes: "int",
            rows: numbers(4, 8, 9, 10, 15, 16, 24, 25, 26, 99, 100, 2, 3, 1, 0), settled: [.zero]
        ) { c in
            c.int(0) < 0 ? .absent : .int(Int(Double(c.int(0)).squareRoot()))
        },
        Operation(
            "modulo", "modul|remainder|mod|wrap", not: "pow inverse", takes: "int int",
            options: [
                OperationOption("sign of divisor", on: "sign divisor|floor"),
                OperationOption("truncating", on: "sign dividend|truncat", isRare: true),
            ], rows: pairs([7, -7, 12, -12, 5, 0, -1], [3, 4, 5, -3, -5]), settled: [.zero]
        ) { c in
            guard c.int(1) != 0 else { return .absent }
            let rest = c.int(0) % c.int(1)
            if c["truncating"] { return .int(rest) }
            if c["sign of divisor"] { return .int(rest != 0 && (rest < 0) != (c.int(1) < 0) ? rest + c.int(1) : rest) }
            return .int(rest < 0 ? rest + abs(c.int(1)) : rest)
        },
        Operation(
            "floored quotient", "floor|round down|toward negative", takes: "int int",
            rows: pairs([7, -7, 12, -12, 5, 0, -1], [3, 4, 5, -3, -5]), settled: signed
        ) { c in
            c.int(1) == 0 ? .absent : .int(Int((Double(c.int(0)) / Double(c.int(1))).rounded(.down)))
        },
        Operation(
            "ceiling quotient", "ceil|round up|how many need|page", takes: "int int",
            rows: pairs([7, 8, 12, 1, 5, 0, 10, -7, 9], [3, 4, 5, 2, -2]), settled: [.zero]
        ) { c in
            c.int(1) == 0 ? .absent : .int(Int((Double(c.int(0)) / Double(c.int(1))).rounded(.up)))
        },
        Operation(
            "power", "power|exponent|pow|raise", not: "of two mod", takes: "int int",
            rows: pairs([2, 3, 5, 10, 1, 7, 0, -2], [3, 1, 2, 0, 5, 4]), settled: signed
        ) { c in
            c.int(1) < 0 || c.int(1) > 8 || abs(c.int(0)) > 100
                ? nil : .int((0..<c.int(1)).reduce(1) { result, _ in result * c.int(0) })
        },
        Operation(
            "modular power", "modul|mod|pow", takes: "int int int",
            rows: calls(
                [2, 3, 5], [3, 4, 7], [5, 2, 3], [7, 5, 13], [2, 10, 1000], [10, 3, 6], [4, 13, 497], [3, 5, 4],
                [2, 5, 1], [6, 1, 10], [9, 0, 5]), settled: [.zero]
        ) { c in
            guard c.int(1) >= 0, c.int(2) > 0 else { return nil }
            return .int((0..<c.int(1)).reduce(1 % c.int(2)) { result, _ in result * c.int(0) % c.int(2) })
        },
        Operation(
            "modular inverse", "inverse|invert", takes: "int int",
            rows: calls([3, 7], [3, 11], [10, 17], [2, 4], [7, 26], [5, 9], [6, 9], [1, 5], [4, 13])
        ) { c in
            guard c.int(1) > 1 else { return nil }
            return (0..<c.int(1)).first { c.int(0) * $0 % c.int(1) == 1 }.map { .int($0) } ?? .absent
        },
        Operation(
            "is multiple", "multiple|divisible|divide", takes: "int int",
            rows: pairs([12, 7, 10, 0, 9, -6], [3, 5, 7, 4, 2]), settled: signed
        ) { c in
            c.int(1) == 0 ? nil : .bool(c.int(0) % c.int(1) == 0)
        },
        Operation(
            "round to multiple", "round multiple|nearest multiple|multiple|snap|step|increment", not: "is",
            takes: "number number",
            options: [
                OperationOption(
                    "up", on: "up|not less|ceil|at least|not smaller",
                    off: "down|not greater|floor|nearest|closest|at most"),
                OperationOption(
                    "down", on: "down !up|not greater|floor|at most", off: "up !down|not less|ceil|nearest|closest"),
                OperationOption(
                    "halves down", on: "half down|halfway down|toward zero|smaller multiple",
                    off: "half up|halfway up|away zero|larger multiple|rounded up"),
            ], rows: pairs([7, 10, 12, 13, 1, 14, 22, 100, 0, -7, -12], [5, 4, 3, 10]), settled: [.zero, .short]
        ) { c in
            guard c.number(1) > 0 else { return .absent }
            let parts = c.number(0) / c.number(1)
            let isHalf = abs(parts - parts.rounded(.down) - 0.5) < 1e-9
            if !c["up"], !c["down"], isHalf, parts < 0 { return nil }
            let rule: FloatingPointRoundingRule =
                c["up"] ? .up : c["down"] || isHalf && c["halves down"] ? .down : .toNearestOrAwayFromZero
            return .double(parts.rounded(rule) * c.number(1))
        },
    ]

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

    private static let factored = numbers(12, 6, 7, 28, 1, 36, 10, 16, 15, 49, 60, 97)
    private static let plain = numbers(5, 12, 123, 90, 305, 999, 1000, 38, 47, 10, 1234, 0, -45)
    private static let based =
        plain + calls([6, 2], [255, 16], [8, 8], [10, 3], [5, 2], [100, 7], [0, 2], [15, 2], [81, 9])

    /// The digits of a number's magnitude, the greatest first.
    static func digits(_ number: Int, _ base: Int) -> [Int]? {
        guard (2...36).contains(base) else { return nil }
        return String(abs(number), radix: base).compactMap { $0.wholeNumberValue ?? Int(String($0), radix: 36) }
    }

    static func primeFactors(_ number: Int) -> [Int] {
        var rest = number
        var factors: [Int] = []
        var divisor = 2
        while rest > 1 {
            while rest % divisor == 0 {
                factors.append(divisor)
                rest /= divisor
            }
            divisor += 1
        }
        return factors
    }

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
}
