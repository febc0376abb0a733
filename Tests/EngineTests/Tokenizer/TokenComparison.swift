@testable import Engine

/// What a tokenizer made of a text, and what the reference makes of it.
struct TokenComparison {
    let text: String
    /// What was done to it, for a message.
    let way: String
    let ids: [TokenID]
    let expected: [TokenID]

    var isSame: Bool { ids == expected }
    var description: String { "\(way) \(text.prefix(80).debugDescription)" }

    /// Compares the ids of texts: control tokens as text, and, where the reference has those, as tokens.
    static func all(
        _ tokenizer: any Tokenizer, _ texts: [String], plain: (Int) -> [TokenID], parsed: ((Int) -> [TokenID])?,
        framed: Bool = false
    ) -> [Self] {
        texts.enumerated().flatMap { index, text in
            var all = [
                Self(
                    text: text, way: "plain",
                    ids: tokenizer.encode(text, addSpecial: false, parseSpecial: false), expected: plain(index))
            ]
            if let parsed {
                all.append(
                    Self(
                        text: text, way: framed ? "framed" : "parsed",
                        ids: tokenizer.encode(text, addSpecial: framed, parseSpecial: true), expected: parsed(index)))
            }
            return all
        }
    }
}
