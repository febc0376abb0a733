/// Breaks the lines of running text between words, as it comes in pieces.
///
/// Terminals break where their width ends, inside words. What stands between lines of back-quotes is code and stays as it
/// is. Where a line is broken, it goes on as deep as it began, or below its last column where it has some.
struct LineWrapper: Sendable {
    private let width: Int
    private let isMarkdown: Bool
    /// Columns of what was given out of this line.
    private var column = 0
    /// How deep the line begins.
    private var depth = 0
    private var blanks = ""
    /// The word that may still have to go on the next line.
    private var word = ""
    /// Whether the word's beginning was given out, so that its rest follows at once.
    private var isInWord = false
    private var isAtStart = true
    private var isFenced = false
    /// Whether the line is code because of its depth.
    private var isDeep = false
    /// The first characters of the line that are no blanks.
    private var opening = ""

    /// Breaks lines at this width.
    ///
    /// - Parameter isMarkdown: whether a line four blanks deep is code, and several blanks in one make no columns.
    init(width: Int, isMarkdown: Bool = false) {
        self.width = max(width, 10)
        self.isMarkdown = isMarkdown
    }

    /// A whole text with its lines broken; as it is where there is no width.
    static func wrapped(_ text: String, width: Int?) -> String {
        guard let width else { return text }
        var wrapper = LineWrapper(width: width)
        return wrapper.add(text) + wrapper.finish()
    }

    /// The beginning of a line that has room, with a mark where something is left out.
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

    /// What can be shown of a piece and of what was held back before.
    mutating func add(_ text: String) -> String {
        var shown = ""
        for character in text {
            if character.isNewline {
                placeWord(&shown)
                if column + DisplayWidth.of(blanks) <= width { shown += blanks }
                shown.append(character)
                endLine()
            } else if isFenced || isDeep {
                shown += blanks
                shown.append(character)
                blanks = ""
                note(character)
            } else if character.isWhitespace {
                placeWord(&shown)
                blanks.append(character)
            } else {
                add(character, &shown)
            }
        }
        return shown
    }

    /// What was held back.
    mutating func finish() -> String {
        var shown = ""
        placeWord(&shown)
        shown += blanks
        endLine()
        return shown
    }

    private mutating func note(_ character: Character) {
        if opening.count < 3, !character.isWhitespace || !opening.isEmpty { opening.append(character) }
    }

    private mutating func add(_ character: Character, _ shown: inout String) {
        note(character)
        // Ideographs are no words with blanks between: a line may break before and after each.
        let isWide = DisplayWidth.of(character) > 1
        if isInWord {
            shown.append(character)
            column += DisplayWidth.of(character)
            isInWord = !isWide
        } else if isAtStart {
            // Nothing is gained by holding the first word back.
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
                placeWord(&shown)
            }
        }
    }

    private mutating func placeWord(_ shown: inout String) {
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
