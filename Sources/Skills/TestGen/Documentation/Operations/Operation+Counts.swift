/// What is counted in texts, and what they are made of.
extension Operation {
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
            takes: "text",
            options: [
                caseless, OperationOption("letters only", on: "punctuation !end|letter|apostrophe"),
                OperationOption(
                    "ends cut", on: "punctuation end|punctuation around|surround punctuation", isRare: true),
            ],
            rows: texts(
                "a b a", "the cat the dog", "one", "The the THE", "x y z y x", "go, go go!", "two  two", "a-b a", ""),
            settled: [.upper, .empty]
        ) { c in
            let text = c["caseless"] ? c.text(0).lowercased() : c.text(0)
            let parts = text.split { c["letters only"] ? !($0.isLetter || $0.isNumber) : $0.isWhitespace }.map(
                String.init)
            let words = c["ends cut"] ? parts.map(withoutMarks).filter { !$0.isEmpty } : parts
            return .pairs(Set(words).sorted().map { word in (.string(word), .int(words.filter { $0 == word }.count)) })
        },
        Operation(
            "most frequent words", "most frequent|most common|top word|frequent word", takes: "text int",
            options: [
                caseless,
                OperationOption("first seen", on: "first appear|first occur|order of appear", off: "alphabet"),
            ],
            rows: texts(
                [
                    "b a b", "the cat saw the dog", "y x y x z", "one", "c b a", "b b a a c", "to be or not to be",
                    "d c d",
                ],
                with: [1, 2, 5]), settled: InputTopic.every
        ) { c in
            let words = (c["caseless"] ? c.text(0).lowercased() : c.text(0)).split { $0.isWhitespace }.map(String.init)
            guard !words.contains(where: { !$0.allSatisfy(\.isLetter) }), c.int(1) >= 0 else { return nil }
            let order = Dictionary(zip(words, words.indices), uniquingKeysWith: min)
            let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            let sorted = counts.keys.sorted { one, other in
                if counts[one] != counts[other] { return (counts[one] ?? 0) > (counts[other] ?? 0) }
                return c["first seen"] ? (order[one] ?? 0) < (order[other] ?? 0) : one < other
            }
            return .texts(Array(sorted.prefix(c.int(1))))
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
                    off: "preceded|count followed|number followed|length followed|count before"),
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
                    off: "preceded|count before|number followed|count followed"),
                OperationOption(
                    "ones left out", on: "single|alone|without_count|no_count|without_number|once", isRare: true),
            ],
            rows: texts(
                "a3b2", "3a2b", "a1", "1a", "x12", "12x", "a2b1c3", "2a1b3c", "z10y2", "10z2y", "12a3b", "a12b3", "abc",
                "2ab", "ab2", ""),
            settled: [.empty]
        ) { c in
            var result = ""
            var count = ""
            let letters = c["letter first"] ? c.letters(0).reversed() : c.letters(0)
            for letter in letters {
                if letter.isNumber {
                    count.append(letter)
                } else {
                    // What comes of a letter without a number, authors say or leave open.
                    guard !count.isEmpty || c["ones left out"] else { return nil }
                    let number = Int(String(c["letter first"] ? String(count.reversed()) : count)) ?? 1
                    // A number that counts nothing can be of any size.
                    guard number < 1000 else { return nil }
                    result += String(repeating: String(letter), count: number)
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

    /// A word without the punctuation at its ends.
    private static func withoutMarks(_ word: String) -> String {
        let start = word.drop { $0.isPunctuation }
        return String(start.reversed().drop { $0.isPunctuation }.reversed())
    }
}
