/// Splits a template into plain text and tags, with Jinja's whitespace rules in the settings of `transformers`:
/// `trim_blocks` and `lstrip_blocks` on, one line break at the end dropped.
struct TemplateSource {
    /// A piece of a template.
    enum Piece {
        case text(TemplateString)
        /// `{{ … }}`
        case output([TemplateToken])
        /// `{% … %}`
        case block([TemplateToken])
    }

    private let source: [UInt32]
    private var index = 0
    private var line = 1
    private var isAtLineStart = true
    private(set) var pieces: [(piece: Piece, line: Int)] = []

    /// - Throws: `TemplateError` with the line of a tag that is not closed or cannot be split into tokens.
    init(_ text: String) throws(TemplateError) {
        let unified = TemplateString(text).replacing("\r\n", with: "\n", limit: -1).replacing(
            "\r", with: "\n", limit: -1)
        source = unified.units.last == 10 ? Array(unified.units.dropLast()) : unified.units
        while index < source.count { try readText() }
    }

    private func isAt(_ text: StaticString, _ position: Int) -> Bool {
        text.withUTF8Buffer { bytes in
            position + bytes.count <= source.count
                && bytes.indices.allSatisfy { source[position + $0] == UInt32(bytes[$0]) }
        }
    }

    private mutating func advance(to end: Int) {
        for position in index..<end where source[position] == 10 { line += 1 }
        if end > index { isAtLineStart = source[end - 1] == 10 }
        index = end
    }

    /// Reads the text up to the next tag, and the tag.
    private mutating func readText() throws(TemplateError) {
        let start = index
        var end = index
        while end < source.count, !isAt("{{", end), !isAt("{%", end), !isAt("{#", end) { end += 1 }
        guard end < source.count else {
            append(source[start...])
            return advance(to: source.count)
        }
        let text = stripped(start..<end, sign: end + 2, isOutput: isAt("{{", end))
        append(text)
        advance(to: end)
        let isSigned = isAt("-", end + 2) || isAt("+", end + 2)
        if isAt("{#", end) { return try readComment() }
        if isAt("{%", end), let body = rawBody(after: end + 2 + (isSigned ? 1 : 0)) { return try readRaw(body) }
        try readTag(isOutput: isAt("{{", end), body: end + (isSigned ? 3 : 2))
    }

    private mutating func append(_ text: ArraySlice<UInt32>) {
        if !text.isEmpty { pieces.append((.text(TemplateString(units: text)), line)) }
    }

    /// The text before a tag: without whitespace if the tag has `-`, without the indentation of a block tag that comes
    /// first on its line.
    private func stripped(_ range: Range<Int>, sign: Int, isOutput: Bool) -> ArraySlice<UInt32> {
        var end = range.upperBound
        if isAt("-", sign) {
            while end > range.lowerBound, TemplateString.isSpace(source[end - 1]) { end -= 1 }
        } else if !isAt("+", sign), !isOutput {
            var start = end
            while start > range.lowerBound, source[start - 1] != 10 { start -= 1 }
            if start > range.lowerBound || isAtLineStart, source[start..<end].allSatisfy(TemplateString.isSpace) {
                end = start
            }
        }
        return source[range.lowerBound..<end]
    }

    /// The index after the end of a tag that begins at `position` with an optional sign; `nil` if none begins there.
    private func tagEnd(_ mark: StaticString, at position: Int) -> Int? {
        if isAt("-", position), isAt(mark, position + 1) {
            var end = position + 3
            while end < source.count, TemplateString.isSpace(source[end]) { end += 1 }
            return end
        }
        if isAt("+", position), isAt(mark, position + 1) { return position + 3 }
        guard isAt(mark, position) else { return nil }
        return isAt("\n", position + 2) ? position + 3 : position + 2
    }

    private mutating func readComment() throws(TemplateError) {
        var position = index + 2
        while position < source.count {
            if let end = tagEnd("#}", at: position) { return advance(to: end) }
            position += 1
        }
        throw TemplateError(line: line, "a comment has no end: #} is missing")
    }

    private func skipSpace(_ position: Int) -> Int {
        var position = position
        while position < source.count, TemplateString.isSpace(source[position]) { position += 1 }
        return position
    }

    /// The index where the body of a raw block begins; `nil` if the tag is another one.
    private func rawBody(after position: Int) -> Int? {
        let word = skipSpace(position)
        guard isAt("raw", word) else { return nil }
        let end = skipSpace(word + 3)
        if isAt("-%}", end) { return skipSpace(end + 3) }
        return isAt("%}", end) ? end + 2 : nil
    }

    private mutating func readRaw(_ body: Int) throws(TemplateError) {
        let start = line
        advance(to: body)
        var position = body
        while position < source.count {
            if isAt("{%", position) {
                let word = skipSpace(position + (isAt("-", position + 2) || isAt("+", position + 2) ? 3 : 2))
                if isAt("endraw", word), let end = tagEnd("%}", at: skipSpace(word + 6)) {
                    append(stripped(body..<position, sign: position + 2, isOutput: false))
                    return advance(to: end)
                }
            }
            position += 1
        }
        throw TemplateError(line: start, "a raw block has no end: {% endraw %} is missing")
    }

    private mutating func readTag(isOutput: Bool, body: Int) throws(TemplateError) {
        let start = line
        advance(to: body)
        var lexer = TemplateLexer(source, from: index, line: line)
        let end = try lexer.readTag(isOutput: isOutput)
        pieces.append((isOutput ? .output(lexer.tokens) : .block(lexer.tokens), start))
        advance(to: end)
    }
}
