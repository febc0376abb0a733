/// Tables as text, and what is looked up or compared among texts.
extension Operation {
    private static let tables = [
        "a,b\n1,2", "a,b\n1,2\n", "a", "a\n", "a,b,c\n,,\n", "\"x,y\",z", "\"say \"\"hi\"\"\",b",
        "\"two\nlines\",c\nd,e",
        "a,\"\"", "1,2\r\n3,4", "1,2\r\n3,4\r\n", "x y, z", "\"q\"\n\"r\"\n",
    ]

    /// Rows of fields as RFC 4180 has them; `nil` where quotes do not stand as they should.
    private static func rows(of text: String) -> [[String]]? {
        var rows: [[String]] = []
        var row: [String] = []
        var field = ""
        var (isQuoted, isClosed, isOpen) = (false, false, false)
        var rest = text[...]
        while let next = rest.popFirst() {
            isOpen = true
            if isQuoted {
                if next != "\"" {
                    field.append(next)
                } else if rest.first == "\"" {
                    field.append(rest.removeFirst())
                } else {
                    (isQuoted, isClosed) = (false, true)
                }
            } else if next == "," || next.isNewline {
                row.append(field)
                (field, isClosed) = ("", false)
                if next != "," {
                    rows.append(row)
                    (row, isOpen) = ([], false)
                }
            } else if isClosed || next == "\"" && !field.isEmpty {
                return nil
            } else if next == "\"" {
                isQuoted = true
            } else {
                field.append(next)
            }
        }
        if isQuoted { return nil }
        return isOpen ? rows + [row + [field]] : rows
    }

