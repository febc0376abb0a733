/// Parses a template into statements; the grammar is that of Jinja 3.1 (`jinja2/parser.py`) without the tags that load
/// other templates.
struct TemplateParser {
    private let pieces: [(piece: TemplateSource.Piece, line: Int)]
    private var next = 0
    var words = TemplateWords([], line: 1)
    private var depth = 0
    private let limit: Int

    /// Parses a template.
    ///
    /// - Throws: `TemplateError` with the line.
    static func parse(_ text: String, limits: TemplateLimits) throws(TemplateError) -> [TemplateStatement] {
        guard text.utf8.count <= limits.size else {
            throw TemplateError("the template has \(text.utf8.count) bytes, more than \(limits.size)")
        }
        var parser = TemplateParser(pieces: try TemplateSource(text).pieces, limit: limits.depth)
        return try parser.body(until: [], opened: 1).statements
    }

    private init(pieces: [(piece: TemplateSource.Piece, line: Int)], limit: Int) {
        self.pieces = pieces
        self.limit = limit
    }

    /// Runs `body` one level deeper; nesting beyond the limit is an error.
    mutating func nested<Value>(
        _ body: (inout Self) throws(TemplateError) -> Value
    ) throws(TemplateError) -> Value {
        guard depth < limit else {
            throw TemplateError(line: words.line, "nested deeper than \(limit) levels")
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    /// Counts a link of a chain of operators, members or filters. The length is limited, because a chain becomes an
    /// expression as deep as it is long.
    func extend(_ length: inout Int) throws(TemplateError) {
        length += 1
        guard length <= limit * 10 else {
            throw TemplateError(line: words.line, "an expression has more than \(limit * 10) parts")
        }
    }

    /// Parses statements up to one of the closing tags, whose name is consumed; the rest of that tag is left in
    /// `words`.
    mutating func body(
        until ends: Set<String>, opened line: Int
    ) throws(TemplateError) -> (statements: [TemplateStatement], end: String) {
        var result: [TemplateStatement] = []
        while next < pieces.count {
            let (piece, line) = pieces[next]
            next += 1
            switch piece {
            case .text(let text): result.append(TemplateStatement(kind: .text(text), line: line))
            case .output(let tokens):
                words = TemplateWords(tokens, line: line)
                let value = try tuple()
                try words.expectEnd()
                result.append(TemplateStatement(kind: .output(value), line: line))
            case .block(let tokens):
                words = TemplateWords(tokens, line: line)
                let name = try words.name()
                if ends.contains(name) { return (result, name) }
                let kinds = try nested { (parser) throws(TemplateError) in try parser.statement(name, line) }
                result += kinds.map { TemplateStatement(kind: $0, line: line) }
            }
        }
        guard ends.isEmpty else {
            throw TemplateError(line: line, "the block has no end: {% \(ends.sorted().last ?? "") %} is missing")
        }
        return (result, "")
    }

    /// Parses the body up to a closing tag that has nothing else in it.
    mutating func body(closing end: String, opened line: Int) throws(TemplateError) -> [TemplateStatement] {
        try words.expectEnd()
        let statements = try body(until: [end], opened: line).statements
        if end == "endmacro" || end == "endcall", case .name = words.peek { _ = try words.name() }
        try words.expectEnd()
        return statements
    }
}
