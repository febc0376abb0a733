/// Splits the text of Swift types and declarations at its outermost level, outside of nested brackets.
package enum TypeText {
    /// The trimmed parts between separators outside of brackets and string literals; empty parts are kept.
    package static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
        var parts: [String] = []
        var part = ""
        var scan = Scan()
        for character in text {
            if scan.isOutermost, character == separator {
                parts.append(part.trimmedBlanks)
                part = ""
            } else {
                part.append(character)
            }
            scan.step(character)
        }
        let last = part.trimmedBlanks
        return parts.isEmpty && last.isEmpty ? [] : parts + [last]
    }

    /// The first occurrence of a text outside of brackets and string literals.
    package static func firstOutermost(_ wanted: String, in text: String) -> Range<String.Index>? {
        var scan = Scan()
        for index in text.indices {
            if scan.isOutermost, text[index...].hasPrefix(wanted) {
                return index..<text.index(index, offsetBy: wanted.count)
            }
            scan.step(text[index])
        }
        return nil
    }

    /// The content between the bracket at `open` and its partner, and the index after the partner; `nil` if it has
    /// none.
    package static func inside(_ text: String, from open: String.Index) -> (content: String, end: String.Index)? {
        var scan = Scan()
        scan.step(text[open])
        let start = text.index(after: open)
        var index = start
        while index < text.endIndex {
            scan.step(text[index])
            if scan.isOutermost { return (String(text[start..<index]), text.index(after: index)) }
            index = text.index(after: index)
        }
        return nil
    }

    /// Tracks brackets and string literals while a text is read. `->` closes no bracket.
    private struct Scan {
        private var depth = 0
        private var isInString = false
        private var last: Character = " "

        var isOutermost: Bool { depth == 0 && !isInString }

        mutating func step(_ character: Character) {
            defer { last = last == "\\" && character == "\\" ? " " : character }
            if isInString {
                if character == "\"", last != "\\" { isInString = false }
                return
            }
            switch character {
            case "\"": isInString = true
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where last != "-" && last != "=": depth -= 1
            default: break
            }
        }
    }
}

extension StringProtocol {
    /// The text without white space at both ends.
    var trimmedBlanks: String {
        var rest = Substring(self)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
