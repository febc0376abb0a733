/// Texts fitted into a width, compared, and counted.
extension Operation {
    static let layouts: [Operation] = [
        Operation(
            "truncate", "truncat|shorten|ellips|abbreviat|cut|elid|limit", not: "middle word", takes: "text int text?",
            options: [
                OperationOption(
                    "marker beyond", on: "marker not count|not counted|in addition|followed by marker",
                    off: "includ|marker count|never longer|at most|no longer|not longer|maximum length|total length"),
                OperationOption("dots", on: "three dots|three periods"),
            ],
            rows: texts(
                ["Hello, world", "abcdef", "abc", "a longer text here", "hi", ""], with: [5, 6, 3, 8, 12, 2, 1, 20])
                + calls(
                    ["abcdefgh", 5, ".."], ["abcdefgh", 6, "..."], ["abc", 3, "..."], ["abcdefgh", 8, ">"],
                    ["abcdefghij", 4, "-"]), settled: [.short, .symbols, .blank]
        ) { c in
            let marker = c.has(2) ? c.text(2) : c["dots"] ? "..." : "…"
            guard c.int(1) >= 0 else { return nil }
            if c.text(0).count <= c.int(1) { return .string(c.text(0)) }
            if c["marker beyond"] { return .string(c.text(0).prefix(c.int(1)) + marker) }
            return c.int(1) < marker.count ? nil : .string(c.text(0).prefix(c.int(1) - marker.count) + marker)
        },
        Operation(
            "truncated middle", "middle", takes: "text int text?",
            options: [
                OperationOption(
                    "front longer", on: "front extra|start extra|front longer|beginning longer|first half longer|head")
            ],
            rows: texts(["abcdefghij", "hello world", "abc", "abcdefghijklm"], with: [5, 7, 6, 9, 3, 20])
                + calls(["abcdefghijkl", 7, "..."], ["abcdefghijkl", 8, ".."]), settled: [.short, .blank]
        ) { c in
            let marker = c.has(2) ? c.text(2) : "…"
            let room = c.int(1) - marker.count
            if c.text(0).count <= c.int(1) { return .string(c.text(0)) }
            guard room >= 0 else { return nil }
            let front = (room + (c["front longer"] ? 1 : 0)) / 2
            return .string(c.text(0).prefix(front) + marker + c.text(0).suffix(room - front))
        },
        Operation(
            "pad left", "pad|leftpad|right align|justif right", takes: "text int character?",
            options: [OperationOption("zeros", on: "zero")], rows: widths, settled: padding
        ) { c in
            .string(
                String(
                    repeating: c.has(2) ? c.text(2) : c["zeros"] ? "0" : " ", count: max(0, c.int(1) - c.text(0).count))
                    + c.text(0))
        },
        Operation(
            "pad right", "pad|rightpad|left align|justif left|fill", takes: "text int character?", rows: widths,
            settled: padding
        ) { c in
            .string(
                c.text(0) + String(repeating: c.has(2) ? c.text(2) : " ", count: max(0, c.int(1) - c.text(0).count)))
        },
        Operation(
            "center", "center|both side|pad side", takes: "text int character?",
            options: [
                OperationOption(
                    "extra left", on: "extra left|odd left|remaining left|left one more|more left|left side get",
                    off:
                        "extra right|odd right|remaining right|more right|right one more|right side get|extra end|extra after|extra trail"
                )
            ], rows: widths, settled: padding
        ) { c in
            let room = max(0, c.int(1) - c.text(0).count)
            let left = (room + (c["extra left"] ? 1 : 0)) / 2
            let filler = c.has(2) ? c.text(2) : " "
            return .string(
                String(repeating: filler, count: left) + c.text(0) + String(repeating: filler, count: room - left))
        },
        Operation(
            "wrap words", "wrap|line width|word line|break line|fill line", takes: "text int",
            options: [
                OperationOption("joined"),
                OperationOption(
                    "broken", on: "word split|word cut|broken into|hard|is broken !not",
                    off: "not broken|never broken|not split|own line|line of its own|on its own|not cut"),
            ],
            rows: texts(
                [
                    "aa bb cc", "the quick brown fox jumps", "a b c d e f", "one", "hello world",
                    "lorem ipsum dolor sit amet", "xx yy zz ww", "a verylongword b",
                ], with: [5, 10, 3, 7, 11, 2]), settled: [.short]
        ) { c in
            guard c.int(1) > 0 else { return nil }
            let lines = wrapped(c.text(0), c.int(1), isBroken: c["broken"])
            return c["joined"] ? .string(lines.joined(separator: "\n")) : .texts(lines)
        },
        Operation(
            "text chunks", "chunk|split length|group|piece|part", takes: "text int",
            rows: texts(["abcdef", "abcdefg", "a", "hello world", ""], with: [2, 3, 4, 1, 10]),
            settled: [.short, .blank]
        ) { c in
            guard c.int(1) > 0 else { return nil }
            let letters = c.letters(0)
            return .texts(
                stride(from: 0, to: letters.count, by: c.int(1)).map {
                    String(letters[$0..<min($0 + c.int(1), letters.count)])
                })
        },
        Operation(
            "grouped from the end", "group end|group right|from right", takes: "text int text?",
            rows: texts(["1234567", "12", "123456", "1"], with: [3, 2, 4])
                + calls(["1234567", 3, ","], ["123456", 3, " "], ["12", 3, ","], ["1234", 2, "-"]), settled: [.short]
        ) { c in
            guard c.int(1) > 0, c.has(2) else { return nil }
            let letters = c.letters(0)
            return .string(
                letters.enumerated().map { place, letter in
                    (place > 0 && (letters.count - place) % c.int(1) == 0 ? c.text(2) : "") + String(letter)
                }.joined())
        },
        Operation(
            "repeated text", "repeat|times", takes: "text int text?",
            rows: texts(["ab", "x", "hello"], with: [2, 3, 1, 0, 4])
                + calls(["a", 3, "-"], ["ab", 2, ", "], ["q", 1, "+"]), settled: [.short, .zero]
        ) { c in
            c.int(1) < 0
                ? nil
                : .string([String](repeating: c.text(0), count: c.int(1)).joined(separator: c.has(2) ? c.text(2) : ""))
        },
        Operation("first letters", "first|prefix|left", takes: "text int", rows: widths, settled: [.short, .zero]) {
            c in c.int(1) < 0 ? nil : .string(String(c.text(0).prefix(c.int(1))))
        },
        Operation("last letters", "last|suffix|right", takes: "text int", rows: widths, settled: [.short, .zero]) { c in
            c.int(1) < 0 ? nil : .string(String(c.text(0).suffix(c.int(1))))
        },
        Operation(
            "rotated text", "rotat", takes: "text int", options: [OperationOption("right", on: "right", off: "left")],
            rows: texts(["abcdef", "abc", "x", "hello"], with: [1, 2, 3, 0, 7, -1]), settled: [.zero]
        ) { c in
            let letters = c.letters(0)
            guard !letters.isEmpty else { return "" }
            let start = modulo(c["right"] ? -c.int(1) : c.int(1), letters.count)
            return .string(String(letters[start...] + letters[..<start]))
        },
    ]

