import SwiftTools

/// The words of a declaration and its comment, compared loosely.
struct CommentWords {
    /// Words of the declaration's names.
    let names: [String]
    /// Words of the summary and of what is said of the result.
    let lead: [String]
    /// Words of each sentence.
    let sentences: [(text: String, words: [String])]

    /// Reads a symbol's names and comment.
    init(_ symbol: CodeSymbol) {
        var names = Self.words(of: symbol.baseName)
        for parameter in symbol.parameters {
            names += Self.words(of: parameter.label ?? "") + Self.words(of: parameter.name)
        }
        if symbol.kind == .initializer { names += Self.words(of: symbol.owner.last ?? "") }
        self.names = names
        var lead: [String] = []
        var sentences: [(text: String, words: [String])] = []
        for block in DocumentationBlock.blocks(of: symbol.documentation) {
            guard case .paragraph(let text, let role) = block, role != .aside else { continue }
            for (place, sentence) in DocumentationSentence.sentences(of: text).enumerated() {
                let words = Self.words(of: sentence.text)
                if sentences.isEmpty || role == .returns && place == 0 { lead += words }
                sentences.append((sentence.text, words))
            }
        }
        self.lead = lead
        self.sentences = sentences
    }

    private static let normal: [String: String] = [
        "0": "zero", "1": "one", "2": "two", "3": "three", "isn't": "not", "aren't": "not", "doesn't": "not",
        "don't": "not", "can't": "not", "cannot": "not", "won't": "not", "wasn't": "not", "centre": "center",
        "centred": "centered", "colour": "color", "normalise": "normalize", "normalised": "normalized",
        "initialise": "initialize", "capitalise": "capitalize", "capitalised": "capitalized", "=": "equals",
    ]

    /// Lower-cased words, those of names written in one taken apart.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        func flush() {
            if !word.isEmpty {
                let plain = word.lowercased()
                words.append(normal[plain] ?? plain)
            }
            word = ""
        }
        var before: Character = " "
        for character in text {
            if character == "'" || character == "’" {
                word.append("'")
            } else if character.isLetter || character.isNumber {
                if character.isUppercase, before.isLowercase { flush() }
                word.append(character)
            } else {
                flush()
                if character == "=" { words.append("equals") }
            }
            before = character
        }
        flush()
        return words
    }

    /// Whether a word begins with a stem; short stems have to be the word.
    static func fits(_ word: String, _ stem: String) -> Bool {
        stem.count > 3 ? word.hasPrefix(stem) : word == stem || word == stem + "s"
    }

    /// Whether some sentence holds all stems of one of the alternatives, which `|` parts; none of those with `!`.
    func says(_ pattern: String) -> Bool { quote(pattern) != nil || Self.holds(names, pattern) }

    /// The first sentence that says so.
    func quote(_ pattern: String) -> String? { sentences.first { Self.holds($0.words, pattern) }?.text }

    private static func holds(_ words: [String], _ pattern: String) -> Bool {
        pattern.split(separator: "|").contains { alternative in
            let stems = alternative.split(separator: " ").map(String.init)
            return !stems.isEmpty
                && stems.allSatisfy { stem in
                    stem.hasPrefix("!")
                        ? !words.contains { fits($0, String(stem.dropFirst())) } : words.contains { fits($0, stem) }
                }
        }
    }

    /// How well the words name an operation; 0 where they do not.
    func score(_ operation: Operation) -> Int {
        if operation.excluded.contains(where: { stem in names.contains { Self.fits($0, stem) } }) { return 0 }
        return operation.keys.map { stems in
            var score = 0
            for stem in stems {
                if names.contains(where: { Self.fits($0, stem) }) {
                    score += 3
                } else if lead.contains(where: { Self.fits($0, stem) }) {
                    score += 2
                } else {
                    return 0
                }
            }
            return score
        }.max() ?? 0
    }
}
