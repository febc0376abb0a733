/// The line of Markdown that is being written: whether it is code.
struct MarkdownLine: Sendable {
    private var head = ""
    private var isFenced = false
    private var isInSpan = false

    /// Whether the line has nothing but blanks so far.
    var isBlank: Bool { head.isEmpty }
    /// Whether what comes next is code: in a fence, or behind a back-quote.
    var isInCode: Bool { isFenced || isInSpan }

    /// Takes in one more letter.
    mutating func take(_ letter: Unicode.Scalar) {
        if letter == "\n" || letter == "\r" {
            (head, isInSpan) = ("", false)
            return
        }
        if letter == "`" { isInSpan.toggle() }
        guard head.unicodeScalars.count < 3, !(head.isEmpty && letter.properties.isWhitespace) else { return }
        head.unicodeScalars.append(letter)
        if head == "```" || head == "~~~" { isFenced.toggle() }
    }
}
