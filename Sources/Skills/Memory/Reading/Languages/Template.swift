/// A row of words that a clause starts with: `je m appelle {name}`, `ich (wohne|lebe) [immer noch] in {place}`.
///
/// A word in braces names what follows; it takes the rest of the clause unless words come after it. `(a|b)` is one of
/// several words, `[a b]` may be missing, `~` stands for up to seven words that do not matter.
struct Template: Sendable {
    private enum Piece: Sendable {
        case word(Set<String>)
        case optional([String])
        case slot
        /// Up to seven words that do not matter.
        case gap
    }

    private let pieces: [Piece]

    /// Reads a template.
    init(_ text: String) {
        var pieces: [Piece] = []
        var rest = text[...]
        while let first = rest.first {
            switch first {
            case " ": rest = rest.dropFirst()
            case "~":
                pieces.append(.gap)
                rest = rest.dropFirst()
            case "(":
                let inner = rest.dropFirst().prefix { $0 != ")" }
                pieces.append(.word(Set(inner.split(separator: "|").map(String.init))))
                rest = rest.dropFirst(inner.count + 2)
            case "[":
                let inner = rest.dropFirst().prefix { $0 != "]" }
                pieces.append(.optional(inner.split(separator: " ").map(String.init)))
                rest = rest.dropFirst(inner.count + 2)
            case "{":
                let inner = rest.prefix { $0 != "}" }
                pieces.append(.slot)
                rest = rest.dropFirst(inner.count + 1)
            default:
                let word = rest.prefix { $0 != " " }
                pieces.append(.word([String(word)]))
                rest = rest.dropFirst(word.count)
            }
        }
        self.pieces = pieces
    }

    /// Words that a gap must not pass over.
    private static let denials: Set<String> = [
        "nicht", "kein", "keine", "keinen", "nie", "pas", "plus", "jamais", "no", "nunca", "non", "mai", "piu", "nao",
        "mais",
    ]

    /// Where in the words the slot lies, where they have this shape.
    func slot(in words: [String]) -> Range<Int>? {
        var index = 0
        for (number, piece) in pieces.enumerated() {
            switch piece {
            case .word(let choices):
                guard index < words.count, choices.contains(words[index]) else { return nil }
                index += 1
            case .optional(let row):
                if Array(words[index...].prefix(row.count)) == row { index += row.count }
            case .gap:
                guard case .word(let next)? = pieces[(number + 1)...].first,
                    let end = words[Swift.min(index, words.count)...].prefix(12).firstIndex(where: { next.contains($0) }
                    )
                else { return nil }
                guard Set(words[Swift.min(index, end)..<end]).isDisjoint(with: Self.denials) else { return nil }
                index = end
            case .slot:
                let after = pieces[(number + 1)...]
                guard index < words.count else { return nil }
                guard case .word(let next)? = after.first else { return index..<words.count }
                guard let end = words[(index + 1)...].firstIndex(where: { next.contains($0) }),
                    matches(after, words[end...])
                else { return nil }
                return index..<end
            }
        }
        return index..<index
    }

    private func matches(_ pieces: ArraySlice<Piece>, _ words: ArraySlice<String>) -> Bool {
        var rest = words
        for piece in pieces {
            guard case .word(let choices) = piece, let first = rest.first, choices.contains(first) else { return false }
            rest = rest.dropFirst()
        }
        return true
    }
}
