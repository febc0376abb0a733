/// A search text, split into words for SQLite's full-text index and literals for a substring search.
///
/// The index holds words of letters and digits, split at everything else. What it cannot find becomes a literal:
/// "C++", "R&D" and "🙂", which leave no usable word, and text in scripts without spaces between words.
public struct FullTextQuery: Sendable, Hashable {
    /// A text to find as a substring.
    struct Literal: Sendable, Hashable {
        let text: String
        /// How much a match counts: its length in characters.
        let weight: Int
    }

    /// The part of the text that the index can find.
    public private(set) var plainText = ""
    /// The words within the literals, a fallback for when no text contains a literal itself.
    public private(set) var remains: [String] = []
    private(set) var literals: [Literal] = []

    /// The most literals to search for.
    private static let most = 16

    /// Splits a search text.
    public init(_ text: String) {
        var plain: [Substring] = []
        for piece in text.split(whereSeparator: \.isWhitespace) {
            let core = piece.drop(while: \.opens).trimmed(while: \.closes)
            if core.contains(where: \.isUnspaced) {
                for run in core.split(whereSeparator: { !$0.isUnspaced }) { addRun(run) }
                plain += core.split(whereSeparator: \.isUnspaced)
            } else if Self.losesAll(core) {
                addLiteral(core)
                remains += core.split { !$0.isOfWord }.map(String.init)
            } else {
                plain.append(piece)
            }
        }
        plainText = plain.joined(separator: " ")
        // Without any words, search for the punctuation itself.
        if literals.isEmpty, !plainText.contains(where: \.isOfWord) {
            for piece in plain { addLiteral(piece) }
        }
        literals = Array(literals.prefix(Self.most))
    }

    /// Whether a substring search is needed.
    public var hasLiterals: Bool { !literals.isEmpty }

    /// The words of the plain part.
    public var words: [String] { plainText.split { !$0.isOfWord }.map(String.init) }

    /// An FTS5 query (https://www.sqlite.org/fts5.html#full_text_query_syntax) for rows with any of the words. Each
    /// word is quoted, so that nothing in it is read as syntax.
    public static func any(of words: [String]) -> String {
        words.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: " OR ")
    }

    /// Refuses a blank search text.
    ///
    /// - Parameter command: the command's name, for the error.
    /// - Throws: `AgentError.Code.usage`.
    public static func check(_ text: String, for command: String) throws(AgentError) {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw AgentError(.usage, "\(command): the text to look for is empty", remedy: "Write what to look for.")
        }
    }

    /// Whether the index would keep at most single letters of a piece that holds more. A quote or a full stop inside
    /// joins letters rather than splitting them: "I'm", "p.m.".
    private static func losesAll(_ piece: Substring) -> Bool {
        let joined = piece.filter { !"'’.".contains($0) }
        let hasSymbol = joined.contains { !$0.isOfWord && !$0.isPunctuation }
        let hasMark = joined.contains(where: \.isOfWord) && !joined.allSatisfy(\.isOfWord)
        return (hasSymbol || hasMark) && joined.split { !$0.isOfWord }.allSatisfy { $0.count < 2 }
    }

    private mutating func addLiteral(_ text: Substring) {
        guard !text.isEmpty, !literals.contains(where: { $0.text == text }) else { return }
        literals.append(Literal(text: String(text), weight: text.count))
    }

    /// Adds the whole run and, for runs of three or more characters, each pair of neighbours, because a question
    /// contains more than the words it asks about.
    private mutating func addRun(_ run: Substring) {
        addLiteral(run)
        guard run.count > 2 else { return }
        for (first, second) in zip(run, run.dropFirst()) { addLiteral(Substring([first, second])) }
    }
}

extension Substring {
    fileprivate func trimmed(while isLeft: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isLeft(last) { rest.removeLast() }
        return rest
    }
}

extension Character {
    fileprivate var isOfWord: Bool { isLetter || isNumber }
    /// Whether it is punctuation that comes before a word (`opens`) or after one (`closes`).
    fileprivate var opens: Bool { "([{\"'“‘«¿¡".contains(self) }
    fileprivate var closes: Bool { ")]}\"'”’».,;:!?…".contains(self) }

    /// Whether it belongs to a script without spaces between words, or with endings attached to words that the index
    /// cannot split off: Thai, Lao, Burmese, Khmer, Chinese, Japanese, Korean.
    fileprivate var isUnspaced: Bool {
        guard let scalar = unicodeScalars.first, isLetter else { return false }
        return switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x30FF, 0x3130...0x318F, 0x31F0...0x31FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
