/// Wraps text between words, as it arrives in pieces. Terminals by themselves break lines inside words.
///
/// Fenced code is not wrapped. A wrapped line continues at its own indentation, or, in a table of columns separated by
/// several spaces, at its last column.
struct LineWrapper: Sendable {
    private let width: Int
    private let isMarkdown: Bool
    /// Columns of the line that were output already.
    private var column = 0
    /// The indentation for continuation lines.
    private var depth = 0
    private var blanks = ""
    /// The current word, held back because it may have to go on the next line.
    private var word = ""
    /// Whether the beginning of the word was output already, so that its rest is not held back.
    private var isInWord = false
    private var isAtStart = true
    private var isFenced = false
    /// Whether the line is an indented code block.
    private var isDeep = false
    /// The first three characters of the line after its indentation, to recognise a fence.
    private var opening = ""

    /// Wraps lines at this width, at least 10.
    ///
    /// - Parameter isMarkdown: whether lines indented by four spaces are code. Several spaces then do not make columns.
    init(width: Int, isMarkdown: Bool = false) {
        self.width = max(width, 10)
        self.isMarkdown = isMarkdown
    }

    /// A whole text, wrapped; unchanged if `width` is `nil`.
    static func wrapped(_ text: String, width: Int?) -> String {
        guard let width else { return text }
        var wrapper = LineWrapper(width: width)
        return wrapper.add(text) + wrapper.finish()
    }

    /// A line cut to the width, with an ellipsis if something is left out.
    static func cut(_ line: String, width: Int) -> String {
        guard DisplayWidth.of(line) > width else { return line }
        var columns = 1
        var kept = line.prefix { character in
            columns += DisplayWidth.of(character)
            return columns <= width
        }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return kept + "…"
    }

    /// Adds a piece of text and returns what can be output now.
    mutating func add(_ text: String) -> String {
        var shown = ""
        for character in text {
            if character.isNewline {
                writeWord(&shown)
                if column + DisplayWidth.of(blanks) <= width { shown += blanks }
                shown.append(character)
                endLine()
            } else if isFenced || isDeep {
                shown += blanks
                shown.append(character)
                blanks = ""
                note(character)
            } else if character.isWhitespace {
                writeWord(&shown)
                blanks.append(character)
            } else {
                add(character, &shown)
            }
        }
        return shown
    }

    /// Returns the text held back, and ends the line.
    mutating func finish() -> String {
        var shown = ""
        writeWord(&shown)
        shown += blanks
        endLine()
        return shown
    }

    private mutating func note(_ character: Character) {
        if opening.count < 3, !character.isWhitespace || !opening.isEmpty { opening.append(character) }
    }

    private mutating func add(_ character: Character, _ shown: inout String) {
        note(character)
        // A line may break before and after each ideograph, because there are no spaces between words.
        let isWide = DisplayWidth.of(character) > 1
        if isInWord {
            shown.append(character)
            column += DisplayWidth.of(character)
            isInWord = !isWide
        } else if isAtStart {
            // The first word of a line is never moved, so it need not be held back.
            let deep = blanks.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
            shown += blanks
            shown.append(character)
            column = deep + DisplayWidth.of(character)
            (depth, isDeep, blanks, isAtStart, isInWord) = (
                min(deep, width / 2), isMarkdown && deep >= 4, "", false, !isWide
            )
        } else {
            if word.isEmpty, blanks.count > 1, !isMarkdown, column + blanks.count <= width / 2 {
                depth = column + blanks.count
            }
            word.append(character)
            if column + DisplayWidth.of(blanks) + DisplayWidth.of(word) > width {
                shown += "\n" + String(repeating: " ", count: depth) + word
                column = depth + DisplayWidth.of(word)
                (blanks, word, isInWord) = ("", "", !isWide)
            } else if isWide {
                writeWord(&shown)
            }
        }
    }

    private mutating func writeWord(_ shown: inout String) {
        isInWord = false
        guard !word.isEmpty else { return }
        shown += blanks + word
        column += DisplayWidth.of(blanks) + DisplayWidth.of(word)
        (blanks, word) = ("", "")
    }

    private mutating func endLine() {
        if opening.hasPrefix("```") || opening.hasPrefix("~~~") { isFenced.toggle() }
        (column, depth, blanks, word) = (0, 0, "", "")
        (isInWord, isAtStart, isDeep, opening) = (false, true, false, "")
    }
}
