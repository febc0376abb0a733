/// Texts with several lines, and texts without some of their parts.
extension Operation {
    /// Whether a line of nothing but white space counts as an empty one.
    private static let blankIsEmpty = OperationOption(
        "blank is empty", on: "blank|white_space|whitespace", off: "only empty|exactly empty")

    /// The lines behind a prefix, but for empty ones where these are left alone.
    private static func indented(_ call: OperationCall, _ prefix: String) -> SampleValue {
        .string(
            call.text(0).split(separator: "\n", omittingEmptySubsequences: false).map { line in
                let isEmpty = call["blank is empty"] ? line.allSatisfy(\.isWhitespace) : line.isEmpty
                return isEmpty && !call["empty too"] ? String(line) : prefix + line
            }.joined(separator: "\n"))
    }

    static let lines: [Operation] = [
        Operation(
            "indent", "indent|prefix line|each line", not: "dedent unindent remove is", takes: "text text",
            options: [
                OperationOption(
                    "empty too", on: "empty also|including empty|every line also|blank also",
                    off:
                        "empty unchanged|empty left|empty not|not empty|blank left|empty stay|empty keep|blank not|blank unchanged|except empty|except blank|blank stay|empty as|no_prefix|without_prefix|not_prefixed|not_indented|no_indentation|no_blanks_added"
                ),
                blankIsEmpty,
            ],
            rows: calls(
                ["a\nb", "> "], ["a", "  "], ["one\ntwo\nthree", "-"], ["x\n y", "\t"], ["a\n\nb", "> "],
                ["q\nr", "* "], ["first\nsecond", "    "], ["a\nb\n", "> "], ["", "  "]), settled: [.blank, .symbols]
        ) { c in
            indented(c, c.text(1))
        },
        Operation(
            "indent by count", "indent", not: "dedent unindent remove", takes: "text int",
            options: [
                OperationOption(
                    "empty too", on: "empty also|including empty|blank also",
                    off:
                        "empty unchanged|empty left|empty not|not empty|blank left|empty stay|empty keep|blank not|except empty|except blank|empty as|not_indented|no_indentation|no_prefix|no_trailing"
                ),
                blankIsEmpty,
            ], rows: texts(["a\nb", "one", "x\n y\nz", "a\n\nb", "first\nsecond", "q\n"], with: [2, 4, 1, 0]),
            settled: [.blank, .symbols, .short, .zero]
        ) { c in
            guard c.int(1) >= 0 else { return nil }
            return indented(c, String(repeating: " ", count: c.int(1)))
        },
        Operation(
            "dedent", "dedent|unindent|common indent|common leading|strip indent|remove indent|margin", takes: "text",
            rows: texts(
                "  a\n  b", "    a\n      b", " x", "a\n b", "  a\n    b\n  c", "   one\n   two", "  a\n\n  b",
                "    a\n  b", "none", "")
                + texts("    a\n  \n    b", "   x\n \n   y", needs: "blank|only space|only white|whitespace_only"),
            settled: [.blank, .symbols]
        ) { c in
            let lines = c.text(0).split(separator: "\n", omittingEmptySubsequences: false)
            let margin = lines.filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            return .string(
                lines.map { $0.contains { $0 != " " } ? String($0.dropFirst(margin)) : "" }.joined(separator: "\n"))
        },
        Operation(
            "collapsed blanks",
            "collaps|normaliz white|normaliz space|squeeze|single space|condens|extra space|runs white", takes: "text",
            options: [
                OperationOption(
                    "trimmed",
                    on: "trim|leading remove|surround remove|ends remove|leading trailing|start end|both end|drop",
                    off: "not trim|kept at"),
                OperationOption(
                    "spaces only", on: "ordinary space|only space|plain space", off: "white|tab|newline|line_break"),
            ],
            rows: texts(
                "a  b", "a b", "one   two    three", "word", "a  b c", "x    y", "  lead", "trail  ", "  both  ends  ",
                "tab\tbed", "a \n b", ""), settled: [.blank]
        ) { c in
            let isBlank = { (character: Character) in c["spaces only"] ? character == " " : character.isWhitespace }
            let parts = c.text(0).split(whereSeparator: isBlank).joined(separator: " ")
            guard !parts.isEmpty else { return c.text(0).isEmpty ? "" : nil }
            let front = !c["trimmed"] && c.text(0).first.map(isBlank) == true ? " " : ""
            let back = !c["trimmed"] && c.text(0).last.map(isBlank) == true ? " " : ""
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

    private static let affixes = calls(
        ["unhappy", "un"], ["happy", "un"], ["file.txt", ".txt"], ["file", ".txt"], ["aaa", "a"], ["abc", "abc"],
        ["/path", "/"], ["path/", "/"], ["ab", "abc"], ["https://x", "https://"], ["foofoo", "foo"], ["abc", ""],
        ["", "a"])

    private static let separated = calls(
        ["a=b", "="], ["a=b=c", "="], ["key: value", ": "], ["none", "="], ["x/y/z", "/"], ["one-two", "-"],
        ["start|", "|"], ["|end", "|"], ["a--b--c", "--"])

    private static func parts(_ c: OperationCall) -> (before: SampleValue, after: SampleValue)? {
        let places = c.text(0).ranges(of: c.text(1))
        guard let place = c["last"] ? places.last : places.first else { return nil }
        return (.string(String(c.text(0)[..<place.lowerBound])), .string(String(c.text(0)[place.upperBound...])))
    }
}
