import SwiftTools

/// Reads that a character of a text means the same as another: `The letters I and L are read as the digit 1`, `An underscore
/// is treated as a hyphen`.
struct ReadAsReader: LawReader {
    let calls: LawCalls

    private static let links = [
        ["read", "as"], ["treated", "as"], ["treated", "like"], ["taken", "as"], ["taken", "for"], ["accepted", "as"],
        ["understood", "as"],
    ]
    private static let fillers: Set<String> = [
        "the", "a", "an", "letter", "letters", "digit", "digits", "character", "characters", "and", "or", "are", "is",
    ]
    private static let doubts = [
        "not", "only", "first", "last", "leading", "trailing", "never", "at", "between", "run", "lone", "single",
        "each", "alone",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard !sentence.isConditional, !sentence.says(Self.doubts),
            let slot = calls.shape.slots.firstIndex(where: { $0.type.isString && !$0.hasDefault }),
            calls.shape.slots.count(where: { $0.type.isString }) == 1
        else { return [] }
        // Case has been lost of what is a word: the text of the sentence has it.
        let written = sentence.text.split { " ,;:()".contains($0) }.map(String.init)
        return sentence.tokens.split { $0 == .mark(";") || $0 == .mark(":") }.flatMap { clause in
            pairs(Array(clause), written).flatMap { from, to in
                texts(with: to, comment).flatMap { text in
                    calls.rows([slot: [.string(text)]], count: 2).prefix(1).flatMap { row in
                        variants(of: text, from: from, to: to).compactMap { variant in
                            var other = row
                            other[slot] = .string(variant)
                            return calls.same(sentence.text, other, as: row)
                        }
                    }
                }
            }
        }
    }

    /// The characters in the subject with what they are read as; `the letter O as the digit 0` goes on with the same verb.
    private func pairs(_ clause: [SentenceToken], _ written: [String]) -> [(Character, Character)] {
        guard
            let start = clause.indices.first(where: { place in
                Self.links.contains { link in clause[place...].prefix(link.count).map { $0.word ?? "`" } == link }
            })
        else { return [] }
        var found: [(Character, Character)] = []
        var froms: [Character]? = characters(clause[..<start], written)
        var rest = clause[(start + 2)...]
        while let subjects = froms, !subjects.isEmpty {
            let said = rest.prefix { !$0.isWord(["and"]) && $0 != .mark(",") }
            guard let target = characters(said, written), target.count == 1 else { break }
            found += subjects.filter { $0 != target[0] }.map { ($0, target[0]) }
            rest = rest.dropFirst(said.count).drop { $0.isWord(["and"]) || $0 == .mark(",") }
            guard let next = rest.firstIndex(of: .word("as")) else {
                // `read as 0 and 1`: which is read as which, their order tells.
                if let more = characters(rest, written), !more.isEmpty { return [] }
                break
            }
            froms = characters(rest[..<next], written)
            rest = rest[(next + 1)...]
        }
        return found
    }

    /// The characters that words name; `nil` where there are other words.
    private func characters(_ tokens: ArraySlice<SentenceToken>, _ written: [String]) -> [Character]? {
        var found: [Character] = []
        var rest = tokens
        while let first = rest.first {
            if first.isWord(["a"]), rest.count > 1 || !written.contains("A") {
                rest.removeFirst()
            } else if first.isWord(Self.fillers) || first == .mark(",") {
                rest.removeFirst()
            } else if let named = CharacterNames.character(rest) {
                found.append(named.character)
                rest = rest.dropFirst(named.count)
            } else if let word = first.word ?? first.code, word.count == 1, let character = word.first,
                character.isLetter || character.isNumber
            {
                let capital = word.uppercased()
                found.append(first.word != nil && written.contains(capital) ? Character(capital) : character)
                rest.removeFirst()
            } else {
                return nil
            }
        }
        return found
    }

    /// Texts in which a character stands: those of the comment, and plain ones.
    private func texts(with character: Character, _ comment: [DocumentationSentence]) -> [String] {
        let quoted = comment.flatMap(\.tokens).compactMap(\.code).compactMap { PredicateReader.quoted($0) }
        let shown = calls.context.symbol.documentation.flatMap { line in
            line.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }
        let plain =
            character.isNumber
            ? ["\(character)", "2\(character)", "\(character)3\(character)"]
            : ["a\(character)b", "a\(character)b\(character)c", "1\(character)2"]
        var seen: Set<String> = []
        return ((quoted + shown).filter { $0.contains(character) && $0.count < 40 }.prefix(4) + plain)
            .filter { seen.insert($0).inserted }
    }

    /// With the other character in all places, and in the last one only.
    private func variants(of text: String, from: Character, to: Character) -> [String] {
        var last = text
        if let place = last.lastIndex(of: to) { last.replaceSubrange(place...place, with: String(from)) }
        let all = String(text.map { $0 == to ? from : $0 })
        return all == last ? [all] : [all, last]
    }
}
