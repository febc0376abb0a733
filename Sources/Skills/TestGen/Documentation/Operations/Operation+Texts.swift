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
            options: [OperationOption("joined digits", off: "follow digit|after digit|lowercase digit")],
            rows: identifiers
                + texts("sha256Hash", "version2Beta", "x1Y", needs: "follow digit|after digit|lowercase digit")
                + texts(
                    "hello world", "Hello World", "foo bar baz", "kebab-case-name", needs: "space|words|separat|blank")
        ) { c in
            c["joined digits"] && c.text(0).contains(where: \.isNumber)
                ? nil : .string(humps(c.text(0)).joined(separator: "_"))
        },
        Operation(
            "kebab case", "kebab|hyphen", not: "to camel from", takes: "text",
            rows: identifiers
                + texts(
                    "hello world", "Hello World", "foo bar baz", "snake_case_name", needs: "space|words|separat|blank")
        ) { c in
            .string(humps(c.text(0)).joined(separator: "-"))
        },
        Operation(
            "words of name", "word|split", takes: "text",
            options: [
                OperationOption(
                    "lower", on: "lowercase !letter|lower case !letter|lowered",
                    off: "as_they_are|as_it_is|unchanged|kept|as_written|own case")
            ], rows: identifiers
        ) { c in .texts(humps(c.text(0), isLower: c["lower"])) },
        Operation(
            "title case", "title|capital", takes: "text",
            options: [
                OperationOption(
                    "keeps rest",
                    on:
                        "rest unchanged|other unchanged|remaining unchanged|leave rest|rest left|other letter kept|rest not",
                    off: "lowercase|lower case|lowered"),
                OperationOption("single blanks", on: "single space|single blank|collaps", off: "kept|preserv"),
            ], rows: phrases, settled: [.upper]
        ) { c in
            .string(
                c.text(0).split(separator: " ", omittingEmptySubsequences: c["single blanks"]).map {
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
                OperationOption("dots", on: "dot|period|full stop"), OperationOption("apart"),
                OperationOption("as written", on: "unchanged|as written", off: "upper"),
                OperationOption(
                    "ends", on: "first_and_last|first_and_its_last|first_and_the_last|surname",
                    off: "each word|every word|all words"),
            ],
            rows: texts(
                "John Smith", "ada lovelace", "Grace Brewster Hopper", "cher", "Jean Luc Picard", "a b", "Mary  Ann",
                " leading space", "")
        ) { c in
            let words = c.text(0).split { $0.isWhitespace }
            let taken = c["ends"] && words.count > 1 ? [words[0], words[words.count - 1]] : words
            let letters = taken.compactMap(\.first).map { c["as written"] ? String($0) : $0.uppercased() }
            let some = c.has(1) ? Array(letters.prefix(max(0, c.int(1)))) : letters
            return .string(some.map { c["dots"] ? $0 + "." : $0 }.joined(separator: c["apart"] ? " " : ""))
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
            options: [OperationOption("back", on: "decrypt|decod|decipher", off: "encrypt|encod")],
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
}
