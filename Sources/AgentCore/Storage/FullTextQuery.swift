/// A text that is searched for, taken apart for SQLite's full-text index.
///
/// The index knows words of letters and digits, cut at everything else. What it would lose is looked for as it is
/// written: "C++", "R&D" and "🙂", of which no word is left, and words of scripts that put no blanks between them.
public struct FullTextQuery: Sendable, Hashable {
    /// Something that is looked for as it is written.
    struct Literal: Sendable, Hashable {
        let text: String
        /// What finding it counts.
        let weight: Int
    }

    /// The part of the text that words can stand for.
    public private(set) var plainText = ""
    /// What is left of the rest as words, for where it stands nowhere as it is written.
    public private(set) var remains: [String] = []
    private(set) var literals: [Literal] = []

    /// At most so many are looked for.
    private static let most = 16

    /// Takes a text apart.
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
        // Marks alone are all that there is to look for.
        if literals.isEmpty, !plainText.contains(where: \.isOfWord) {
            for piece in plain { addLiteral(piece) }
        }
        literals = Array(literals.prefix(Self.most))
    }

    /// Whether anything has to be looked for as it is written.
    public var hasLiterals: Bool { !literals.isEmpty }

    /// The words of the plain part.
    public var words: [String] { plainText.split { !$0.isOfWord }.map(String.init) }

    /// Words as a query of FTS5 (https://www.sqlite.org/fts5.html#full_text_query_syntax): rows with any of them. Every
    /// word is quoted, so that nothing in it is read as syntax.
    public static func any(of words: [String]) -> String {
        words.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: " OR ")
    }

    /// Refuses a text in which there is nothing to look for.
    ///
    /// - Parameter command: what was called, for the error.
    /// - Throws: `AgentError.Code.usage`.
    public static func check(_ text: String, for command: String) throws(AgentError) {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw AgentError(.usage, "\(command): the text to look for is empty", remedy: "Write what to look for.")
        }
    }

    /// Whether the index would be left with single letters at most, though there is more. A quote or a full stop inside
    /// joins letters rather than parting them: "I'm", "p.m.".
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

    /// The whole run and, of a longer one, each two neighbours: a question holds more than the words it asks for.
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
    /// Whether sentences put it before a word, or behind one.
    fileprivate var opens: Bool { "([{\"'“‘«¿¡".contains(self) }
    fileprivate var closes: Bool { ")]}\"'”’».,;:!?…".contains(self) }

    /// Whether it belongs to a script that is written without blanks between words, or whose words grow endings that the
    /// index does not know: Thai, Lao, Burmese, Khmer, Chinese, Japanese, Korean.
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
