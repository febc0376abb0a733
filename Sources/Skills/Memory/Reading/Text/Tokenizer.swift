/// Takes a sentence apart into tokens.
enum Tokenizer {
    /// The tokens of a sentence, in order.
    static func tokens(_ sentence: String) -> [Token] {
        var tokens: [Token] = []
        var index = sentence.startIndex
        while index < sentence.endIndex {
            let character = sentence[index]
            if character.isWhitespace {
                index = sentence.index(after: index)
            } else if isWordCharacter(character) {
                let end = wordEnd(from: index, in: sentence)
                append(sentence, index..<end, to: &tokens)
                index = end
            } else {
                let end = sentence.index(after: index)
                tokens.append(Token(range: index..<end, text: String(character), form: mark(character)))
                index = end
            }
        }
        return tokens
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "$" || character == "€" || character == "£"
    }

    private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }

    /// The end of the word that starts at `start`: inner hyphens, apostrophes and decimal points belong to it.
    private static func wordEnd(from start: String.Index, in sentence: String) -> String.Index {
        var index = sentence.index(after: start)
        while index < sentence.endIndex {
            let character = sentence[index]
            if isWordCharacter(character) || "%+#_".contains(character) {
                index = sentence.index(after: index)
                continue
            }
            let next = sentence.index(after: index)
            guard next < sentence.endIndex, isApostrophe(character) || "-.,/&@:".contains(character) else {
                return index
            }
            let previous = sentence[sentence.index(before: index)]
            let following = sentence[next]
            let joins =
                switch character {
                case "-", "&", "@": isWordCharacter(following)
                case "/": following.isNumber && previous.isNumber
                case ".", ",", ":":
                    following.isNumber && previous.isNumber
                        || character == "." && following.isLetter && previous.isLetter
                default: following.isLetter
                }
            guard joins else { return index }
            index = next
        }
        return index
    }

    private static func mark(_ character: Character) -> String {
        switch character {
        case "–", "—": "—"
        case "’": "'"
        case "“", "”", "«", "»": "\""
        default: String(character)
        }
    }

    /// Appends one word, taking its contraction apart.
    private static func append(_ sentence: String, _ range: Range<String.Index>, to tokens: inout [Token]) {
        let text = String(sentence[range])
        let lower = text.lowercased().replacing("’", with: "'")
        for (form, length) in Contractions.parts(of: lower, after: tokens.last?.form) {
            let start = tokens.last.map { max($0.range.upperBound, range.lowerBound) } ?? range.lowerBound
            let end =
                length.flatMap { sentence.index(start, offsetBy: $0, limitedBy: range.upperBound) } ?? range.upperBound
            tokens.append(Token(range: start..<end, text: String(sentence[start..<end]), form: form))
        }
    }
}