    private static func field(_ text: String, _ call: OperationCall) -> String {
        let special: Set<Character> = ["\"", ",", "\n", "\r", "\r\n"]
        let isBlank = call["blank ends"] && (text.hasPrefix(" ") || text.hasSuffix(" "))
        let isEmpty = call["empty too"] && text.isEmpty
        guard call["always"] || isBlank || isEmpty || text.contains(where: special.contains) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    private static func distance(_ one: String, _ other: String) -> Int {
        let letters = Array(other)
        var line = Array(0...letters.count)
        for (row, letter) in one.enumerated() {
            var corner = line[0]
            line[0] = row + 1
            for place in letters.indices {
                let above = line[place + 1]
                line[place + 1] = min(above + 1, line[place] + 1, corner + (letters[place] == letter ? 0 : 1))
                corner = above
            }
        }
        return line[letters.count]
    }

    private static let smallWords: Set<String> = [
        "a", "an", "and", "as", "at", "but", "by", "for", "in", "of", "on", "or", "the", "to",
    ]
    private static let headlines = texts(
        "the lord of the rings", "what dreams are made of", "war and peace", "a tale of two cities", "hello world",
        "OF mice AND men", "one", "gone with the wind", "the", "a room with a view", "things to look for")

    static let documents: [Operation] = [
        Operation(
            "query items", "query|url parameter|parameter|item", takes: "text",
            options: [
                OperationOption(
                    "plus",
                    on: "plus stand space|plus space|plus_as|for_a_space|means_a_space|as_a_space|read_as_space",
                    off: "plus stays|plus literal"),
                OperationOption("question mark", on: "question !without", off: "without question"),
                OperationOption(
                    "no value", on: "no_value|without_value|without_a_value|nil value",
                    off: "empty_value|value empty|empty_string|empty_text"),
            ],
            rows: texts(
                "a=1&b=2", "key=value", "x=1&x=2", "a=b=c", "a=1&&b=2", "flag", "a=", "q=hello%20world", "b=2&a=1&b=3",
                "flag&x=1", "") + texts("?a=1", needs: "question !without") + texts("q=a+b", needs: "plus"),
            settled: [.symbols, .empty]
        ) { c in
            var text = c.text(0)[...]
            if c["question mark"], text.hasPrefix("?") { text.removeFirst() }
            let fields = text.split(separator: "&").map { field in
                field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
                    (c["plus"] ? String(part).replacing("+", with: " ") : String(part)).replacing("%20", with: " ")
                }
            }
            return .array(
                fields.map { parts in
                    let value = parts.count > 1 ? SampleValue.string(parts[1]) : c["no value"] ? .absent : ""
                    return [.string(parts[0]), value]
                })
        },
        Operation(
            "table read", "csv|pars row|comma separat|rows field|document row", not: "record write", takes: "text",
            options: [
                OperationOption(
                    "trimmed", on: "trimmed|stripped", off: "never trimmed|not trimmed|verbatim|as_they_are")
            ],
            rows: texts(tables[0], tables[2], "a,b,c", "1,2\n3,4", "x,y,z\n1,2,3", "p,q\nr,s\nt,u")
                + texts(
                    tables[5], tables[6], tables[7], tables[8], "\"a\",\"b\"", "\"a b\",c",
                    needs: "RFC|doubled|quoted field|inside quote|in quote|double quote|in_double_quotes|between_quotes"
                )
                + texts(tables[9], needs: "crlf|carriage|line ending|rfc")
                + texts(tables[11], needs: "blank|space|trim|verbatim|as_they_are")
                + texts(
                    tables[1], tables[3], tables[4], tables[10], tables[12],
                    needs: "very end|end text|line end|trailing|last line|final")
                + texts("", needs: "empty"), settled: InputTopic.every
        ) { c in
            rows(of: c.text(0)).map { rows in
                .lists(rows.map { $0.map { .string(c["trimmed"] ? trimmed($0) : $0) } })
            }
        },
        Operation(
            "field written", "field|csv|escap|quot|encode", takes: "text",
            options: [
                OperationOption("always", on: "always quoted|every field quoted|all fields quoted", isRare: true),
                OperationOption(
                    "empty too", on: "empty quoted|empty quotes|empty enclosed|empty needs",
                    off: "empty not quoted|empty left|empty bare|empty as_it_is|empty unchanged"),
                OperationOption(
                    "blank ends", on: "begins space|starts space|leading space|ends with a space|space beginning end"),
            ],
            rows: texts("abc", "a,b", "say \"hi\"", "two\nlines", "", "a b", "\"", ",", "x;y")
                + texts("a\rb", "a\r", needs: "carriage") + texts("a\r\nb", needs: "line|carriage")
                + texts(" a", "a ", needs: "space"), settled: InputTopic.every
        ) { c in .string(field(c.text(0), c)) },
        Operation(
            "closest text", "suggest|closest|nearest|did you mean|similar", takes: "text texts",
            options: [OperationOption("last", on: "last of|later one|last one", isRare: true)],
            rows: calls(
                ["cat", ["bat", "hat"]], ["helo", ["hello", "help"]], ["staus", ["commit", "status"]],
                ["push", ["pull", "push"]], ["brnch", ["branch", "bench"]], ["lgo", ["log", "go"]],
                ["tets", ["test", "rest"]], ["addd", ["add", "and"]],
                ["stash", ["stash", "slash"]], ["comit", ["commit", "comet"]], ["psh", ["push", "pash"]],
                ["merg", ["merge", "verge"]], ["rest", ["reset", "rest"]], ["dif", ["diff", "dim"]]),
            settled: InputTopic.every
        ) { c in
            let best = c.texts(1).map { distance(c.text(0), $0) }.min()
            return c.texts(1).first { distance(c.text(0), $0) == best }.map { .string($0) } ?? .absent
        },
        Operation(
            "headline case", "title|headline|capital", takes: "text",
            options: [
                OperationOption(
                    "last too", on: "last word|first_or_the_last|first_or_last|first_and_last|last capital"),
                OperationOption("small words", on: "small word|minor word|short word|articles|stay lower|left lower"),
            ], rows: headlines, settled: InputTopic.every
        ) { c in
            let words = c.text(0).lowercased().split(separator: " ").map(String.init)
            return .string(
                words.enumerated().map { place, word in
                    let isEnd = place == 0 || c["last too"] && place == words.count - 1
                    if c["small words"], !isEnd, smallWords.contains(word) { return word }
                    return word.prefix(1).uppercased() + word.dropFirst()
                }.joined(separator: " "))
        },
        Operation(
            "grouped digits read", "base|radix|digit", takes: "text int",
            rows: calls(
                ["101", 2], ["ff", 16], ["17", 8], ["1111", 2], ["FF", 16], ["10", 10], ["777", 8], ["z", 36],
                ["2", 2],
                ["8", 8])
                + calls(
                    ["1_0", 10], ["1_", 10], ["_1", 10], ["1__0", 2], ["f_f", 16], ["_", 10], needs: "underscore")
                + calls(["-5", 10], ["+7", 10], needs: "sign|leading"), settled: InputTopic.every
        ) { c in
            guard (2...36).contains(c.int(1)) else { return nil }
            let parts = c.text(0).split(separator: "_", omittingEmptySubsequences: false)
            guard parts.count > 1 else { return Int(c.text(0), radix: c.int(1)).map { .int($0) } ?? .absent }
            guard parts.allSatisfy({ !$0.isEmpty }) else { return .absent }
            return Int(parts.joined(), radix: c.int(1)).map { .int($0) } ?? .absent
        },
    ]
}
