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
                OperationOption(
                    "bare", on: "no_room|room at least one|marker left_out|ellipsis left_out",
                    off: "beginning ellipsis|start ellipsis|prefix ellipsis|beginning marker|start marker|prefix marker"
                ),
                OperationOption("marker alone", off: "no_room one"),
                OperationOption(
                    "marker cut",
                    on: """
                        marker itself cut|marker itself short|ellipsis itself|beginning ellipsis|start ellipsis|\
                        prefix ellipsis|beginning marker|start marker|prefix marker
                        """, isRare: true),
            ],
            rows: texts(
                ["Hello, world", "abcdef", "abc", "a longer text here", "hi", ""], with: [5, 6, 3, 8, 12, 2, 1, 20])
                + calls(
                    ["abcdefgh", 5, ".."], ["abcdefgh", 6, "..."], ["abc", 3, "..."], ["abcdefgh", 8, ">"],
                    ["abcdefghij", 4, "-"], ["abcdefgh", 2, ".."], ["abcdefgh", 3, "..."], ["abcdefgh", 1, ".."]),
            settled: [.short, .symbols, .blank]
        ) { c in
            let marker = c.has(2) ? c.text(2) : c["dots"] ? "..." : "…"
            guard c.int(1) >= 0 else { return nil }
            if c.text(0).count <= c.int(1) { return .string(c.text(0)) }
            if c["bare"], c.int(1) < marker.count + (c["marker alone"] ? 0 : 1) {
                return .string(c.text(0).prefix(c.int(1)) + "")
            }
            if c["marker cut"], c.int(1) < marker.count { return .string(marker.prefix(c.int(1)) + "") }
            if c["marker beyond"] { return .string(c.text(0).prefix(c.int(1)) + marker) }
            return c.int(1) < marker.count ? nil : .string(c.text(0).prefix(c.int(1) - marker.count) + marker)
        },
        Operation(
            "truncated middle", "middle", takes: "text int text?",
            options: [
                OperationOption(
                    "front longer",
                    on: """
                        front extra|start extra|front longer|beginning longer|first half longer|head|beginning_keeps \
                        more|start_keeps more|front_keeps more|beginning_gets|front_gets|start_gets|left more
                        """,
                    off: "end_keeps more|end_gets|end_longer|extra end|tail longer|back longer|right_gets")
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
                    "extra left",
                    on: "extra left|spare left|odd left|remaining left|left one more|more left|left side get",
                    off:
                        "extra right|odd right|remaining right|more right|right one more|right side get|extra end|extra after|extra trail|spare right|spare after|spare end"
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
                    "broken",
                    on: "word split|word cut|broken into|hard|word broken !not|long broken !not|longer broken !not",
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
            "repeated text", "repeat|times", not: "length fill until width", takes: "text int text?",
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

    private static let padding: Set<InputTopic> = [.short, .blank]

    static let widths =
        texts(["ab", "abc", "hello", "x", "hello world", ""], with: [5, 6, 3, 8, 2, 1, 12, 0])
        + calls(["ab", 5, "*"], ["ab", 6, "-"], ["abc", 8, "."], ["abc", 3, "*"], ["abcd", 2, "*"], ["x", 4, "0"])

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
