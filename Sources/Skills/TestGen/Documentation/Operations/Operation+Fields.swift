import Foundation

/// Texts taken apart into fields, and written in codes.
extension Operation {
    private static let settings = texts(
        "a=1", "key=value", "a=b=c", "name = John", "x=", "url=http://h?q=1", "k=v w", "no separator", "=v", "", "=",
        " k = v ")

    static let fields: [Operation] = [
        Operation(
            "key and value", "key value|setting|assignment|pair|name value|property", takes: "text",
            options: [
                OperationOption("trimmed", on: "white|space|trim", off: "kept"),
                OperationOption("last", on: "last", off: "first"),
                OperationOption("empty key", on: "empty key|key empty", isRare: false),
                OperationOption("colon", on: "colon"),
            ], rows: settings + texts("a:1", "key: value", "a:b:c", needs: "colon"), settled: [.symbols, .blank]
        ) { c in
            let mark: Character = c["colon"] ? ":" : "="
            guard let place = c["last"] ? c.text(0).lastIndex(of: mark) : c.text(0).firstIndex(of: mark) else {
                return .absent
            }
            let parts = [String(c.text(0)[..<place]), String(c.text(0)[c.text(0).index(after: place)...])].map {
                c["trimmed"] ? trimmed($0) : $0
            }
            return parts[0].isEmpty && !c["empty key"] ? .absent : .texts(parts)
        },
        Operation(
            "query", "query|url parameter|parameter", takes: "text",
            options: [
                OperationOption("lists", on: "values of each|all values|each value|repeated"),
                OperationOption(
                    "first wins", on: "first value|first kept|first wins", off: "last value|last wins|later|last one"),
                OperationOption("question mark", on: "question !without", off: "without question"),
                OperationOption("plus", on: "plus|space"), OperationOption("in pairs"),
                OperationOption("as written", on: "not decod", off: "percent|decod|escape"),
            ],
            rows: texts(
                "a=1&b=2", "key=value", "x=1&x=2", "token=a=b", "a=1&&b=2", "flag", "a=", "q=hello%20world",
                "n=1&m=2&o=3", "a=b=c&d=e", "flag&x=1", "") + texts("?a=1", needs: "question !without")
                + texts("q=a+b", needs: "plus"), settled: [.symbols, .empty]
        ) { c in
            var text = c.text(0)
            if c["question mark"], text.hasPrefix("?") { text.removeFirst() }
            var names: [String] = []
            var values: [String: [String]] = [:]
            for field in text.split(separator: "&") {
                let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                    c["as written"] ? String($0) : unescaped(String($0), isPlus: c["plus"])
                }
                if parts[0].isEmpty { return nil }
                if values[parts[0]] == nil { names.append(parts[0]) }
                values[parts[0], default: []].append(parts.count > 1 ? parts[1] : "")
            }
            if c["in pairs"], values.values.contains(where: { $0.count > 1 }) { return nil }
            return .pairs(
                (c["in pairs"] ? names : names.sorted()).map { name in
                    let all = values[name] ?? []
                    return (
                        .string(name),
                        c["lists"] ? .texts(all) : .string((c["first wins"] ? all.first : all.last) ?? "")
                    )
                })
        },
        Operation(
            "delimited line", "csv|comma separated|delimited|field|quoted", takes: "text character?",
            options: [
                OperationOption(
                    "trimmed", on: "trim|white remove|white ignor|surround !kept|space ignor|space remove",
                    off: "white kept|kept|preserv"),
                OperationOption(
                    "unquoted", on: "no_quot|without_quot|not_quot", off: "quote elsewhere|enclos quote", isRare: true),
                OperationOption(
                    "none of nothing", on: "empty line no|empty text no|empty array", off: "single empty|one empty"),
            ],
            rows: texts(
                "a,b,c", "a", "a,,c", "1,2,3,4", "a,b,", ",a", ",", "x y,z", "one, two", " a ,b", "\"a,b\",c",
                "\"say \"\"hi\"\"\",x", "\"q\"", "a,\"b\"", "\"\",x", "")
                + calls(
                    ["a;b", ";"], ["a,b;c", ";"], ["x\ty", "\t"], ["1|2|3", "|"], ["a;", ";"], ["a b;c", ";"]),
            settled: [.symbols, .blank, .short]
        ) { c in
            if c.text(0).isEmpty, c["none of nothing"] { return [] }
            return fields(c.text(0), c.has(1) ? c.text(1) : ",", isTrimmed: c["trimmed"], hasQuotes: !c["unquoted"]).map
            { .texts($0) } ?? .absent
        },
        Operation(
            "delimited line written", "csv|comma separated|escape|quote|field", takes: "texts character?",
            options: [
                OperationOption("line breaks quoted", on: "line_break|newline|line break"),
                OperationOption("ends quoted", on: "start space|begin space|lead space|space end|white"),
            ],
            rows: calls(
                [["a", "b"]], [["a"]], [["a,b", "c"]], [["say \"hi\""]], [["x", "", "z"]], [["1", "2", "3"]],
                [["line\nbreak", "b"]], [["plain", "has \"q\", too"]], [[" a", "b "]])
        ) { c in
            let mark = c.has(1) ? c.text(1) : ","
            return .string(
                c.texts(0).map { field in
                    field.contains(mark) || field.contains("\"") || c["line breaks quoted"] && field.contains("\n")
                        || c["ends quoted"] && (field.hasPrefix(" ") || field.hasSuffix(" "))
                        ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
                }.joined(separator: mark))
        },
        Operation(
            "split at commas", "comma|list|item|tag", takes: "text",
            options: [
                OperationOption(
                    "empty kept", on: "empty kept|empty included|keep empty",
                    off: "empty ignor|empty drop|empty skip|empty left|empty remove|no empty"),
                OperationOption("distinct", on: "duplicate|distinct|once|uniq"),
            ], rows: texts("a,b,c", "a, b", " x ", "a,,b", "one, two , three", "a,a", "b,a,b", "", ",", "x y, z"),
            settled: [.symbols, .blank]
        ) { c in
            var seen: Set<String> = []
            let parts = c.text(0).split(separator: ",", omittingEmptySubsequences: false).map { trimmed(String($0)) }
            return .texts(
                parts.filter { (c["empty kept"] || !$0.isEmpty) && (!c["distinct"] || seen.insert($0).inserted) })
        },
        Operation(
            "template", "template !pattern|placeholder|substitut|interpolat", takes: "text text text",
            rows: calls(
                ["Hello {name}", "name", "Bo"], ["{a}{a}", "a", "1"], ["none", "a", "1"], ["{x} and {y}", "x", "q"],
                ["{{a}}", "b", "c"], ["pre {k}", "k", ""]), settled: [.symbols]
        ) { c in
            .string(c.text(0).replacing("{\(c.text(1))}", with: c.text(2)))
        },
        Operation(
            "replaced first", "replac first|first occurrence", takes: "text text text", rows: replaced,
            settled: [.symbols]
        ) { c in
            guard let place = c.text(0).firstRange(of: c.text(1)), !c.text(1).isEmpty else { return .string(c.text(0)) }
            return .string(c.text(0).replacingCharacters(in: place, with: c.text(2)))
        },
        Operation(
            "replaced last", "replac last|last occurrence", takes: "text text text", rows: replaced, settled: [.symbols]
        ) { c in
            guard let place = c.text(0).ranges(of: c.text(1)).last, !c.text(1).isEmpty else {
                return .string(c.text(0))
            }
            return .string(c.text(0).replacingCharacters(in: place, with: c.text(2)))
        },
        Operation(
            "replaced all", "replac", not: "first last", takes: "text text text", rows: replaced, settled: [.symbols]
        ) { c in
            c.text(1).isEmpty ? nil : .string(c.text(0).replacing(c.text(1), with: c.text(2)))
        },
    ]

    static let codes: [Operation] = [
        Operation(
            "escaped markup", "escape html|html|xml|markup|entit", not: "unescape decode", takes: "text",
            options: [
                OperationOption("apostrophe numbered"),
                OperationOption("apostrophe left", on: "", off: "apostrophe|single quote"),
            ], rows: texts("a<b", "x & y", "\"q\"", "plain", "<a href=\"x\">", "1 > 0", "&amp;", "it's", ""),
            settled: [.symbols, .empty]
        ) { c in
            let text = c.text(0).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
                .replacing("\"", with: "&quot;")
            return .string(
                c["apostrophe left"] ? text : text.replacing("'", with: c["apostrophe numbered"] ? "&#39;" : "&apos;"))
        },
        Operation(
            "unescaped markup", "unescape|decode html|html|xml|entit", not: "escaped escaping", takes: "text",
            rows: texts(
                "a&lt;b", "x &amp; y", "&quot;q&quot;", "plain", "1 &gt; 0", "&amp;lt;", "&amp;amp;", "&lt;&gt;", ""),
            settled: [.symbols, .empty]
        ) { c in
            .string(
                c.text(0).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
                    .replacing("&amp;", with: "&"))
        },
        Operation(
            "percent encoded", "percent encod|url encod|percent escape", not: "decod unescape", takes: "text",
            rows: texts("a b", "plain", "a/b", "50%", "x&y", "q=1", "a-b_c.d~e", "A1", ""), settled: [.symbols, .empty]
        ) { c in
            .string(
                c.text(0).utf8.map { byte in
                    let letter = Character(Unicode.Scalar(byte))
                    if letter.isASCII, letter.isLetter || letter.isNumber || "-._~".contains(letter) {
                        return String(letter)
                    }
                    return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                }.joined())
        },
        Operation(
            "percent decoded", "percent decod|url decod|decod form|decod query|percent escape|unescape", not: "encod",
            takes: "text",
            options: [OperationOption("plus", on: "plus")],
            rows: texts("a%20b", "plain", "a%2Fb", "50%25", "x%26y", "a+b", "1%2B1", "%41", "%4a%4B", ""),
            settled: InputTopic.every
        ) { c in .string(unescaped(c.text(0), isPlus: c["plus"])) },
        Operation(
            "hex of bytes", "hex", takes: "ints",
            options: [OperationOption("upper", on: "upper|capital", off: "lower")],
            rows: calls([[255, 0]], [[1, 2, 3]], [[16]], [[171, 205]], [[10, 11]], [[127, 128]], [[9]], [[]]),
            settled: [.zero]
        ) { c in
            .string(c.ints(0).map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: c["upper"]) }.joined())
        },
        Operation(
            "bytes of hex", "hex", takes: "text",
            rows: texts("ff00", "010203", "10", "ABCD", "0a0b", "7f80", "", "abc", "zz"), settled: [.empty, .upper]
        ) { c in
            let digits = c.letters(0).compactMap { $0.isASCII ? $0.hexDigitValue : nil }
            guard digits.count == c.text(0).count, digits.count % 2 == 0 else { return .absent }
            return .ints(stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] })
        },
        Operation(
            "checksum", "xor|parity|checksum", takes: "ints",
            rows: calls([[1, 2, 3]], [[255, 1]], [[7]], [[4, 4]], [[10, 20, 30]], [[200, 100, 50]], [[]])
        ) { c in .int(c.ints(0).reduce(0, ^)) },
        Operation("morse", "morse", takes: "text", rows: texts("SOS", "a", "et", "hello", "b", "swift", "x")) { c in
            let signs = [
                ".-", "-...", "-.-.", "-..", ".", "..-.", "--.", "....", "..", ".---", "-.-", ".-..", "--", "-.", "---",
                ".--.", "--.-", ".-.", "...", "-", "..-", "...-", ".--", "-..-", "-.--", "--..",
            ]
            let places = c.text(0).lowercased().compactMap { $0.asciiValue.map { Int($0) - 97 } }
            return places.allSatisfy(signs.indices.contains)
                ? .string(places.map { signs[$0] }.joined(separator: " ")) : nil
        },
        Operation(
            "rna", "rna|transcri", takes: "text", rows: texts("C", "G", "T", "A", "ACGTGGTCTTAA", "GATTACA", "CCGG", "")
        ) { c in
            let pairs: [Character: Character] = ["G": "C", "C": "G", "T": "A", "A": "U"]
            return .string(String(c.text(0).compactMap { pairs[$0] }))
        },
    ]

    private static let replaced = calls(
        ["banana", "an", "X"], ["aaa", "a", "b"], ["hello world", "o", "0"], ["abc", "x", "y"], ["a-b-c", "-", "+"],
        ["one", "one", "two"], ["xx", "x", ""], ["foo bar foo", "foo", "baz"])

    static func trimmed(_ text: String) -> String {
        var rest = text[...].drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    private static func unescaped(_ text: String, isPlus: Bool) -> String {
        (isPlus ? text.replacing("+", with: " ") : text).removingPercentEncoding ?? text
    }

    /// The fields of a line; `nil` where a quote is not closed, or text follows one.
    private static func fields(_ line: String, _ mark: String, isTrimmed: Bool, hasQuotes: Bool) -> [String]? {
        var fields = [""]
        var isQuoted = false
        var rest = Array(line)[...]
        while let letter = rest.popFirst() {
            if isQuoted {
                if letter != "\"" {
                    fields[fields.count - 1].append(letter)
                } else if rest.first == "\"" {
                    rest.removeFirst()
                    fields[fields.count - 1].append("\"")
                } else {
                    isQuoted = false
                }
            } else if letter == "\"", hasQuotes {
                isQuoted = true
            } else if String(letter) == mark {
                fields.append("")
            } else {
                fields[fields.count - 1].append(letter)
            }
        }
        return isQuoted ? nil : isTrimmed ? fields.map(trimmed) : fields
    }
}
