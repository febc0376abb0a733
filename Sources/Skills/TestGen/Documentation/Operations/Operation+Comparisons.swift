/// What texts have in common, and what is counted in them.
extension Operation {
    private static let caseless = OperationOption(
        "caseless",
        on:
            "case ignor|case-insensitive|insensitive|regardless case|case not matter|case no difference|upper lower same|ignoring case",
        off: "case-sensitive|case matter|case distinguish|case count|upper lower differ|sensitive !insensitive")
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
            return .bool(letters == letters.reversed())
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
            options: [OperationOption("round only", on: "round|parenthes !bracket")],
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
            rows: texts("()", "(())", "()()", "((()))", "(()(()))", "a(b(c)d)e", "x", "(((())))", ""),
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

    static let counts: [Operation] = [
        Operation(
            "vowels", "vowel", takes: "text",
            rows: texts("hello", "sky", "AEIOU", "programming", "Apple", "xyz", "queue", "a", "Swift Package", "")
        ) { c in .int(c.text(0).filter { "aeiouAEIOU".contains($0) }.count) },
        Operation(
            "consonants", "consonant", takes: "text",
            rows: texts("hello", "sky", "AEIOU", "programming", "Apple", "a1!", "Swift Package", "")
        ) { c in .int(c.text(0).filter { $0.isLetter && !"aeiouAEIOU".contains($0) }.count) },
        Operation(
            "word count", "word count|count word|number word|how many word", takes: "text",
            rows: texts(
                "hello world", "one", "a b c d", "the quick brown fox", "two  spaces", "  lead", "trail ",
                "line\nbreak", "tab\tbed", "   ", "")
        ) { c in .int(c.text(0).split { $0.isWhitespace }.count) },
        Operation(
            "line count", "line count|count line|number line", takes: "text",
            rows: texts("a", "a\nb", "a\nb\nc", "one two\nthree", "x\n\ny", "a\n", "")
        ) { c in .int(c.text(0).split(separator: "\n", omittingEmptySubsequences: false).count) },
        Operation(
            "sentence count", "sentence", takes: "text",
            rows: texts("One. Two. Three.", "Hi!", "What? Yes.", "No end", "A. B! C?", "Well... ok.", "")
        ) { c in .int(c.text(0).split { ".!?".contains($0) }.filter { $0.contains { !$0.isWhitespace } }.count) },
        Operation(
            "occurrences", "occurrence|count|often|how many time|number times|appear", takes: "text text",
            options: [
                OperationOption(
                    "overlapping", on: "overlap !not !non !without",
                    off: "overlap not|non overlap|without overlap|do not overlap|not overlap"), caseless,
            ],
            rows: calls(
                ["aaaa", "aa"], ["banana", "an"], ["hello", "l"], ["abcabcabc", "abc"], ["banana", "ana"],
                ["hello", "x"], ["abababa", "aba"], ["mississippi", "ss"], ["mississippi", "issi"], ["Aa", "a"],
                ["a", "abc"], ["abc", ""], ["", "a"]), settled: [.short, .upper]
        ) { c in
            let text = Array(c["caseless"] ? c.text(0).lowercased() : c.text(0))
            let part = Array(c["caseless"] ? c.text(1).lowercased() : c.text(1))
            guard !part.isEmpty else { return 0 }
            var place = 0
            var count = 0
            while place + part.count <= text.count {
                let isHere = Array(text[place..<(place + part.count)]) == part
                count += isHere ? 1 : 0
                place += isHere && !c["overlapping"] ? part.count : 1
            }
            return .int(count)
        },
        Operation(
            "letter occurrences", "occurrence|count|often|number times|appear", takes: "text character",
            options: [caseless],
            rows: calls(
                ["banana", "a"], ["hello", "l"], ["abc", "x"], ["aAa", "a"], ["mississippi", "s"], ["a", "a"],
                ["", "a"]), settled: [.upper]
        ) { c in
            .int(
                c.text(0).filter { c["caseless"] ? $0.lowercased() == c.text(1).lowercased() : String($0) == c.text(1) }
                    .count)
        },
        Operation(
            "positions", "position|index|indices|places|offset", takes: "text text",
            options: [
                OperationOption(
                    "overlapping", on: "overlap !not !non !without", off: "overlap not|non overlap|without overlap")
            ],
            rows: calls(
                ["banana", "an"], ["aaaa", "aa"], ["hello", "l"], ["abc", "x"], ["abcabc", "abc"], ["banana", "ana"],
                ["xyx", "x"], ["aXbXc", "X"])
        ) { c in
            let (text, part) = (c.letters(0), c.letters(1))
            guard !part.isEmpty else { return nil }
            var places: [Int] = []
            var place = 0
            while place + part.count <= text.count {
                let isHere = Array(text[place..<(place + part.count)]) == part
                if isHere { places.append(place) }
                place += isHere && !c["overlapping"] ? part.count : 1
            }
            return .ints(places)
        },
        Operation(
            "letter frequencies", "letter count|character count|frequenc|how often|occurrence each|histogram|tally",
            not: "word", takes: "text",
            options: [
                caseless,
                OperationOption(
                    "letters only",
                    on: "letters only|only letter|non-letter|space ignor|space skip|not letter|other than letter"),
            ], rows: texts("hello", "aab", "banana", "Abba", "a b a", "x1x", "zz", ""), settled: [.upper, .empty]
        ) { c in
            let letters = (c["caseless"] ? c.text(0).lowercased() : c.text(0)).filter {
                !c["letters only"] || $0.isLetter
            }
            return .pairs(
                Set(letters).sorted().map { letter in
                    (.string(String(letter)), .int(letters.filter { $0 == letter }.count))
                })
        },
        Operation(
            "word frequencies", "word frequenc|word count|word often|count word|each word|occurrence word",
            takes: "text", options: [caseless, OperationOption("letters only", on: "punctuation|letter|apostrophe")],
            rows: texts(
                "a b a", "the cat the dog", "one", "The the THE", "x y z y x", "go, go go!", "two  two", "a-b a", ""),
            settled: [.upper, .empty]
        ) { c in
            let text = c["caseless"] ? c.text(0).lowercased() : c.text(0)
            let words = text.split { c["letters only"] ? !($0.isLetter || $0.isNumber) : $0.isWhitespace }.map(
                String.init)
            return .pairs(Set(words).sorted().map { word in (.string(word), .int(words.filter { $0 == word }.count)) })
        },
        Operation(
            "longest word", "longest word|long word", takes: "text",
            options: [
                OperationOption("last", on: "last", off: "first|earliest"), OperationOption("as length", on: "length"),
            ],
            rows: texts(
                "the quick brown fox", "a bb ccc", "ccc bb a", "same size word", "one", "hello big world",
                "to be or not", "jumping over", "")
        ) { c in
            let words = c.text(0).split { $0.isWhitespace }.map(String.init)
            guard let most = words.map(\.count).max() else { return c["as length"] ? 0 : .absent }
            if c["as length"] { return .int(most) }
            return .string((c["last"] ? words.last { $0.count == most } : words.first { $0.count == most }) ?? "")
        },
        Operation(
            "longest of texts", "longest", takes: "texts",
            options: [OperationOption("last", on: "last", off: "first|earliest")], settled: [.ties]
        ) { c in
            guard let most = c.texts(0).map(\.count).max() else { return .absent }
            return .string(
                (c["last"] ? c.texts(0).last { $0.count == most } : c.texts(0).first { $0.count == most }) ?? "")
        },
        Operation(
            "first unrepeated letter", "first uniq|first non|not repeat|first once|first letter", takes: "text",
            rows: texts("swiss", "aabb", "abc", "aabbc", "level", "x", "abab", "stress", "")
        ) { c in
            let text = c.text(0)
            return text.first { letter in text.filter { $0 == letter }.count == 1 }.map { .string(String($0)) }
                ?? .absent
        },
        Operation(
            "most common letter", "most common|most frequent|most often", takes: "text",
            options: [OperationOption("least letter", on: "alphabet|smallest")],
            rows: texts("hello", "banana", "aabbb", "x", "mississip", "zzz", "abb", "swift is", "")
        ) { c in
            let text = c.text(0)
            let counts = text.map { letter in text.filter { $0 == letter }.count }
            guard let most = counts.max() else { return .absent }
            let ties = zip(text, counts).filter { $0.1 == most }.map(\.0)
            return (c["least letter"] ? ties.min() : ties.first).map { .string(String($0)) } ?? .absent
        },
        Operation(
            "run-length encoding", "run length|run-length|rle|compress|encod", not: "decod", takes: "text",
            options: [
                OperationOption(
                    "letter first",
                    on:
                        "followed by count|letter followed|character followed|followed by number|then its count|then count",
                    off: "preceded|count followed|number followed|count before"),
                OperationOption(
                    "ones left out", on: "single|once|one omit|without one|alone|only one|count one", off: "also one"),
                OperationOption("unless longer", on: "shorter|not smaller|longer"),
            ], rows: texts("aaabb", "abc", "a", "aabbbc", "wwwwbbb", "abbbb", "zz", "xxxxxxxxxxxx", "aabaa", ""),
            settled: [.empty]
        ) { c in
            let encoded = runs(c.list(0)) { $0 }.map { run -> String in
                let (letter, count) = (run[0].text ?? "", c["ones left out"] && run.count == 1 ? "" : "\(run.count)")
                return c["letter first"] ? letter + count : count + letter
            }.joined()
            return .string(c["unless longer"] && encoded.count >= c.text(0).count ? c.text(0) : encoded)
        },
        Operation(
            "run lengths", "run length|run-length|runs", takes: "list", options: [OperationOption("count first")],
            settled: [.ties, .empty]
        ) { c in
            .lists(
                runs(c.list(0)) { $0 }.map { c["count first"] ? [.int($0.count), $0[0]] : [$0[0], .int($0.count)] })
        },
        Operation(
            "run-length decoding", "run length|run-length|decod|decompress|expand", not: "encod", takes: "text",
            options: [
                OperationOption(
                    "letter first", on: "letter followed|character followed|followed by count|followed by number",
                    off: "preceded|count before|number followed|count followed")
            ],
            rows: texts(
                "a3b2", "3a2b", "a1", "1a", "x12", "12x", "a2b1c3", "2a1b3c", "z10y2", "10z2y", "abc", "2ab", "ab2", ""),
            settled: [.empty]
        ) { c in
            var result = ""
            var count = ""
            let letters = c["letter first"] ? c.letters(0).reversed() : c.letters(0)
            for letter in letters {
                if letter.isNumber {
                    count.append(letter)
                } else {
                    result += String(
                        repeating: String(letter),
                        count: Int(String(c["letter first"] ? String(count.reversed()) : count)) ?? 1)
                    count = ""
                }
            }
            return count.isEmpty ? .string(c["letter first"] ? String(result.reversed()) : result) : nil
        },
        Operation(
            "words", "split word|word", not: "count longest number revers", takes: "text",
            rows: texts("hello world", "one", "a b c", "two  spaces", "  lead", "trail ", "line\nbreak", ""),
            settled: [.blank]
        ) { c in .texts(c.text(0).split { $0.isWhitespace }.map(String.init)) },
        Operation(
            "lines", "line", not: "count number wrap", takes: "text",
            rows: texts("a\nb", "one", "a\nb\nc", "x y\nz", "a\n\nb", "a\n", ""), settled: [.blank]
        ) { c in .texts(c.text(0).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)) },
        Operation(
            "digits of text", "digit|number", takes: "text", options: [OperationOption("as text")],
            rows: texts("a1b2", "123", "no", "x9", "2024-05-06", "(555) 123", "")
        ) { c in
            let digits = c.text(0).filter(\.isNumber)
            return c["as text"] ? .string(digits) : .ints(digits.compactMap(\.wholeNumberValue))
        },
    ]

    private static func common(_ ones: [Character], _ others: [Character]) -> Int {
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
