import AgentCore
import Foundation

/// Keeps of what a reader found only what the user's own words say. A model copies and may copy wrongly: nothing is
/// stored that does not stand in the message, that is a secret, or that was quoted or pasted.
struct OperationGate {
    private let message: ReadableMessage
    private let sentences: [String]
    private let own: Set<String>
    private let stems: Set<String>
    /// The words of the assistant's question, if the message is short enough to be the answer to it.
    private let asked: Set<String>
    private let dates: DateReader

    /// Marks around a value that are no part of it.
    private static let marks = CharacterSet(charactersIn: ".,;:!?\"“”«»„ ")
    /// The longest value, in characters.
    private static let longestValue = 120
    /// The longest answer to a question, in words, that may take its value from the question: "yep, two more years".
    private static let longestAnswer = 12

    /// Prepares to check what was read in a message.
    init(_ message: ReadableMessage) {
        self.message = message
        let text = OwnWords.text(of: message.text)
        sentences = SentenceSplitter.sentences(text)
        let words = Folding.words(text)
        own = Set(words)
        stems = Set(words.map(Folding.stem))
        asked = words.count <= Self.longestAnswer && !words.isEmpty ? Set(Folding.words(message.question)) : []
        dates = DateReader(now: message.date, calendar: message.calendar)
    }

    /// The operations as statements about the known facts, in their order.
    func statements(_ operations: [ReadOperation], known: [Fact]) -> [Statement] {
        let current = known.filter { $0.state == .current }
        var names: [String: String] = [:]
        var statements: [Statement] = []
        for operation in operations where Self.isPath(operation.subject) && Attribute.isName(operation.attribute) {
            let person = names[operation.subject] ?? name(of: operation.subject, current)
            let statement =
                operation.kind == .delete
                ? ending(operation, current) : assertion(operation, person: person, current)
            guard let statement, !statements.contains(where: { $0.says(the: statement) }) else { continue }
            if statement.kind == .asserted, statement.attribute == "name", statement.subject != "user" {
                names[statement.subject] = statement.value
            }
            statements.append(statement)
        }
        return statements
    }

    /// The known facts that delete operations mean.
    func deleted(_ operations: [ReadOperation], known: [Fact]) -> [Fact] {
        var found: [Fact] = []
        for operation in operations where operation.kind == .delete {
            if let fact = Self.target(operation, known), !found.contains(fact) { found.append(fact) }
        }
        return found
    }

    // MARK: What holds

    private func assertion(_ operation: ReadOperation, person: String?, _ known: [Fact]) -> Statement? {
        let value = FactText.oneLine(operation.value).trimmingCharacters(in: Self.marks)
        let sentence = FactText.oneLine(operation.sentence)
        let words = Folding.words(value)
        guard !words.isEmpty, value.count <= Self.longestValue, isSaid(words) else { return nil }
        let quote = quote(of: words)
        guard ![value, sentence, quote].contains(where: Secrets.isIn),
            operation.attribute == "reply_style" || ![value, sentence].contains(where: FactText.readsLikeInstruction)
        else { return nil }
        var statement = Statement(
            subject: operation.subject, person: operation.attribute == "name" ? nil : person,
            attribute: operation.attribute, value: value, text: sentence, quote: quote)
        if operation.attribute == "name", operation.subject != "user" { statement.person = value }
        if !isSentence(sentence, of: operation, words, known) {
            statement.text = FactSentence.plain(
                statement.subject, attribute: statement.attribute, value: value, name: statement.person)
        }
        if operation.kind == .update, let old = Self.replaced(by: operation, known) {
            statement.fact = old.id
            // Whoever moves names the new city alone; but of what one may have several, another may be meant.
            statement.isUncertain = !Attribute(old.attribute).isSingleValued && !isSpoken(of: old)
        }
        if Set(Folding.words(operation.time)).isSubset(of: own) {
            let leaning = Self.leaning(of: operation.attribute)
            (statement.validFrom, statement.validTo) = dates.period(in: operation.time, leaning: leaning)
        }
        return statement
    }

    /// Whether all words of a value are the user's own, or those of the question that the user answers.
    private func isSaid(_ words: [String]) -> Bool {
        let words = Set(words)
        return words.isSubset(of: own) || words.isSubset(of: asked)
    }

