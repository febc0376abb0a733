/// The tokens of one tag, read from front to back.
struct TemplateWords {
    private let tokens: [TemplateToken]
    private var index = 0
    private let start: Int

    init(_ tokens: [TemplateToken], line: Int) {
        self.tokens = tokens
        start = line
    }

    /// The line of the next token.
    var line: Int { index < tokens.count ? tokens[index].line : tokens.last?.line ?? start }

    /// The next token.
    var peek: TemplateToken.Kind { index < tokens.count ? tokens[index].kind : .end }

    /// The token after the next.
    var second: TemplateToken.Kind { index + 1 < tokens.count ? tokens[index + 1].kind : .end }

    mutating func advance() { index += 1 }

    /// Takes the next token if it is this symbol.
    mutating func take(_ symbol: String) -> Bool {
        guard peek == .symbol(symbol) else { return false }
        index += 1
        return true
    }

    /// Takes the next token if it is this name.
    mutating func take(name: String) -> Bool {
        guard peek == .name(name) else { return false }
        index += 1
        return true
    }

    mutating func expect(_ symbol: String) throws(TemplateError) {
        guard take(symbol) else { throw unexpected("'\(symbol)'") }
    }

    mutating func expect(name: String) throws(TemplateError) {
        guard take(name: name) else { throw unexpected("'\(name)'") }
    }

    /// The next token, which must be a name.
    mutating func name() throws(TemplateError) -> String {
        guard case .name(let name) = peek else { throw unexpected("a name") }
        index += 1
        return name
    }

    func expectEnd() throws(TemplateError) {
        guard peek == .end else { throw unexpected("the end of the tag") }
    }

    /// The error for a next token that is not the expected one.
    func unexpected(_ expected: String) -> TemplateError {
        let found = index < tokens.count ? "'\(tokens[index].text)'" : "the end of the tag"
        return TemplateError(line: line, "expected \(expected), found \(found)")
    }
}