    static let lines: [Operation] = [
        Operation(
            "indent", "indent|prefix line|each line", not: "dedent unindent remove is", takes: "text text",
            options: [
                OperationOption(
                    "empty too", on: "empty also|including empty|every line also|blank also",
                    off:
                        "empty unchanged|empty left|empty not|not empty|blank left|empty stay|empty keep|blank not|blank unchanged|except empty|except blank|blank stay|empty as"
                )
            ],
            rows: calls(
                ["a\nb", "> "], ["a", "  "], ["one\ntwo\nthree", "-"], ["x\n y", "\t"], ["a\n\nb", "> "],
                ["q\nr", "* "], ["first\nsecond", "    "], ["a\nb\n", "> "], ["", "  "]), settled: [.blank, .symbols]
        ) { c in
            .string(
                c.text(0).split(separator: "\n", omittingEmptySubsequences: false).map {
                    $0.isEmpty && !c["empty too"] ? "" : c.text(1) + $0
                }.joined(separator: "\n"))
        },
        Operation(
            "indent by count", "indent", not: "dedent unindent remove", takes: "text int",
            options: [
                OperationOption(
                    "empty too", on: "empty also|including empty|blank also",
                    off:
                        "empty unchanged|empty left|empty not|not empty|blank left|empty stay|empty keep|blank not|except empty|except blank|empty as"
                )
            ], rows: texts(["a\nb", "one", "x\n y\nz", "a\n\nb", "first\nsecond", "q\n"], with: [2, 4, 1, 0]),
            settled: [.blank, .symbols, .short, .zero]
        ) { c in
            guard c.int(1) >= 0 else { return nil }
            let blanks = String(repeating: " ", count: c.int(1))
            return .string(
                c.text(0).split(separator: "\n", omittingEmptySubsequences: false).map {
                    $0.isEmpty && !c["empty too"] ? "" : blanks + $0
                }.joined(separator: "\n"))
        },
        Operation(
            "dedent", "dedent|unindent|common indent|common leading|strip indent|remove indent|margin", takes: "text",
            rows: texts(
                "  a\n  b", "    a\n      b", " x", "a\n b", "  a\n    b\n  c", "   one\n   two", "  a\n\n  b",
                "    a\n  b", "none", ""), settled: [.blank, .symbols]
        ) { c in
            let lines = c.text(0).split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.allSatisfy({ $0.isEmpty || $0.contains { $0 != " " } }) else { return nil }
            let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            return .string(lines.map { $0.dropFirst(margin) }.joined(separator: "\n"))
        },
        Operation(
            "collapsed blanks",
            "collaps|normaliz white|normaliz space|squeeze|single space|condens|extra space|runs white", takes: "text",
            options: [
                OperationOption(
                    "trimmed",
                    on: "trim|leading remove|surround remove|ends remove|leading trailing|start end|both end|drop",
                    off: "not trim|kept at")
            ],
            rows: texts(
                "a  b", "a b", "one   two    three", "word", "a  b c", "x    y", "  lead", "trail  ", "  both  ends  ",
                "tab\tbed", "a \n b", ""), settled: [.blank]
        ) { c in
            let parts = c.text(0).split { $0.isWhitespace }.joined(separator: " ")
            guard !parts.isEmpty else { return c.text(0).isEmpty ? "" : nil }
            let front = !c["trimmed"] && c.text(0).first?.isWhitespace == true ? " " : ""
            let back = !c["trimmed"] && c.text(0).last?.isWhitespace == true ? " " : ""
            return .string(front + parts + back)
        },
        Operation(
            "trimmed", "trim|strip|surround white", takes: "text",
            options: [
                OperationOption("end", on: "trailing !leading|right !left"),
                OperationOption("start", on: "leading !trailing|left !right"),
            ], rows: texts("  a", "b  ", "  c  ", "none", "a b", "  two words ", "\ttab", "x\n", "   lead more", ""),
            settled: [.blank]
        ) { c in
            var rest = c.text(0)[...]
            if !c["end"] { rest = rest.drop(while: \.isWhitespace) }
            if !c["start"] { while rest.last?.isWhitespace == true { rest.removeLast() } }
            return .string(String(rest))
        },
        Operation(
            "without blanks", "remov space|remov white|without space|without white|strip all", takes: "text",
            rows: texts("a b", "  a", "one two three", "x", " a b c ", "d  e", "tab\tx", ""), settled: [.blank]
        ) { c in .string(c.text(0).filter { !$0.isWhitespace }) },
        Operation(
            "without repeated letters", "squeeze|repeat letter|repeat character|consecutive|duplicate adjacent|collaps",
            not: "encod compress", takes: "text",
            rows: texts("aabbcc", "hello", "abc", "aaa", "mississippi", "a", "bookkeeper", "aab", "abba", ""),
            settled: [.empty]
        ) { c in .string(String(runs(c.list(0)) { $0 }.compactMap { $0.first?.text }.joined())) },
        Operation(
            "distinct letters", "uniq|distinct|duplicate|repeat", takes: "text",
            rows: texts("aabbcc", "hello", "abc", "aaa", "mississippi", "a", "banana", "abcabc", ""), settled: [.empty]
        ) { c in
            var seen: Set<Character> = []
            return .string(c.text(0).filter { seen.insert($0).inserted })
        },
        Operation(
            "removing prefix", "remov prefix|without prefix|strip prefix|drop prefix|prefix", takes: "text text",
            rows: affixes, settled: [.short]
        ) { c in .string(c.text(0).hasPrefix(c.text(1)) ? String(c.text(0).dropFirst(c.text(1).count)) : c.text(0)) },
        Operation(
            "removing suffix", "remov suffix|without suffix|strip suffix|drop suffix|suffix", takes: "text text",
            rows: affixes, settled: [.short]
        ) { c in .string(c.text(0).hasSuffix(c.text(1)) ? String(c.text(0).dropLast(c.text(1).count)) : c.text(0)) },
        Operation("ensuring prefix", "ensur|add missing|prefix", takes: "text text", rows: affixes) { c in
            .string(c.text(0).hasPrefix(c.text(1)) ? c.text(0) : c.text(1) + c.text(0))
        },
        Operation("ensuring suffix", "ensur|add missing|suffix", takes: "text text", rows: affixes) { c in
            .string(c.text(0).hasSuffix(c.text(1)) ? c.text(0) : c.text(0) + c.text(1))
        },
        Operation(
            "text before", "before|up to|until", takes: "text text",
            options: [
                OperationOption("last", on: "last"), OperationOption("whole", on: "whole|unchanged|entire|itself"),
            ], rows: separated
        ) { c in parts(c)?.before ?? (c["whole"] ? .string(c.text(0)) : .absent) },
        Operation(
            "text after", "after|behind|following", takes: "text text",
            options: [
                OperationOption("last", on: "last"), OperationOption("whole", on: "whole|unchanged|entire|itself"),
            ], rows: separated
        ) { c in parts(c)?.after ?? (c["whole"] ? .string(c.text(0)) : .absent) },
        Operation(
            "text between", "between|enclosed|surrounded", takes: "text text text",
            rows: calls(
                ["a[b]c", "[", "]"], ["<x>", "<", ">"], ["a(b(c)d", "(", ")"], ["q", "[", "]"], ["1{2}3{4}", "{", "}"],
                ["no end [x", "[", "]"], ["--y--", "--", "--"], ["(hello world)", "(", ")"]), settled: [.symbols]
        ) { c in
            guard let start = c.text(0).firstRange(of: c.text(1)) else { return .absent }
            let rest = c.text(0)[start.upperBound...]
            return rest.firstRange(of: c.text(2)).map { .string(String(rest[..<$0.lowerBound])) } ?? .absent
        },
    ]