    /// The sentence of the message that holds most of the value.
    private func quote(of words: [String]) -> String {
        let words = Set(words)
        func shared(_ sentence: String) -> Int { words.intersection(Folding.words(sentence)).count }
        let best = sentences.max { shared($0) < shared($1) } ?? message.text
        return FactText.oneLine(String(best.prefix(FactText.limit)))
    }

    /// Whether the reader's sentence may be remembered: it has the value, and says nothing that nobody said.
    private func isSentence(_ sentence: String, of operation: ReadOperation, _ value: [String], _ known: [Fact]) -> Bool
    {
        let words = Folding.words(sentence)
        let held = Set(value.map(Folding.stem)).intersection(words.map(Folding.stem))
        guard sentence.count <= FactText.limit, !held.isEmpty, held.count * 2 >= Set(value).count else { return false }
        let people = known.filter { $0.subject == operation.subject }.compactMap {
            $0.attribute == "name" ? $0.value : $0.person
        }
        let relation = operation.subject.split { ".-_".contains($0) }.joined(separator: " ")
        let sources = sentences + [message.question, relation, operation.value, operation.time] + people
        return Grounding.isFounded(sentence, in: sources, skipping: Self.opening)
    }

    /// The words for the user that a sentence starts with, as in "Der Nutzer".
    private static let opening = 2

    // MARK: Known facts

    /// The fact that an operation ends; `nil` if the message has no word of it.
    private func ending(_ operation: ReadOperation, _ known: [Fact]) -> Statement? {
        guard let fact = Self.target(operation, known), isSpoken(of: fact) else { return nil }
        var statement = Statement(
            kind: .ended, subject: fact.subject, person: fact.person, attribute: fact.attribute, value: fact.value,
            text: fact.text, quote: quote(of: Folding.words(fact.value)), fact: fact.id)
        if Set(Folding.words(operation.time)).isSubset(of: own) {
            statement.validTo = dates.period(in: operation.time, leaning: .past).from
        }
        return statement
    }

    /// Whether the message has a word of a known fact.
    private func isSpoken(of fact: Fact) -> Bool { !stems.isDisjoint(with: KnownFacts.words(of: fact)) }

    /// The fact with the operation's value, of the same attribute if there is one.
    private static func target(_ operation: ReadOperation, _ known: [Fact]) -> Fact? {
        let key = Folding.key(operation.value)
        let ofSubject = known.filter { $0.subject == operation.subject }
        let same = ofSubject.filter { $0.valueKey == key }
        return same.last { $0.attribute == operation.attribute } ?? same.last
            ?? ofSubject.last {
                $0.attribute == operation.attribute
                    && (Folding.contains(key, in: $0.value) || Folding.contains($0.value, in: key))
            }
    }

    /// The fact that an update replaces: the only one of its attribute, or the one that shares a word with the value.
    private static func replaced(by operation: ReadOperation, _ known: [Fact]) -> Fact? {
        let same = known.filter { $0.subject == operation.subject && $0.attribute == operation.attribute }
        guard same.count > 1 else { return same.first }
        let stems = Set(Folding.stems(operation.value))
        return same.last { !stems.isDisjoint(with: Folding.stems($0.value)) }
            ?? (Attribute(operation.attribute).isSingleValued ? same.last : nil)
    }

    /// The name by which a person is known: the one in the message, or the only one.
    private func name(of subject: String, _ known: [Fact]) -> String? {
        guard subject != "user" else { return nil }
        let names = known.filter { $0.subject == subject && $0.attribute == "name" }.map(\.value)
        return names.last { Set(Folding.words($0)).isSubset(of: own) } ?? (names.count == 1 ? names[0] : nil)
    }

    /// Whether a subject is `user`, or a path of up to three relations.
    private static func isPath(_ subject: String) -> Bool {
        subject.wholeMatch(of: /user(\.[a-z][a-z_\-]{0,30}){0,3}/) != nil
    }

    /// Whether what an attribute tells of is to come or lies behind.
    private static func leaning(of attribute: String) -> DateReader.Leaning {
        switch attribute {
        case "plan", "goal": .coming
        case "event", "schedule", "temporary_location", "birthday": .nearest
        default: .past
        }
    }
}

extension Statement {
    /// Whether another statement of the same message says the same.
    fileprivate func says(the other: Statement) -> Bool {
        kind == other.kind && subject == other.subject && attribute == other.attribute
            && Folding.key(value) == Folding.key(other.value)
    }
}
