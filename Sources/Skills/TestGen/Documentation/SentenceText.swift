import Foundation

/// One word of a sentence of documentation.
enum SentenceToken: Hashable {
    /// Lower-cased, without marks; a number as its digits.
    case word(String)
    /// A code span, or a text in quotation marks.
    case code(String)
    /// `,` `;` `:` `(` `)`
    case mark(Character)

    var word: String? { if case .word(let word) = self { word } else { nil } }
    var code: String? { if case .code(let code) = self { code } else { nil } }

    /// Whether it is one of these words.
    func isWord(_ words: Set<String>) -> Bool { word.map { words.contains($0) } ?? false }
}

/// A sentence as written and as words.
struct DocumentationSentence: Hashable {
    let text: String
    let tokens: [SentenceToken]

    /// Its words in lower case with one blank between, code spans and quotations in backticks, without marks.
    let plain: String
    /// The same between blanks.
    private let padded: String

    /// Whether any of these phrases stands in its words; `both`, `also` and their like, which tokens leave out, are in
    /// none.
    func says(_ phrases: [String]) -> Bool { phrases.contains { padded.contains(" \($0) ") } }

    /// Whether words in it take something back, or put it under a condition.
    var isConditional: Bool {
        says(["in that case", "in this case", "in such a case"])
            || tokens.contains {
                $0.isWord([
                    "if", "unless", "when", "whenever", "except", "may", "might", "usually", "normally", "typically",
                    "should", "could", "instead", "unlike", "until",
                ])
            }
    }

    /// The sentences of a paragraph.
    static func sentences(of paragraph: String) -> [DocumentationSentence] {
        var sentences: [DocumentationSentence] = []
        var text = ""
        var isCode = false
        let characters = Array(paragraph)
        for (index, character) in characters.enumerated() {
            text.append(character)
            if character == "`" { isCode.toggle() }
            guard !isCode, ".!?".contains(character) else { continue }
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let after = index + 2 < characters.count ? characters[index + 2] : "A"
            guard next == " ", !endsWithAbbreviation(text), after.isUppercase || !after.isLetter else { continue }
            sentences.append(DocumentationSentence(text))
            text = ""
        }
        sentences.append(DocumentationSentence(text))
        return sentences.filter { !$0.tokens.isEmpty }
    }

    private static func endsWithAbbreviation(_ text: String) -> Bool {
        let word = text.reversed().prefix { !$0.isWhitespace && $0 != "(" }.reversed()
        return ["e.g.", "i.e.", "etc.", "vs.", "cf.", "n.", "*n*."].contains(String(word).lowercased())
    }

    private init(_ text: String) {
        self.text = text.trimmingCharacters(in: .whitespaces)
        tokens = Self.tokens(of: text)
        plain = tokens.compactMap { token in
            switch token {
            case .word(let word): word
            case .code(let code): "`\(code)`"
            case .mark: nil
            }
        }.joined(separator: " ")
        padded = " \(plain) "
    }

    private static let contractions = [
        "isn't": ["is", "not"], "aren't": ["are", "not"], "doesn't": ["does", "not"], "don't": ["do", "not"],
        "can't": ["can", "not"], "cannot": ["can", "not"], "wasn't": ["was", "not"], "hasn't": ["has", "not"],
        "it's": ["it", "is"], "there's": ["there", "is"], "non": ["non"], "nonempty": ["not", "empty"],
        "non-empty": ["not", "empty"],
        "nonnegative": ["non-negative"], "nonpositive": ["non-positive"], "non-zero": ["not", "zero"],
        "nonzero": ["not", "zero"],
        "both": [], "either": [], "also": [], "simply": [], "always": [], "then": [], "just": [],
        "boolean": ["boolean"],
        "iff": ["if"], "uppercased": ["uppercased"],
    ]

    /// Links to symbols as code: ` ``Box/count`` ` as `` `Box.count` ``.
    private static func linksAsCode(_ text: String) -> String {
        guard text.contains("``") else { return text }
        return text.components(separatedBy: "``").enumerated().map { place, part in
            place % 2 == 0 ? part : "`\(part.replacingOccurrences(of: "/", with: "."))`"
        }.joined()
    }

    static func tokens(of text: String) -> [SentenceToken] {
        var tokens: [SentenceToken] = []
        var word = ""
        func flush() {
            var plain = word.lowercased().replacingOccurrences(of: "’", with: "'")
            while let last = plain.last, ".!?*_".contains(last) { plain.removeLast() }
            while let first = plain.first, "*_".contains(first) { plain.removeFirst() }
            if !plain.isEmpty { tokens += (contractions[plain] ?? [plain]).map { .word($0) } }
            word = ""
        }
        let quotes: [Character: Character] = ["`": "`", "\"": "\"", "“": "”"]
        var characters = Array(linksAsCode(text))[...]
        while let character = characters.popFirst() {
            if let close = quotes[character], word.isEmpty, let end = characters.firstIndex(of: close) {
                let inner = String(characters[..<end])
                let isQuoted = character != "`"
                tokens.append(.code(isQuoted ? SwiftLiteral.string(inner) : inner.trimmingCharacters(in: .whitespaces)))
                characters = characters[(end + 1)...]
            } else if character.isWhitespace || character == "`" {
                flush()
            } else if ",;:()".contains(character) {
                if character == ":", word.isEmpty, tokens.isEmpty { continue }
                flush()
                tokens.append(.mark(character))
            } else if "—–".contains(character) {
                flush()
                tokens.append(.mark(","))
            } else {
                word.append(character)
            }
        }
        flush()
        return tokens
    }
}

/// Number words.
enum NumberWord {
    private static let words: [String: Int] = [
        "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
        "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
        "sixty": 60, "no": 0, "single": 1,
    ]

    /// The number a word stands for: `8`, `eight`, `0.5`, `-1`.
    static func number(_ word: String) -> SampleValue? {
        let plain = word.replacingOccurrences(of: "_", with: "")
        if let value = words[plain] { return .int(value) }
        if let value = Int(plain) { return .int(value) }
        return plain.first?.isNumber ?? false || plain.hasPrefix("-") ? Double(plain).map { .double($0) } : nil
    }
}