    private static let padding: Set<InputTopic> = [.short, .blank]
    private static let affixes = calls(
        ["unhappy", "un"], ["happy", "un"], ["file.txt", ".txt"], ["file", ".txt"], ["aaa", "a"], ["abc", "abc"],
        ["/path", "/"], ["path/", "/"], ["ab", "abc"], ["https://x", "https://"], ["foofoo", "foo"], ["abc", ""],
        ["", "a"])
    private static let separated = calls(
        ["a=b", "="], ["a=b=c", "="], ["key: value", ": "], ["none", "="], ["x/y/z", "/"], ["one-two", "-"],
        ["start|", "|"], ["|end", "|"], ["a--b--c", "--"])
    static let widths =
        texts(["ab", "abc", "hello", "x", "hello world", ""], with: [5, 6, 3, 8, 2, 1, 12, 0])
        + calls(["ab", 5, "*"], ["ab", 6, "-"], ["abc", 8, "."], ["abc", 3, "*"], ["abcd", 2, "*"], ["x", 4, "0"])

    private static func parts(_ c: OperationCall) -> (before: SampleValue, after: SampleValue)? {
        let places = c.text(0).ranges(of: c.text(1))
        guard let place = c["last"] ? places.last : places.first else { return nil }
        return (.string(String(c.text(0)[..<place.lowerBound])), .string(String(c.text(0)[place.upperBound...])))
    }

    /// Lines of whole words; longer words are broken, or stand alone.
    private static func wrapped(_ text: String, _ width: Int, isBroken: Bool) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if line.isEmpty {
                line = String(word)
            } else if line.count + 1 + word.count <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
            while isBroken, line.count > width {
                lines.append(String(line.prefix(width)))
                line = String(line.dropFirst(width))
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
