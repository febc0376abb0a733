/// What is known of numbers and texts by the words authors use for it, computed here independently of any code under test.
enum NumberFacts {
    /// Tests of an integer.
    static let tests: [String: @Sendable (Int) -> Bool] = [
        "even": { $0 % 2 == 0 }, "odd": { $0 % 2 != 0 }, "prime": isPrime, "composite": { $0 > 3 && !isPrime($0) },
        "leap year": isLeapYear, "power of two": { $0 > 0 && $0 & ($0 - 1) == 0 },
        "power of 2": { $0 > 0 && $0 & ($0 - 1) == 0 },
        "perfect square": { n in n >= 0 && (0...max(1, n)).contains { $0 * $0 == n } },
        "perfect number": { n in n > 1 && (1..<n).filter { n % $0 == 0 }.reduce(0, +) == n },
        "palindrome": { n in n >= 0 && String(n) == String(String(n).reversed()) },
    ]

    static func isPrime(_ number: Int) -> Bool {
        guard number > 1 else { return false }
        var divisor = 2
        while divisor * divisor <= number {
            if number % divisor == 0 { return false }
            divisor += 1
        }
        return true
    }

    static func isLeapYear(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
        var (larger, smaller) = (abs(first), abs(second))
        while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
        return larger
    }

    static func factorial(_ number: Int) -> Int? { (0...12).contains(number) ? (1...max(1, number)).reduce(1, *) : nil }

    static func digitSum(_ number: Int) -> Int { String(number.magnitude).compactMap(\.wholeNumberValue).reduce(0, +) }

    /// The least number of insertions, deletions and substitutions between two texts.
    static func editDistance(_ first: String, _ second: String) -> Int {
        let target = Array(second)
        var row = Array(0...target.count)
        for (line, character) in first.enumerated() {
            var next = [line + 1]
            for (column, other) in target.enumerated() {
                next.append(min(row[column] + (character == other ? 0 : 1), row[column + 1] + 1, next[column] + 1))
            }
            row = next
        }
        return row[target.count]
    }
}

/// Kinds of characters by the words authors use for them.
enum CharacterKind {
    /// Tests of a character, by name in the singular.
    static let tests: [String: @Sendable (Character) -> Bool] = [
        "digit": { ("0"..."9").contains($0) }, "number": { ("0"..."9").contains($0) }, "letter": \.isLetter,
        "whitespace": \.isWhitespace, "space": { $0 == " " }, "vowel": { "aeiouAEIOU".contains($0) },
        "underscore": { $0 == "_" }, "hyphen": { $0 == "-" }, "dash": { $0 == "-" }, "dot": { $0 == "." },
        "uppercase letter": \.isUppercase, "lowercase letter": \.isLowercase, "upper-case letter": \.isUppercase,
        "lower-case letter": \.isLowercase, "capital letter": \.isUppercase,
        "decimal digit": { ("0"..."9").contains($0) },
        "character": { _ in true }, "whitespace character": \.isWhitespace, "upper case letter": \.isUppercase,
        "lower case letter": \.isLowercase, "numeric character": { ("0"..."9").contains($0) }, "comma": { $0 == "," },
        "alphanumeric character": { $0.isLetter || ("0"..."9").contains($0) }, "hexadecimal digit": \.isHexDigit,
    ]

    /// The test that words name, in the singular or the plural.
    static func test(_ words: [String]) -> ((Character) -> Bool)? {
        let name = words.joined(separator: " ")
        if let test = tests[name] { return test }
        guard name.hasSuffix("s") else { return nil }
        let singular = String(name.prefix(name.count - 1))
        return tests[singular]
    }

    /// The test that a list of names stands for: `letters, digits and underscores`.
    static func test(list tokens: ArraySlice<SentenceToken>) -> ((Character) -> Bool)? {
        let parts = tokens.split { $0 == .mark(",") || $0.isWord(["and", "or"]) }
        var tests: [(Character) -> Bool] = []
        for part in parts {
            if part.count == 1, let code = part.first?.code, let text = LiteralText.whole(code), text.count == 3,
                let character = text.dropFirst().first
            {
                tests.append { $0 == character }
                continue
            }
            let words = part.compactMap(\.word)
            guard words.count == part.count, let test = test(words) else { return nil }
            tests.append(test)
        }
        return tests.isEmpty ? nil : { character in tests.contains { $0(character) } }
    }
}
