/// Numbers and lists written as texts.
extension Operation {
    static let formats: [Operation] = [
        Operation(
            "ordinal", "ordinal|suffix", takes: "int", options: [OperationOption("suffix alone")],
            rows: numbers(1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 24, 101, 111, 112, 113, 121, 1011, 0, -1)
        ) { c in
            let last = abs(c.int(0)) % 100
            let suffix =
                (11...13).contains(last)
                ? "th" : last % 10 == 1 ? "st" : last % 10 == 2 ? "nd" : last % 10 == 3 ? "rd" : "th"
            return .string(c["suffix alone"] ? suffix : "\(c.int(0))\(suffix)")
        },
        Operation(
            "thousands", "thousand|group digit|separator|comma|digit group", takes: "int text?",
            options: [OperationOption("apart", on: "space"), OperationOption("low line", on: "underscore")],
            rows: numbers(
                0, 7, 12, 123, 999, 1000, 1234, 12_345, 123_456, 999_999, 1_000_000, 1_234_567, 1_000_000_000, -1, -123,
                -1234, -123_456) + calls([1234, "."], [1_000_000, " "], [999, "'"]), settled: [.zero, .short]
        ) { c in
            let digits = Array(String(abs(c.int(0))))
            var result = ""
            for (place, digit) in digits.enumerated() {
                if place > 0, (digits.count - place) % 3 == 0 {
                    result += c.has(1) ? c.text(1) : c["apart"] ? " " : c["low line"] ? "_" : ","
                }
                result.append(digit)
            }
            return .string((c.int(0) < 0 ? "-" : "") + result)
        },
        Operation(
            "roman", "roman", not: "from parse", takes: "int",
            rows: numbers(
                1, 2, 3, 4, 5, 6, 9, 10, 14, 19, 40, 44, 49, 50, 90, 99, 100, 400, 444, 500, 900, 999, 1994, 2024, 3999,
                0, -1, 4000)
        ) { c in
            (1...3999).contains(c.int(0)) ? .string(roman(c.int(0))) : c.int(0) < 4000 ? .absent : nil
        },
        Operation(
            "from roman", "roman", takes: "text",
            rows: texts(
                "I", "II", "III", "IV", "V", "VI", "IX", "X", "XIV", "XIX", "XL", "XLIV", "XLIX", "XC", "XCIX", "CD",
                "CM", "CMXCIX", "MCMXCIV", "MMXXIV", "MMMCMXCIX", "")
                + texts(
                    "IIII", "IC", "VX", "VV", "IL", "XXXX", "IIX",
                    needs: "canonical|strict|proper|standard|malformed|valid|well formed|exact"),
            settled: [.upper]
        ) { c in
            (1...3999).first { roman($0) == c.text(0) }.map { .int($0) } ?? .absent
        },
        Operation(
            "hexadecimal", "hex", not: "color parse from", takes: "int",
            options: [
                OperationOption("upper", on: "upper|capital", off: "lower"),
                OperationOption("two", on: "two digit|at least two|padded|pad"),
                OperationOption("prefix", on: "0x|prefix"),
            ], rows: numbers(0, 1, 9, 10, 15, 16, 31, 100, 171, 255, 256, 4095, 48879), settled: [.zero]
        ) { c in
            guard c.int(0) >= 0 else { return nil }
            let digits = String(c.int(0), radix: 16, uppercase: c["upper"])
            return .string((c["prefix"] ? "0x" : "") + (c["two"] && digits.count % 2 == 1 ? "0" : "") + digits)
        },
        Operation(
            "binary", "binary|base two", not: "search parse from", takes: "int int?",
            rows: numbers(0, 1, 2, 3, 4, 7, 8, 10, 15, 16, 100, 255) + calls([5, 8], [1, 4], [255, 4], [0, 3]),
            settled: [.zero, .short]
        ) { c in
            guard c.int(0) >= 0 else { return nil }
            let digits = String(c.int(0), radix: 2)
            return .string(String(repeating: "0", count: max(0, (c.has(1) ? c.int(1) : 0) - digits.count)) + digits)
        },
        Operation(
            "in base", "base|radix", not: "parse from", takes: "int int",
            options: [OperationOption("upper", on: "upper|capital", off: "lower")],
            rows: pairs([5, 10, 0, 255, 35, 100, 7, -10], [2, 16, 8, 36, 10]), settled: [.short, .zero]
        ) { c in
            (2...36).contains(c.int(1)) ? .string(String(c.int(0), radix: c.int(1), uppercase: c["upper"])) : .absent
        },
        Operation(
            "zero padded", "zero pad|pad zero|leading zero|zero left|pad", takes: "int int",
            rows: pairs([5, 42, 123, 0, 1234, -7], [3, 5, 1, 2]), settled: [.short, .zero]
        ) { c in
            c.int(0) < 0
                ? nil
                : .string(String(repeating: "0", count: max(0, c.int(1) - String(c.int(0)).count)) + String(c.int(0)))
        },
        Operation(
            "clock", "minutes second|m:ss|mm:ss|h:mm|clock|duration format|format duration|time text|format",
            takes: "int",
            options: [
                OperationOption("hours", on: "always hour|h:mm:ss|hh:mm:ss|hours minutes seconds"),
                OperationOption("two digits", on: "two digit each|hh|mm:ss"),
            ], rows: numbers(0, 5, 59, 60, 61, 65, 125, 599, 600, 3599, 3600, 3661, 3725, 7322, 36_000, 86_399),
            settled: [.zero]
        ) { c in
            guard c.int(0) >= 0 else { return nil }
            let (hours, minutes, seconds) = (c.int(0) / 3600, c.int(0) / 60 % 60, c.int(0) % 60)
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            if hours > 0 || c["hours"] {
                return .string("\(c["two digits"] ? two(hours) : "\(hours)"):\(two(minutes)):\(two(seconds))")
            }
            return .string("\(c["two digits"] ? two(minutes) : "\(minutes)"):\(two(seconds))")
        },
        Operation(
            "hours and minutes", "minutes|clock|time|h:mm|hh:mm", takes: "int",
            options: [OperationOption("two digits", on: "hh:mm|two digit")],
            rows: numbers(0, 5, 59, 60, 61, 65, 125, 599, 600, 719, 720, 1439), settled: [.zero]
        ) { c in
            guard c.int(0) >= 0 else { return nil }
            let (hours, minutes) = (c.int(0) / 60, c.int(0) % 60)
            return .string(
                (c["two digits"] && hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)")
        },
        Operation(
            "duration words", "duration|human|1h|units|time|span words|hour words", takes: "int",
            options: [
                OperationOption("spaced", on: "space"),
                OperationOption("named", on: "singular|plural|1_hour|hour_minute", isRare: true),
            ],
            rows: numbers(1, 59, 60, 61, 90, 3599, 3600, 3661, 3660, 5400, 7200, 86_399, 45, 3605, 0)
        ) { c in
            guard c.int(0) > 0 else { return nil }
            let parts = [(c.int(0) / 3600, "h"), (c.int(0) / 60 % 60, "m"), (c.int(0) % 60, "s")].filter { $0.0 > 0 }
            let names = ["h": "hour", "m": "minute", "s": "second"]
            if c["named"] {
                return .string(
                    parts.map { "\($0.0) \(names[$0.1] ?? "")\($0.0 == 1 ? "" : "s")" }.joined(separator: " "))
            }
            return .string(parts.map { "\($0.0)\($0.1)" }.joined(separator: c["spaced"] ? " " : ""))
        },
        Operation("fizz buzz", "fizz", takes: "int", rows: numbers(1, 2, 3, 4, 5, 6, 9, 10, 15, 30, 31, 45, 7)) { c in
            let word = (c.int(0) % 3 == 0 ? "Fizz" : "") + (c.int(0) % 5 == 0 ? "Buzz" : "")
            return c.int(0) < 1 ? nil : .string(word.isEmpty ? "\(c.int(0))" : word)
        },
        Operation("fizz buzz list", "fizz", takes: "int", rows: numbers(1, 2, 3, 4, 5, 6, 10, 15, 16)) { c in
            .texts(
                (0..<max(0, c.int(0))).map { place in
                    let word = ((place + 1) % 3 == 0 ? "Fizz" : "") + ((place + 1) % 5 == 0 ? "Buzz" : "")
                    return word.isEmpty ? "\(place + 1)" : word
                })
        },
        Operation(
            "number words", "spell|number word|in words|english", takes: "int",
            options: [OperationOption("and", on: "and"), OperationOption("no hyphen", on: "space", off: "hyphen")],
            rows: numbers(0, 1, 5, 10, 11, 13, 15, 19, 20, 21, 30, 42, 55, 80, 99, 100, 101, 115, 342, 999),
            settled: [.zero]
        ) { c in
            (0...999).contains(c.int(0))
                ? .string(spelled(c.int(0), hasAnd: c["and"], hyphen: c["no hyphen"] ? " " : "-")) : nil
        },
        Operation(
            "joined with and", "list|join|sentence|enumerat|comma", takes: "texts",
            options: [
                OperationOption("oxford", on: "oxford|serial|comma before", off: "no comma|without comma"),
                OperationOption("or", on: "or !and"),
            ],
            rows: calls(
                [["a"]], [["a", "b"]], [["a", "b", "c"]], [["x", "y", "z", "w"]], [["one"]], [["one", "two"]],
                [["one", "two", "three"]], [[]])
        ) { c in
            let word = c["or"] ? "or" : "and"
            let parts = c.texts(0)
            guard let last = parts.last, parts.count > 1 else { return .string(parts.first ?? "") }
            if parts.count == 2 { return .string("\(parts[0]) \(word) \(last)") }
            return .string(parts.dropLast().joined(separator: ", ") + (c["oxford"] ? "," : "") + " \(word) \(last)")
        },
        Operation(
            "masked", "mask|redact|hide|obscur|conceal", takes: "text int? character?",
            options: [
                OperationOption(
                    "short hidden", on: "completely|entirely|wholly|fully", off: "unchanged|as it is|not masked"),
                OperationOption("first kept", on: "first visible|first shown|leading visible|keep first"),
            ],
            rows: texts(["1234567890", "secret", "abcd", "abc", "a", "4111111111111111", ""], with: [4, 2, 3, 1, 0])
        ) { c in
            guard c.has(1), c.int(1) >= 0 else { return nil }
            let isHidden = c["short hidden"] && c.text(0).count <= c.int(1)
            let shown = isHidden ? 0 : min(c.int(1), c.text(0).count)
            let mask = String(repeating: c.has(2) ? c.text(2) : "*", count: c.text(0).count - shown)
            return .string(c["first kept"] ? c.text(0).prefix(shown) + mask : mask + c.text(0).suffix(shown))
        },
    ]

    private static func roman(_ number: Int) -> String {
        let signs = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var rest = number
        return signs.reduce(into: "") { text, sign in
            while rest >= sign.0 {
                text += sign.1
                rest -= sign.0
            }
        }
    }

    private static func spelled(_ number: Int, hasAnd: Bool, hyphen: String) -> String {
        let small = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        if number < 20 { return small[number] }
        if number < 100 { return tens[number / 10] + (number % 10 == 0 ? "" : hyphen + small[number % 10]) }
        let rest =
            number % 100 == 0 ? "" : (hasAnd ? " and " : " ") + spelled(number % 100, hasAnd: hasAnd, hyphen: hyphen)
        return small[number / 100] + " hundred" + rest
    }
}
