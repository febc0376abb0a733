import Foundation

/// Accepts a model's finding only if the user's own words say it. The model may choose what matters in a message, but
/// nothing is stored that the message does not contain.
struct FindingGate {
    private let sentences: [Sentence]

    /// Keeps the sentences of a message that state something.
    init(_ message: String) {
        let all = SentenceSplitter.sentences(MessageCleaner.ownWords(message))
        guard !all.contains(where: Guards.isTakenBack) else {
            sentences = []
            return
        }
        let own = all.prefix { !Guards.opensFiction($0) }
        sentences = own.filter { sentence in
            !Guards.holdsSecret(sentence) && !Guards.isNarrated(sentence) && !Guards.asksForText(sentence)
                && Set(sentence.tokens.map(\.form)).isDisjoint(with: Self.supposing)
        }
    }

    /// Whether there is nothing for a model to read.
    var isEmpty: Bool { sentences.allSatisfy { $0.tokens.count < 2 } }

    /// The finding as a statement; `nil` if the message does not say it.
    func statement(_ finding: ModelFinding) -> Statement? {
        let value = FactText.oneLine(finding.value).trimmingCharacters(in: .punctuationCharacters)
        guard let person = person(finding.about), Attribute.names.contains(finding.attribute),
            let sentence = sentences.first(where: { Self.says($0, finding.quote, value) })
        else { return nil }
        let words = Set(Folding.words(sentence.text))
        guard person.isUser || names(person, in: sentence) else { return nil }
        var statement = Statement(
            person, finding.attribute, value, .verb(value), kind: finding.change == .ended ? .ended : .asserted)
        statement.literal = FactSentence.plain(person.path, attribute: finding.attribute, value: value)
        statement.quote = FactText.oneLine(String(sentence.text.prefix(FactText.limit)))
        statement.confidence = 0.6
        let asks = sentence.endsAsQuestion || QuestionReader.opensQuestion(sentence.tokens[...])
        statement.isUncertain =
            asks || words.isDisjoint(with: Self.ownWords) || !words.isDisjoint(with: Self.passing)
        return StatementReader.isStorable(statement) ? statement : nil
    }

    /// Whether a sentence contains the quote, and the quote the value.
    private static func says(_ sentence: Sentence, _ quote: String, _ value: String) -> Bool {
        let said = Folding.words(sentence.text)
        let quoted = Folding.words(quote)
        let words = Folding.words(value)
        guard !words.isEmpty, Set(words).isSubset(of: quoted), quoted.count <= said.count else { return false }
        return (0...(said.count - quoted.count)).contains { Array(said[$0..<($0 + quoted.count)]) == quoted }
    }

    private func person(_ about: String) -> Person? {
        if about == "user" { return .user }
        return Relations.relation(about).map { Person.user.relative($0) }
    }

    /// Whether the sentence contains a word for this person's relation.
    private func names(_ person: Person, in sentence: Sentence) -> Bool {
        sentence.tokens.contains { token in
            Relations.relation(token.form) == person.relation || Relations.pluralRelation(token.form) == person.relation
        }
    }

    private static let supposing: Set<String> = [
        "if", "unless", "whether", "would", "might", "wish", "imagine", "suppose", "supposing", "pretend", "maybe",
        "perhaps", "hypothetically",
    ]

    /// Words with which speakers refer to themselves.
    private static let ownWords: Set<String> = [
        "i", "im", "ive", "me", "my", "mine", "myself", "we", "us", "our", "ours", "je", "j", "moi", "mon", "ma", "mes",
        "ich", "mein", "meine", "wir", "yo", "mi", "mis", "soy", "tengo", "io", "mio", "mia", "ho", "sono", "eu", "meu",
        "minha", "tenho", "sou",
    ]

    /// Words for something temporary.
    private static let passing: Set<String> = [
        "today", "tonight", "tomorrow", "yesterday", "now", "currently", "moment", "later", "soon",
    ]
}
