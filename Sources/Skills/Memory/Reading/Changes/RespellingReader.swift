import AgentCore
import Foundation

/// Reads names that are only spelled otherwise: "*Ghent", "Steven with a v", "it's Baloo".
struct RespellingReader {
    let sentences: [Sentence]

    /// The known names that are respelled, each with its new spelling.
    func read(_ state: ReadingState) -> [ChangeReader.Change] {
        sentences.flatMap { sentence -> [ChangeReader.Change] in
            guard !sentence.endsAsQuestion, let words = candidates(in: sentence) else { return [] }
            return words.lazy.compactMap { respelled($0, state) }.prefix(1).map { $0 }
        }
    }

    /// The words that may be a new spelling; `nil` where the sentence speaks of no spelling.
    private func candidates(in sentence: Sentence) -> [String]? {
        let tokens = sentence.tokens[...]
        let names = { (phrase: Phrase) in phrase.filter { !$0.isMark && $0.text.count > 2 }.map(\.text) }
        if sentence.text.contains("*"), tokens.count <= 5 { return names(tokens) }
        if tokens.contains(anyOf: ["spelled", "spelt", "spell", "spelling", "autocorrect", "typo"]) {
            return names(tokens).filter { $0.first?.isUppercase == true } + tokens.suffix(1).map(\.text)
        }
        let letter = tokens.indices.first { index in
            ["with", "without"].contains(tokens[index].form)
                && tokens[(index + 1)...].prefix(3).contains { $0.text.count == 1 && $0.form != "a" }
        }
        if let letter { return names(tokens[..<letter].suffix(3)) }
        let stripped = Preamble.strip(tokens)
        guard stripped.starts(with: ["it", "is"]), let name = stripped.dropping(2).first, name.isCapitalised,
            stripped.dropping(3).first?.isMark ?? true
        else { return nil }
        return [name.text]
    }

    private func respelled(_ word: String, _ state: ReadingState) -> ChangeReader.Change? {
        for fact in state.known where Self.named.contains(fact.attribute) {
            let old = fact.attribute == "pet" ? fact.value.components(separatedBy: " named ").last ?? "" : fact.value
            guard !old.isEmpty, !old.contains(" ") else { continue }
            let distance = EditDistance.between(Folding.lower(old), Folding.lower(word))
            guard distance > 0, distance <= 3, Double(distance) <= 0.5 * Double(max(old.count, word.count)) else {
                continue
            }
            return ChangeReader.Change(fact: fact, value: fact.value.replacing(old, with: NameReader.capitalised(word)))
        }
        return nil
    }

    private static let named: Set<String> = [
        "name", "nickname", "partner", "pet", "home_city", "employer", "origin", "work_city",
    ]
}
