/// Characters by the names prose gives them.
enum CharacterNames {
    private static let rows: [String: Character] = [
        "hyphen": "-", "dash": "-", "minus sign": "-", "space": " ", "comma": ",", "semicolon": ";", "colon": ":",
        "underscore": "_", "dot": ".", "period": ".", "point": ".", "full stop": ".", "slash": "/", "equals sign": "=",
        "equal sign": "=", "ampersand": "&", "plus sign": "+", "vertical bar": "|", "pipe": "|", "tab": "\t",
        "newline": "\n", "line break": "\n", "at sign": "@", "hash": "#", "number sign": "#", "hash sign": "#",
        "asterisk": "*", "percent sign": "%",
        "question mark": "?", "exclamation mark": "!", "dollar sign": "$", "ellipsis": "…", "zero": "0",
    ]

    /// The character that the words at the start name, in the singular or the plural, and how many words that takes.
    static func character(_ tokens: ArraySlice<SentenceToken>) -> (character: Character, count: Int)? {
        if let code = tokens.first?.code, let text = PredicateReader.quoted(code), text.count == 1,
            let character = text.first
        {
            return (character, 1)
        }
        if let code = tokens.first?.code, code.count == 1, let mark = code.first, mark.isPunctuation || mark.isSymbol {
            return (mark, 1)
        }
        for count in [2, 1] where tokens.count >= count {
            let words = tokens.prefix(count).compactMap(\.word)
            guard words.count == count else { continue }
            let name = words.joined(separator: " ")
            if let character = rows[name] { return (character, count) }
            for (ending, other) in [("es", ""), ("s", "")] where name.hasSuffix(ending) {
                if let character = rows[name.dropLast(ending.count) + other] { return (character, count) }
            }
        }
        return nil
    }

    /// The first character that a text names after some words: `,` in `separated by commas`.
    static func character(after words: [String], in tokens: [SentenceToken]) -> Character? {
        for place in tokens.indices
        where tokens[place...].prefix(words.count).map({ $0.word ?? "`" }).elementsEqual(words) {
            let rest = tokens[(place + words.count)...].drop { $0.isWord(["a", "an", "the", "one", "single"]) }
            if let found = character(rest) { return found.character }
        }
        return nil
    }
}
