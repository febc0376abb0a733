/// What texts have in common, and what is counted in them.
extension Operation {
    static let caseless = OperationOption(
        "caseless",
        on:
            "case ignor|insensitive|regardless case|case not matter|case no difference|case same|case equal|case treated",
        off: "case sensitive|case matter !not|case distinguish|upper lower differ|case differ")

    private static let letterPairs = calls(
        ["listen", "silent"], ["abc", "abd"], ["abc", "cab"], ["aab", "abb"], ["hello", "world"], ["Tea", "eat"],
        ["a", "a"], ["ab", "abc"], ["dormitory", "dirty room"], ["rail safety", "fairy tales"], ["aabbc", "abcab"],
        ["", ""], ["x", ""], ["Dusty", "Study"])

    private static let wordPairs = calls(
        ["kitten", "sitting"], ["flaw", "lawn"], ["abc", "abc"], ["abc", "abd"], ["abcdef", "azced"],
        ["saturday", "sunday"], ["a", "b"], ["interval", "internet"], ["ab", "ba"], ["aggtab", "gxtxayb"],
        ["book", "back"], ["xabcy", "zabcw"], ["abc", ""], ["", "abc"], ["", ""])

    static let comparisons: [Operation] = [
        Operation(
            "edit distance", "edit|levenshtein|distance", not: "hamming", takes: "text text", rows: wordPairs,
            settled: [.empty]
        ) { c in .int(NumberFacts.editDistance(c.text(0), c.text(1))) },
        Operation(
            "hamming distance", "hamming|position differ|differ position|distance|mismatch", takes: "text text",
            rows: calls(
                ["karolin", "kathrin"], ["abc", "abc"], ["abc", "abd"], ["1011101", "1001001"], ["a", "b"],
                ["aabb", "bbaa"], ["GATTACA", "GACTATA"], ["", ""], ["ab", "abc"], ["abc", "a"])
        ) { c in
            guard c.text(0).count == c.text(1).count else { return .absent }
            return .int(zip(c.text(0), c.text(1)).filter { $0 != $1 }.count)
        },
        Operation(
            "common subsequence", "common subsequence|lcs", takes: "text text", options: [OperationOption("as text")],
            rows: wordPairs
        ) { c in
            let length = common(c.letters(0), c.letters(1))
            guard c["as text"] else { return .int(length) }
            guard c.text(0).count < 10, c.text(1).count < 10 else { return nil }
            let all = commons(c.letters(0), c.letters(1), length)
            return all.count == 1 ? .string(all.first ?? "") : nil
        },
        Operation(
            "common substring", "common substring|longest common|shared substring", not: "prefix suffix subsequence",
            takes: "text text", options: [OperationOption("as length")], rows: wordPairs
        ) { c in
            let (ones, other) = (c.letters(0), c.text(1))
            for length in stride(from: ones.count, to: 0, by: -1) {
                for start in 0...(ones.count - length) where other.contains(String(ones[start..<(start + length)])) {
                    return c["as length"] ? .int(length) : .string(String(ones[start..<(start + length)]))
                }
            }
            return c["as length"] ? 0 : ""
        },
        Operation(
            "common prefix of two", "common prefix|shared prefix|common start|common begin", takes: "text text",
            options: [caseless],
            rows: calls(
                ["flower", "flow"], ["abc", "abd"], ["abc", "xyz"], ["test", "test"], ["a", "abc"],
                ["interview", "internet"], ["prefix", "preface"], ["aab", "ab"], ["Hello", "help"], ["", "a"])
        ) { c in
            .string(
                String(
                    zip(c.text(0), c.text(1)).prefix { c["caseless"] ? $0.lowercased() == $1.lowercased() : $0 == $1 }
                        .map(\.0)))
        },
        Operation(
            "common suffix of two", "common suffix|shared suffix|common end", takes: "text text",
            rows: calls(
                ["walking", "talking"], ["abc", "xbc"], ["abc", "xyz"], ["test", "test"], ["c", "abc"],
                ["nation", "station"], ["baa", "ba"], ["", "a"])
        ) { c in
            .string(String(zip(c.text(0).reversed(), c.text(1).reversed()).prefix { $0 == $1 }.map(\.0).reversed()))
        },
        Operation(
            "common prefix", "common prefix|shared prefix|common start|common begin", takes: "texts",
            rows: calls(
                [["flower", "flow", "flight"]], [["dog", "car"]], [["interview", "internet", "interval"]],
                [["same", "same"]], [["a"]], [["abc", "ab", "abcd"]], [["prefix", "preface", "prelude"]],
                [["xa", "xb", "xc", "yd"]], [["", "a"]], [[]])
        ) { c in
            guard let first = c.texts(0).first else { return c.texts(0).isEmpty ? "" : nil }
            return .string(c.texts(0).reduce(first) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) })
        },
        Operation(
            "is anagram", "anagram|same letter|rearrang", takes: "text text",
            options: [
                caseless,
                OperationOption(
                    "blanks ignored", on: "space ignor|white ignor|only letter|spaces|letters only|punctuation"),
            ], rows: letterPairs, settled: [.empty, .upper, .blank]
        ) { c in
            let letters = [c.text(0), c.text(1)].map { text in
                (c["caseless"] ? text.lowercased() : text).filter { !c["blanks ignored"] || $0.isLetter || $0.isNumber }
                    .sorted()
            }
            return .bool(letters[0] == letters[1])
        },
        Operation(
            "is rotation", "rotation|rotat", takes: "text text",
            rows: calls(
                ["abcd", "cdab"], ["abc", "acb"], ["a", "a"], ["waterbottle", "erbottlewat"], ["abc", "ab"],
                ["aab", "aba"], ["abc", "abd"], ["hello", "llohe"])
        ) { c in
            .bool(
                c.text(0).count == c.text(1).count && (c.text(0).isEmpty || (c.text(0) + c.text(0)).contains(c.text(1)))
            )
        },
        Operation(
            "is palindrome", "palindrom|same backward|reads same|backwards", not: "longest make", takes: "text",
            options: [
                caseless,
                OperationOption(
                    "letters only",
                    on: "punctuation|only letter|non-letter|spaces|neither letter|alphanumeric|other than letter"),
            ],
            rows: texts(
                "level", "hello", "a", "abba", "abca", "Racecar", "noon", "ab", "A man, a plan, a canal: Panama",
                "No lemon, no melon", "race a car", "abcba", "1221", "12 21", "0P", ".,", ""),
            settled: [.upper, .blank]
        ) { c in
            let letters = Array(
                (c["caseless"] ? c.text(0).lowercased() : c.text(0)).filter {
                    !c["letters only"] || $0.isLetter || $0.isNumber
                })
            // Whether nothing reads the same backwards, authors see differently.
            return letters.isEmpty ? nil : .bool(letters == letters.reversed())
        },
        Operation(
            "is pangram", "pangram|every letter|all letters", takes: "text",
            rows: texts(
                "the quick brown fox jumps over the lazy dog", "hello", "abcdefghijklmnopqrstuvwxyz",
                "abcdefghijklmnopqrstuvwxy", "The five boxing wizards jump quickly",
                "Pack my box with five dozen liquor jugs", "five dozen boxes", "aaaa", ""), settled: [.empty, .upper]
        ) { c in
            .bool(Set(c.text(0).lowercased()).isSuperset(of: "abcdefghijklmnopqrstuvwxyz"))
        },
        Operation(
            "is isogram", "isogram|no letter repeat|no repeat|uniq letter|distinct letter|repeat", takes: "text",
            options: [caseless],
            rows: texts(
                "abc", "hello", "isogram", "Alpha", "eleven", "background", "a", "Dd", "noon", "subdermatoglyphic"),
            settled: [.upper]
        ) { c in
            let text = c["caseless"] ? c.text(0).lowercased() : c.text(0)
            return .bool(Set(text).count == text.count)
        },
        Operation(
            "brackets", "bracket|parenthes|balanced|nested", takes: "text",
            options: [OperationOption("round only", on: "round !square !curly|parenthes !bracket !square")],
            rows: texts(
                "()", "(]", "([]{})", "((", "))", "(()", "a(b)c", "{[()]}", "([)]", ")(", "[]", "{", "}", "x",
                "(a[b]{c})", "(()())", ""), settled: [.symbols, .empty]
        ) { c in
            let closers: [Character: Character] = c["round only"] ? [")": "("] : [")": "(", "]": "[", "}": "{"]
            var open: [Character] = []
            for letter in c.text(0) {
                if closers.values.contains(letter) { open.append(letter) }
                if let opener = closers[letter], open.popLast() != opener { return false }
            }
            return .bool(open.isEmpty)
        },
        Operation(
            "nesting depth", "depth|nesting|deepest", takes: "text",
            rows: texts(
                "()", "(())", "()()", "((()))", "(()(()))", "a(b(c)d)e", "x", "(((())))", "", "(())()", "((a)(b))(c)"),
            settled: [.symbols, .empty]
        ) { c in
            var depth = 0
            var most = 0
            for letter in c.text(0) {
                depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
                most = max(most, depth)
            }
            return .int(most)
        },
        Operation(
            "is subsequence of text", "subsequence|in order|fuzzy", takes: "text text",
            rows: calls(
                ["ace", "abcde"], ["aec", "abcde"], ["abc", "abc"], ["", "abc"], ["abcd", "abc"], ["hlo", "hello"],
                ["aa", "aba"], ["aa", "ab"], ["x", "abc"]), settled: [.short]
        ) { c in
            var rest = c.text(0)[...]
            for letter in c.text(1) where letter == rest.first { rest.removeFirst() }
            return .bool(rest.isEmpty)
        },
        Operation(
            "wildcard", "wildcard|glob|pattern|match", takes: "text text",
            rows: calls(
                ["abc", "abc"], ["abc", "a*"], ["abc", "a?c"], ["abc", "?"], ["abc", "*c"], ["abc", "b*"],
                ["abc", "*"], ["abcabc", "a*c"], ["abc", "a?"], ["", "*"], ["file.txt", "*.txt"],
                ["file.swift", "*.txt"], ["ab", "a*b*"], ["aab", "*ab"]), settled: [.symbols, .short]
        ) { c in .bool(matches(c.letters(0)[...], c.letters(1)[...])) },
        Operation(
            "longest palindrome", "longest palindrom", takes: "text",
            rows: texts("babcd", "cbbd", "level", "xracecary", "abc", "forgeeksskeegfor", "aaaa", "banana")
        ) { c in
            let letters = c.letters(0)
            for length in stride(from: letters.count, to: 0, by: -1) {
                let found = (0...(letters.count - length)).map { Array(letters[$0..<($0 + length)]) }.first {
                    $0 == $0.reversed()
                }
                if let found { return .string(String(found)) }
            }
            return ""
        },
    ]

    static func common(_ ones: [Character], _ others: [Character]) -> Int {
        var row = [Int](repeating: 0, count: others.count + 1)
        for one in ones {
            var next = [0]
            for (place, other) in others.enumerated() {
                next.append(one == other ? row[place] + 1 : max(row[place + 1], next[place]))
            }
            row = next
        }
        return row[others.count]
    }

    /// All common subsequences of a length.
    private static func commons(_ ones: [Character], _ others: [Character], _ length: Int) -> Set<String> {
        var found: Set<String> = [""]
        for letter in ones {
            found.formUnion(found.map { $0 + String(letter) }.filter { isSubsequence(Array($0), others) })
        }
        return found.filter { $0.count == length }
    }

    private static func isSubsequence(_ part: [Character], _ all: [Character]) -> Bool {
        var rest = part[...]
        for letter in all where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    private static func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "*" {
            return matches(text, pattern.dropFirst()) || !text.isEmpty && matches(text.dropFirst(), pattern)
        }
        return !text.isEmpty && (first == "?" || first == text.first) && matches(text.dropFirst(), pattern.dropFirst())
    }
}
