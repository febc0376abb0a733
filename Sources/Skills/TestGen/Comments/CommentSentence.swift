import Foundation

/// One sentence of a comment, as words, code and marks.
struct CommentSentence {
    /// A word, a code span or a punctuation mark.
    enum Token: Hashable {
        case word(String)
        /// The text between backticks.
        case code(String)
        case mark(Character)

        /// The token's text.
        var text: String {
            switch self {
            case .word(let text), .code(let text): text
            case .mark(let mark): String(mark)
            }
        }

        /// Whether the token is one of these words, in any case.
        func isWord(_ words: Set<String>) -> Bool {
            if case .word(let word) = self { words.contains(word.lowercased()) } else { false }
        }

        /// Whether the token is punctuation that separates clauses.
        var isMark: Bool { if case .mark = self { true } else { false } }
    }

    let text: String
    let tokens: [Token]

    private static let marks: Set<Character> = [",", ";", ":", "(", ")", "—", "–"]

    /// The sentences of a paragraph. A full stop after a word ends one, except in abbreviations such as `e.g.`.
    static func sentences(of paragraph: String) -> [CommentSentence] {
        var sentences: [CommentSentence] = []
        var (text, word, isEnd) = ("", "", false)
        var tokens: [Token] = []
        var code: String?
        func endWord() {
            isEnd = word.last == "." && !word.dropLast().contains(".")
            let plain = isEnd ? String(word.dropLast()) : word
            if !plain.isEmpty { tokens.append(.word(plain)) }
            word = ""
        }
        func endSentence() {
            if !tokens.isEmpty {
                sentences.append(CommentSentence(text: text.trimmingCharacters(in: .whitespaces), tokens: tokens))
            }
            (text, tokens, isEnd) = ("", [], false)
        }
        for character in paragraph + " " {
            text.append(character)
            if character == "`" {
                if let whole = code {
                    tokens.append(.code(whole.trimmingCharacters(in: .whitespaces)))
                    code = nil
                } else {
                    endWord()
                    code = ""
                }
            } else if code != nil {
                code?.append(character)
            } else if character.isWhitespace {
                endWord()
                if isEnd { endSentence() }
            } else if marks.contains(character) {
                endWord()
                tokens.append(.mark(character))
            } else {
                word.append(character)
            }
        }
        endSentence()
        return sentences
    }
}
