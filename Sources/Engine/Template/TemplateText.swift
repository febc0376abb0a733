/// The source text of a chat template, for looking up literals in it.
struct TemplateText {
    /// The source, with the escape `\n` of its string literals replaced by the line break it stands for.
    private let source: String

    /// Looks at a template's source.
    init(_ source: String) { self.source = source.replacing("\\n", with: "\n") }

    /// Whether the source contains this text.
    func contains(_ text: String) -> Bool { source.contains(text) }

    /// Whether the messages' contents go through the `trim` filter.
    var trimsContent: Bool {
        let spelled = source.replacing(" | trim", with: "|trim")
        return ["content']|trim", "content\"]|trim", "content|trim"].contains { spelled.contains($0) }
    }

    /// The first literal text between `start` and `end`; a stretch with a quote or a brace in it is code, no literal.
    func literal(after start: String, before end: String) -> String? {
        for part in source.split(separator: start, omittingEmptySubsequences: false).dropFirst() {
            guard let found = part.firstRange(of: end) else { continue }
            let literal = part[..<found.lowerBound]
            if !literal.contains(where: { "'\"{}".contains($0) }) { return String(literal) }
        }
        return nil
    }
}

extension String {
    /// This text without white space at both ends, by the rules of the `trim` filter of templates, which are those
    /// of Python's `str.strip`: Unicode's white space and the four separators U+001C to U+001F.
    var trimmedAsInTemplates: String {
        let isSpace = { (scalar: Unicode.Scalar) in
            scalar.properties.isWhitespace || (0x1c...0x1f).contains(scalar.value)
        }
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !isSpace($0) }),
            let last = scalars.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(scalars[first...last])
    }

    /// This text without line breaks (U+000A) at the front, the back, or both.
    func droppingNewlines(front: Bool = true, back: Bool = true) -> String {
        var rest = unicodeScalars[...]
        if front { rest = rest.drop { $0 == "\n" } }
        while back, rest.last == "\n" { rest.removeLast() }
        return String(rest)
    }
}
