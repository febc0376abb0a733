import SwiftTools

/// What a comment says is done with what: `refunds the whole balance`, where the code calls `refund(_:)`.
struct PassedClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    /// How many words stand between what is done and what it is done with.
    private static let farthest = 2

    /// The sentence that says that a function is done with one thing, where none says so of the other.
    func quote(of callee: String, with name: String, insteadOf other: String) -> String? {
        guard quote(of: callee, with: other) == nil else { return nil }
        return quote(of: callee, with: name)
    }

    private func quote(of callee: String, with name: String) -> String? {
        let wanted = SlotNames.words(name.split(separator: ".").last.map(String.init) ?? name)
        guard SlotNames.words(callee).count == 1 else { return nil }
        return sentences.first { sentence in
            let words = sentence.tokens.map { $0.word ?? $0.code?.lowercased() ?? "," }
            return !sentence.says(["not", "never", "no"])
                && words.indices.contains { place in
                    Self.isForm(words[place], of: callee)
                        && (1...(Self.farthest + 1)).contains { distance in
                            place + distance < words.count && words[(place + distance)...].starts(with: wanted)
                        }
                }
        }?.text
    }

    /// `refunds` of `refund`
    private static func isForm(_ word: String, of verb: String) -> Bool {
        word == verb || word == verb + "s" || word == verb + "es" || NoLongerReader.isParticiple(word, of: verb)
    }
}
