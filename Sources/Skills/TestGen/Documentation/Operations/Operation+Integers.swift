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
            "division with remainder", "floor divi|quotient remainder|divmod|division remainder|euclidean divi",
            takes: "int:1 int:2",
            options: [
                OperationOption(
                    "euclidean", on: "euclid|remainder never negative|remainder non-negative",
                    off:
                        "sign divisor|negative infinity|rounded down|rounds down|floor|toward zero|towards zero|truncat"
                ),
                OperationOption(
                    "cut", on: "toward zero|towards zero|truncat|sign dividend",
                    off: "euclid|sign divisor|negative infinity|rounded down|rounds down|floor|never negative"),
            ],
            rows: pairs([7, -7, 12, -12, 5, 0, -1], [3, 4, 5, -3, -5, -2]), settled: signed
        ) { c in
            guard c.int(1) != 0 else { return .absent }
            var (quotient, rest) = c.int(0).quotientAndRemainder(dividingBy: c.int(1))
            let isNegative = c["euclidean"] ? false : c.int(1) < 0
            if !c["cut"] || c["euclidean"], rest != 0, (rest < 0) != isNegative {
                let step = c.int(1) < 0 ? (rest < 0 ? 1 : -1) : -1
                (quotient, rest) =
                    c["euclidean"] ? (quotient + step, rest - step * c.int(1)) : (quotient - 1, rest + c.int(1))
            }
            return [.int(quotient), .int(rest)]
        },
        Operation(
            "ceiling quotient", "ceil|round up|how many need|page", takes: "int int",
            rows: pairs([7, 8, 12, 1, 5, 0, 10, -7, 9], [3, 4, 5, 2, -2]), settled: [.zero]
        ) { c in
            c.int(1) == 0 ? .absent : .int(Int((Double(c.int(0)) / Double(c.int(1))).rounded(.up)))
        },
        Operation(
            "power", "power|exponent|pow|raise", not: "of two mod", takes: "int int",
            options: [
                OperationOption("whole part", on: "negative exponent zero|negative exponent whole", isRare: true)
            ],
            rows: pairs([2, 3, 5, 10, 1, 7, 0, -2], [3, 1, 2, 0, 5, 4])
                + calls([2, -1], [-1, -1], [-1, -2], [1, -3], [-1, -3], [3, -2], needs: "negative exponent"),
            settled: signed
        ) { c in
            if c["whole part"], c.int(1) < 0, c.int(0) != 0 {
                return .int(c.int(0) == 1 ? 1 : c.int(0) == -1 ? (c.int(1) % 2 == 0 ? 1 : -1) : 0)
            }
            return c.int(1) < 0 || c.int(1) > 8 || abs(c.int(0)) > 100
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
                    "up", on: "up !tie !half !halfway|not less|ceil|at least|not smaller",
                    off: "down|not greater|floor|nearest|closest|at most|tie|half|halves|halfway"),
                OperationOption(
                    "down", on: "down !up !tie !half|not greater|floor|at most",
                    off: "up !down|not less|ceil|nearest|closest"),
                OperationOption(
                    "halves down", on: "half down|halfway down|toward zero|smaller multiple",
                    off: "half up|halfway up|away zero|larger multiple|rounded up|tie up|up magnitude"),
                OperationOption("symmetric", on: "away zero|magnitude|symmetric", isRare: true),
            ], rows: pairs([7, 10, 12, 13, 1, 14, 22, 100, 0, -7, -12], [5, 4, 3, 10]), settled: [.zero, .short]
        ) { c in
            guard c.number(1) > 0 else { return .absent }
            let parts = c.number(0) / c.number(1)
            let isHalf = abs(parts - parts.rounded(.down) - 0.5) < 1e-9
            if !c["up"], !c["down"], isHalf, parts < 0, !c["symmetric"] { return nil }
            let rule: FloatingPointRoundingRule =
                c["up"] ? .up : c["down"] || isHalf && c["halves down"] ? .down : .toNearestOrAwayFromZero
            return .double(parts.rounded(rule) * c.number(1))
        },
    ]

    private static let factored = numbers(12, 6, 7, 28, 1, 36, 10, 16, 15, 49, 60, 97)

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
}
