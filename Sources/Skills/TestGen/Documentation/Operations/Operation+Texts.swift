/// Texts written in another way.
extension Operation {
    private static let phrases = texts(
        "hello world", "the quick brown fox", "one", "a b c", "swift is fun", "HELLO World", "Hello World",
        "hello  world", "  padded text ", "hello-world", "hello_world", "it's me, ok", "x1 y2", "Version 2 Beta", "")
    private static let identifiers = texts(
        "helloWorld", "someLongName", "simple", "aB", "anotherOne", "getUserName", "x", "HelloWorld", "MyClass", "")
    private static let snakes = texts(
        "hello_world", "some_long_name", "simple", "a_b", "another_one", "get_user_name", "x", "_private",
        "double__under", "")

    static let cases: [Operation] = [
        Operation(
            "slug", "slug|url friendly|hyphen|kebab", takes: "text",
            rows: texts(
                "Hello World", "one two three", "simple", "A B", "Swift Package Manager", "Hello, World!",
                "  trim me  ", "a--b", "C++ & Swift", "x_y z", "100 Percent", "Already-Slug", "rock & roll", "!!!",
                "what? now!", "")
        ) { c in
            .string(words(c.text(0)).map { $0.lowercased() }.joined(separator: "-"))
        },
        Operation(
            "camel case", "camel", not: "to snake to kebab", takes: "text", options: [upperFirst],
            rows: phrases + snakes
        ) { c in
            let parts = c.text(0).split { !($0.isLetter || $0.isNumber) }.map { $0.lowercased() }
            return .string(
                parts.enumerated().map { $0.offset == 0 && !c["upper first"] ? $0.element : capitalized($0.element) }
                    .joined())
        },
        Operation(
            "snake case", "snake", not: "to camel from", takes: "text",
            rows: identifiers + texts("hello world", "Hello World", "foo bar baz", "kebab-case-name")
        ) { c in
            .string(humps(c.text(0)).joined(separator: "_"))
        },
        Operation(
            "kebab case", "kebab|hyphen", not: "to camel from", takes: "text",
            rows: identifiers + texts("hello world", "Hello World", "foo bar baz", "snake_case_name")
        ) { c in
            .string(humps(c.text(0)).joined(separator: "-"))
        },
        Operation(
            "words of name", "word|split", takes: "text",
            options: [OperationOption("lower", on: "lowercase|lower case")], rows: identifiers
        ) { c in .texts(humps(c.text(0), isLower: c["lower"])) },
        Operation(
            "title case", "title|capital", takes: "text",
            options: [
                OperationOption(
                    "keeps rest",
                    on:
                        "rest unchanged|other unchanged|remaining unchanged|leave rest|rest left|other letter kept|rest not",
                    off: "lowercase|lower case|lowered")
            ], rows: phrases, settled: [.upper]
        ) { c in
            .string(
                c.text(0).split(separator: " ", omittingEmptySubsequences: false).map {
                    capitalized(String($0), rest: !c["keeps rest"])
                }.joined(separator: " "))
        },
        Operation(
            "capitalized first", "capital|uppercase first|first letter|first character|sentence case", takes: "text",
            options: [
                OperationOption(
                    "lowers rest", on: "lowercase|lower case|lowered",
                    off: "rest unchanged|other unchanged|leave|kept|left as")
            ], rows: phrases
        ) { c in
            .string(capitalized(c.text(0), rest: c["lowers rest"]))
        },
        Operation(
            "initials", "initial|monogram", takes: "text int?",
            options: [
                OperationOption("dots", on: "dot|period|full stop"),
                OperationOption("as written", on: "unchanged|as written", off: "upper"),
            ],
            rows: texts(
                "John Smith", "ada lovelace", "Grace Brewster Hopper", "cher", "Jean Luc Picard", "a b", "Mary  Ann",
                " leading space", "")
        ) { c in
            let letters = c.text(0).split { $0.isWhitespace }.compactMap(\.first).map {
                c["as written"] ? String($0) : $0.uppercased()
            }
            let some = c.has(1) ? Array(letters.prefix(max(0, c.int(1)))) : letters
            return .string(some.map { c["dots"] ? $0 + "." : $0 }.joined())
        },
        Operation(
            "acronym", "acronym|abbreviat", takes: "text",
            options: [OperationOption("hyphens", on: "hyphen|dash|punctuation")],
            rows: texts(
                "portable network graphics", "Ruby on Rails", "First In First Out", "as soon as possible",
                "hypertext markup language", "one", "Halley's Comet", "light-weight box", "")
        ) { c in
            .string(
                c.text(0).split { $0.isWhitespace || c["hyphens"] && $0 == "-" }.compactMap(\.first).map {
                    $0.uppercased()
                }.joined())
        },
        Operation(
            "caesar", "caesar|shift letter|cipher|rotat letter|shift", not: "decrypt decode decipher",
            takes: "text int",
            options: [OperationOption("back", on: "decrypt|decode|back", off: "forward|encrypt|encode")],
            rows: texts(["abc", "xyz", "Hello", "hello world", "Zebra 9!", ""], with: [3, 1, 25, 13, 0, 26, 29, -1])
        ) { c in .string(shifted(c.text(0), c["back"] ? -c.int(1) : c.int(1))) },
        Operation(
            "rot13", "rot13|rot|thirteen", takes: "text",
            rows: texts("abc", "xyz", "Hello", "hello world", "Nop", "m", "Zebra 9!", "Why?", ""),
            settled: [.symbols, .empty, .upper]
        ) { c in .string(shifted(c.text(0), 13)) },
        Operation("atbash", "atbash", takes: "text", rows: texts("abc", "xyz", "hello", "Test", "m", "az", "")) { c in
            .string(
                String(
                    c.letters(0).map { letter in
                        guard letter.isASCII, letter.isLetter, let value = letter.asciiValue else { return letter }
                        return Character(Unicode.Scalar((letter.isUppercase ? 155 : 219) - value))
                    }))
        },
        Operation(
            "reversed text", "revers|backward", not: "word is", takes: "text", settled: [.empty, .blank, .symbols]
        ) { c in .string(String(c.text(0).reversed())) },
        Operation(
            "reversed words", "revers word|word revers", takes: "text",
            options: [OperationOption("each", on: "each word|every word|letters of", off: "order of word|order word")],
            rows: phrases
        ) { c in
            if c["each"] {
                return .string(
                    c.text(0).split(separator: " ", omittingEmptySubsequences: false).map { String($0.reversed()) }
                        .joined(separator: " "))
            }
            return .string(c.text(0).split(separator: " ").reversed().joined(separator: " "))
        },
        Operation(
            "swapped case", "swap case|case swap|toggle case|invert case|case invert|case toggle", takes: "text",
            settled: [.blank, .symbols, .empty]
        ) { c in
            .string(c.letters(0).map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined())
        },
        Operation(
            "alternating case", "alternat", takes: "text",
            options: [
                OperationOption("lower first", on: "lower first|begin lower|start lower|first lower"),
                OperationOption("letters only", on: "letter count|only letter|non-letter"),
            ]
        ) { c in
            var place = 0
            return .string(
                c.letters(0).map { letter in
                    defer { if letter.isLetter || !c["letters only"] { place += 1 } }
                    return (place % 2 == 0) == c["lower first"] ? letter.lowercased() : letter.uppercased()
                }.joined())
        },
        Operation(
            "pig latin", "pig latin", takes: "text",
            rows: texts("apple", "pig", "latin", "eat", "glove", "smile", "banana", "out")
        ) { c in
            guard let vowel = c.letters(0).firstIndex(where: { "aeiou".contains($0) }) else { return nil }
            return vowel == 0 ? nil : .string(String(c.letters(0)[vowel...] + c.letters(0)[..<vowel]) + "ay")
        },
        Operation(
            "plural", "plural", takes: "text",
            rows: texts(
                "cat", "bus", "box", "church", "dish", "city", "day", "key", "boss", "baby", "dog", "toy", "quiz fix",
                "")
        ) { c in
            let word = c.text(0)
            guard !word.isEmpty, !word.contains(" ") else { return nil }
            if ["s", "x", "z", "ch", "sh"].contains(where: { word.hasSuffix($0) }) { return .string(word + "es") }
            let letters = c.letters(0)
            if word.hasSuffix("y"), letters.count > 1, !"aeiou".contains(letters[letters.count - 2]) {
                return .string(word.dropLast() + "ies")
            }
            return .string(word + "s")
        },
    ]

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
            "duration words", "duration|human|1h|units|time", takes: "int",
            options: [OperationOption("spaced", on: "space")],
            rows: numbers(1, 59, 60, 61, 90, 3599, 3600, 3661, 3660, 5400, 7200, 86_399, 45, 3605, 0)
        ) { c in
            guard c.int(0) > 0 else { return nil }
            let parts = [(c.int(0) / 3600, "h"), (c.int(0) / 60 % 60, "m"), (c.int(0) % 60, "s")].filter { $0.0 > 0 }
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
            options: [OperationOption("first kept", on: "first visible|first shown|leading visible|keep first")],
            rows: texts(["1234567890", "secret", "abcd", "abc", "a", "4111111111111111", ""], with: [4, 2, 3, 1, 0])
        ) { c in
            guard c.has(1), c.int(1) >= 0 else { return nil }
            let shown = min(c.int(1), c.text(0).count)
            let mask = String(repeating: c.has(2) ? c.text(2) : "*", count: c.text(0).count - shown)
            return .string(c["first kept"] ? c.text(0).prefix(shown) + mask : mask + c.text(0).suffix(shown))
        },
    ]

    private static let upperFirst = OperationOption(
        "upper first", on: "upper camel|pascal|first also|first capital|including first",
        off: "lower camel|first lower|lowercase first|starts lower|first word lower")

    static func words(_ text: String) -> [String] { text.split { !($0.isLetter || $0.isNumber) }.map(String.init) }

    private static func capitalized(_ word: String, rest isLowered: Bool = true) -> String {
        word.prefix(1).uppercased() + (isLowered ? word.dropFirst().lowercased() : String(word.dropFirst()))
    }

    /// The words of an identifier, at its capitals and marks.
    private static func humps(_ text: String, isLower: Bool = true) -> [String] {
        var parts: [String] = [""]
        var before: Character = " "
        for letter in text {
            if !(letter.isLetter || letter.isNumber) || letter.isUppercase && !before.isUppercase { parts.append("") }
            if letter.isLetter || letter.isNumber { parts[parts.count - 1].append(letter) }
            before = letter
        }
        return parts.filter { !$0.isEmpty }.map { isLower ? $0.lowercased() : $0 }
    }

    static func shifted(_ text: String, _ by: Int) -> String {
        String(
            text.map { letter in
                guard letter.isASCII, letter.isLetter, let value = letter.asciiValue else { return letter }
                let first = letter.isUppercase ? 65 : 97
                return Unicode.Scalar(first + modulo(Int(value) - first + by, 26)).map { Character($0) } ?? letter
            })
    }

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
