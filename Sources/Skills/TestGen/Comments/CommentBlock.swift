import Foundation

/// One block of a documentation comment.
enum CommentBlock: Hashable {
    /// What a paragraph is about.
    enum Role: Hashable {
        case discussion
        case returns
        case throwing
        case parameter(String)
        case precondition
        /// Text that promises nothing about a call: complexity, authors, links, notes to readers.
        case aside
    }

    case paragraph(String, Role)
    case code([String])
    case table(header: [String], rows: [[String]])
}

extension CommentBlock {
    private static let roles: [String: Role] = [
        "returns": .returns, "return": .returns, "return value": .returns, "throws": .throwing,
        "precondition": .precondition, "requires": .precondition, "postcondition": .discussion,
        "invariant": .discussion, "example": .discussion, "examples": .discussion, "note": .discussion,
        "remark": .discussion, "important": .discussion, "usage": .discussion, "discussion": .discussion,
        "complexity": .aside, "author": .aside, "authors": .aside, "seealso": .aside, "see also": .aside,
        "since": .aside, "todo": .aside, "bug": .aside, "version": .aside, "date": .aside, "copyright": .aside,
        "attention": .aside, "warning": .aside, "experiment": .aside, "tip": .aside,
    ]

    /// Splits the lines of a comment (Markdown with Swift's fields) into blocks.
    static func blocks(of lines: [String]) -> [CommentBlock] {
        var reader = BlockReader()
        for line in lines { reader.read(line) }
        reader.flush()
        return reader.blocks
    }

    /// The field that a list item or a line starts (`Returns:`, `Parameter x:`), and the text after it.
    fileprivate static func field(of text: String) -> (role: Role, text: String)? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let name = text[..<colon].trimmingCharacters(in: CharacterSet(charactersIn: " *_#")).lowercased()
        let rest = text[text.index(after: colon)...].trimmingCharacters(in: CharacterSet(charactersIn: " *"))
        if name.hasPrefix("parameter ") {
            let words = text[..<colon].split(separator: " ")
            return (
                .parameter(words.last.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "`*")) } ?? ""), rest
            )
        }
        return roles[name].map { ($0, rest) }
    }

    /// Reads line by line.
    private struct BlockReader {
        var blocks: [CommentBlock] = []
        private var text: [String] = []
        private var role = Role.discussion
        private var code: [String]?
        private var isFenced = false
        private var table: [[String]] = []
        private var inParameters = false
        private var wasBlank = true
        private var listIndent = 0

        mutating func read(_ line: String) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            let indent = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
            if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
                if isFenced {
                    flush()
                } else {
                    flush()
                    code = []
                    isFenced = true
                }
                return
            }
            if isFenced {
                code?.append(line)
                return
            }
            if trimmed.isEmpty {
                if code != nil { code?.append("") } else { flushText() }
                flushTable()
                wasBlank = true
                return
            }
            defer { wasBlank = false }
            if trimmed.hasPrefix(">>> ") || code?.last?.hasPrefix(">>> ") == true {
                flushText()
                code = (code ?? []) + [trimmed]
                return
            }
            if indent >= 4 + (code != nil || wasBlank && Self.looksLikeCode(trimmed) ? 0 : listIndent),
                code != nil || (wasBlank && text.isEmpty),
                Self.marker(of: trimmed) == nil || code != nil
            {
                flushTable()
                if code == nil { code = [] }
                code?.append(line)
                return
            }
            if code != nil { flush() }
            if trimmed.hasPrefix("|") {
                flushText()
                let cells = trimmed.trimmingCharacters(in: CharacterSet(charactersIn: "|"))
                table.append(cells.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) })
                return
            }
            flushTable()
            if indent == 0, Self.marker(of: trimmed) == nil {
                if wasBlank { listIndent = 0 }
                if wasBlank || trimmed.hasPrefix("#") { endField() }
            }
            if trimmed.hasPrefix("#") {
                flushText()
                return
            }
            if let item = Self.marker(of: trimmed) { readItem(item, indent: indent) } else { readText(trimmed) }
        }

        /// Whether an indented line below a list item is code and not the item's text.
        private static func looksLikeCode(_ line: String) -> Bool {
            guard let mark = line.range(of: " // ") ?? line.range(of: " == ") else { return false }
            return line[..<mark.lowerBound].contains("(") || line[..<mark.lowerBound].contains(".")
        }

        private mutating func endField() {
            flushText()
            role = .discussion
            inParameters = false
        }

        private mutating func readItem(_ item: String, indent: Int) {
            flushText()
            listIndent = indent + 2
            if indent > 0, inParameters, let colon = item.firstIndex(of: ":") {
                role = .parameter(item[..<colon].trimmingCharacters(in: CharacterSet(charactersIn: " `*")))
                text = [item[item.index(after: colon)...].trimmingCharacters(in: .whitespaces)]
                return
            }
            if item.lowercased().hasPrefix("parameters") {
                inParameters = true
                return
            }
            if let field = CommentBlock.field(of: item) {
                (role, text) = (field.role, [field.text])
                return
            }
            if indent == 0 { role = .discussion }
            text = [item]
        }

        private mutating func readText(_ trimmed: String) {
            let opens = text.isEmpty && !trimmed.hasPrefix("`")
            if opens, let field = CommentBlock.field(of: trimmed), field.role != .discussion {
                (role, text) = (field.role, [field.text])
            } else {
                text.append(trimmed)
            }
        }

        /// What follows `- `, `* `, `+ ` or `1. `.
        private static func marker(of trimmed: String) -> String? {
            for mark in ["- ", "* ", "+ ", "• "] where trimmed.hasPrefix(mark) {
                return trimmed.dropFirst(2).trimmingCharacters(in: .whitespaces)
            }
            let digits = trimmed.prefix { $0.isASCII && $0.isNumber }
            let rest = trimmed.dropFirst(digits.count)
            guard (1...2).contains(digits.count), rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
            return rest.dropFirst(2).trimmingCharacters(in: .whitespaces)
        }

        private mutating func flushText() {
            let whole = text.joined(separator: " ").trimmingCharacters(in: .whitespaces)
            if !whole.isEmpty { blocks.append(.paragraph(whole, role)) }
            text = []
        }

        private mutating func flushTable() {
            if table.count >= 3, table[1].allSatisfy({ $0.allSatisfy { "-: ".contains($0) } && !$0.isEmpty }) {
                blocks.append(.table(header: table[0], rows: Array(table.dropFirst(2))))
            }
            table = []
        }

        mutating func flush() {
            flushText()
            flushTable()
            if let code { blocks.append(.code(code)) }
            code = nil
            isFenced = false
        }
    }
}
