import Foundation

/// One sentence of a comment, as words, code and marks.
struct CommentSentence {
    /// One of them.
    enum Token: Hashable {
        case word(String)
        /// What stands between backticks.
        case code(String)
        case mark(Character)

        /// What stands there.
        var text: String {
            switch self {
            case .word(let text), .code(let text): text
            case .mark(let mark): String(mark)
            }
        }

        /// Whether it is one of these words, in whatever case.
        func isWord(_ words: Set<String>) -> Bool {
            if case .word(let word) = self { words.contains(word.lowercased()) } else { false }
        }

        /// Whether it parts what stands around it.
        var isMark: Bool { if case .mark = self { true } else { false } }
    }

    let text: String
    let tokens: [Token]

    private static let marks: Set<Character> = [",", ";", ":", "(", ")", "—", "–"]

    /// The sentences of a paragraph: a full stop behind a word ends one, but in `e.g.`
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
