import AgentCore
import Foundation

/// "It's Jon without an H, not John", "Sorry, 58", "Lyon, not Paris", "I switched from Vim to Emacs".
struct CorrectionReader {
    let sentence: Sentence
    let phrase: Phrase

    /// The corrected statement; `nil` where the sentence corrects nothing.
    func read(_ state: ReadingState, previous: inout [Statement]) -> [Statement]? {
        if let respelled = respelled(state) { return [respelled] }
        if let doubted = doubted(&previous) { return doubted }
        if let (new, old) = emphatic() ?? notBut() ?? switched(),
            let statement = replacing(old, by: new, state, &previous)
        {
            return [statement]
        }
        return afterthought(&previous)
    }

    /// "Did I say Eger?": what was said is taken back.
    private func doubted(_ previous: inout [Statement]) -> [Statement]? {
        guard sentence.endsAsQuestion, let said = sentence.tokens[...].firstIndex(of: ["did", "i", "say"]) else {
            return nil
        }
        let words = sentence.tokens[(said + 3)...].filter { !$0.isMark }
        guard (1...4).contains(words.count), let last = previous.last, last.kind == .asserted,
            words.allSatisfy({ Folding.words(last.value).contains(Folding.lower($0.text)) })
        else { return nil }
        previous.removeLast()
        return []
    }

    /// "X, not Y" and "not Y but X": the new value and the old.
    private func notBut() -> (new: Phrase, old: Phrase)? {
        // "I said strawberries but I meant raspberries"
        if let said = phrase.firstIndex(where: { ["said", "wrote", "typed"].contains($0.form) }),
            let meant = phrase[said...].firstIndex(where: { $0.form == "meant" }), meant > said + 1,
            let but = phrase[said..<meant].firstIndex(where: { ["but", ",", "and"].contains($0.form) })
        {
            return (
                ValueReader.withoutArticle(ValueReader.value(phrase[(meant + 1)...])),
                ValueReader.withoutArticle(ValueReader.value(phrase[(said + 1)..<but]))
            )
        }
        // "Not Aberdeen, Dundee!"
        if phrase.first?.form == "not",
            let comma = phrase.firstIndex(where: { [",", "—", "-", ";"].contains($0.form) }),
            comma + 1 < phrase.endIndex, phrase[(comma + 1)...].count <= 4, phrase[phrase.startIndex..<comma].count <= 5
        {
            return (
                ValueReader.withoutArticle(
                    ValueReader.value(phrase[(comma + 1)...].drop { ["but", "in", "at", "to"].contains($0.form) })),
                ValueReader.withoutArticle(
                    ValueReader.value(phrase[..<comma].dropFirst().drop { ["in", "at", "to", "a"].contains($0.form) }))
            )
        }
        if phrase.first?.form == "not", let but = phrase.firstIndex(where: { $0.form == "but" }) {
            return (ValueReader.value(phrase[(but + 1)...]), ValueReader.value(phrase[..<but].dropFirst()))
        }
        if let not = phrase.lastIndex(where: { $0.form == "not" }), not > phrase.startIndex {
            var old = ValueReader.value(phrase[(not + 1)...])
            if let end = old.firstIndex(where: { [",", "i", "and", "that", "any"].contains($0.form) }) {
                old = old[..<end]
            }
            old = ValueReader.withoutArticle(ValueReader.trimmed(old))
            var new = phrase[..<not]
            // "it's amoxicillin I'm allergic to, not penicillin"
            if new.starts(with: ["it", "is"]), new.last?.form == ",",
                let clause = new.dropping(2).firstIndex(where: { ["i", "that", "my", "we"].contains($0.form) })
            {
                return (
                    ValueReader.withoutArticle(ValueReader.value(new[..<clause].dropFirst(2))),
                    ValueReader.withoutArticle(old)
                )
            }
            if let but = phrase[not...].firstIndex(where: { $0.form == "but" }) {
                return (ValueReader.value(phrase[(but + 1)...]), ValueReader.withoutArticle(old))
            }
            guard new.last?.form == "," || new.last?.form == "and" else { return nil }
            new = ValueReader.trimmed(new)
            if let verb = new.lastIndex(where: {
                ["is", "'s", "am", "in", "was", "means", "at", "to"].contains($0.form)
            }) {
                new = new[(verb + 1)...]
            }
            if let first = new.first, ["from", "in", "at", "to", "as"].contains(first.form), new.count > 1 {
                new = new.dropFirst()
            }
            if let with = new.firstIndex(where: { ["with", "without"].contains($0.form) }) { new = new[..<with] }
            return (ValueReader.value(new), old)
        }
        return nil
    }

    /// "It's not peanuts I'm allergic to, it's pistachios"
    private func emphatic() -> (new: Phrase, old: Phrase)? {
        guard phrase.starts(with: ["it", "is", "not"]) || phrase.starts(with: ["it", "was", "not"]),
            let comma = phrase.firstIndex(where: { $0.form == "," || $0.form == ";" || $0.form == "—" })
        else { return nil }
        let second = phrase[(comma + 1)...].drop { ["but", "and"].contains($0.form) }
        guard second.first?.form == "it", let verb = second.dropping(1).first, Words.be.contains(verb.form) else {
            return nil
        }
        var old = phrase.dropping(3)[..<comma]
        if let clause = old.firstIndex(where: { ["i", "that", "who", "we"].contains($0.form) }) {
            old = old[..<clause]
        }
        return (ValueReader.value(second.dropping(2)), ValueReader.value(old))
    }

    /// "It's Anne with an e", "it's spelled Jon"
    private func respelled(_ state: ReadingState) -> Statement? {
        var rest = phrase
        if let colon = rest.firstIndex(where: { $0.form == ":" }) { rest = rest[(colon + 1)...] }
        if let it = rest.firstIndex(of: ["it", "is"]), rest[it...].contains(anyOf: ["with", "without"]) {
            rest = rest[it...]
        }
        if let verb = rest.firstIndex(where: { ["spelled", "spelt"].contains($0.form) }), verb > rest.startIndex {
            // "My daughter's name is spelled Emelie"
            guard let name = respelling(rest[(verb + 1)...]) else { return nil }
            return likeliest(name, state)
        }
        if rest.starts(with: ["my", "name"]) {
            rest = rest.dropping(2)
        } else if rest.first?.form == "it" {
            rest = rest.dropping(1)
        } else {
            return nil
        }
        guard rest.first?.form == "is" || rest.first?.form == "'s" else { return nil }
        rest = rest.dropping(1)
        if ["spelled", "spelt", "written"].contains(rest.first?.form ?? "") { rest = rest.dropping(1) }
        guard let (name, after) = NameReader.name(rest),
            after.isEmpty || ["with", "without"].contains(after.first?.form ?? "")
        else { return nil }
        guard
            let fact = state.known.last(where: {
                $0.attribute == "name" && $0.state == .current && $0.value != name
                    && Self.looksAlike($0.value, name)
            }), after.first != nil || rest.count < phrase.count
        else { return nil }
        var statement = IdentityPattern.statement(name, Person(path: fact.subject, name: fact.person))
        statement.replaces = fact.value
        return statement
    }

    private func respelling(_ phrase: Phrase) -> String? {
        let rest = phrase.drop { ["as", "with", "like", "this", ":"].contains($0.form) }
        if let (name, _) = NameReader.name(rest) { return name }
        return rest.first.flatMap {
            $0.form.count > 2 && !NameReader.isCommon($0.form) ? NameReader.capitalised($0.text) : nil
        }
    }

    /// The known name that was misspelled.
    private func likeliest(_ name: String, _ state: ReadingState) -> Statement? {
        var resolver = ReferenceResolver(state: state)
        let subject = resolver.note(phrase)
        let alike = state.known.filter {
            $0.attribute == "name" && $0.state == .current && $0.value != name && Self.looksAlike($0.value, name)
        }
        guard let fact = alike.last(where: { $0.subject == subject }) ?? alike.last else { return nil }
        var statement = IdentityPattern.statement(name, Person(path: fact.subject, name: fact.person))
        statement.replaces = fact.value
        statement.fact = fact.id
        return statement
    }

    private static func looksAlike(_ left: String, _ right: String) -> Bool {
        let distance = EditDistance.between(Folding.lower(left), Folding.lower(right))
        return distance <= 3 && Double(distance) <= 0.5 * Double(max(left.count, right.count))
    }

    private func switched() -> (new: Phrase, old: Phrase)? {
        guard phrase.first?.form == "i" || phrase.first?.form == "we",
            phrase.contains(anyOf: ["switched", "changed", "went", "converted", "upgraded"]),
            let from = phrase.firstIndex(of: ["from"]), let to = phrase[from...].firstIndex(where: { $0.form == "to" })
        else { return nil }
        return (
            ValueReader.withoutArticle(ValueReader.value(phrase[(to + 1)...])),
            ValueReader.withoutArticle(ValueReader.value(phrase[(from + 1)..<to]))
        )
    }

    private func replacing(_ old: Phrase, by new: Phrase, _ state: ReadingState, _ previous: inout [Statement])
        -> Statement?
    {
        if let birthday = birthday(old, by: new, state) { return birthday }
        let oldText = ValueReader.text(old, in: sentence)
        var newText = ValueReader.text(new, in: sentence)
        if Int(oldText) != nil || Numbers.value(oldText) != nil {
            guard let number = new.lazy.compactMap({ Numbers.value($0.form) }).first else { return nil }
            newText = String(number)
        }
        guard !oldText.isEmpty, !newText.isEmpty, new.count <= 6, old.count <= 6 else { return nil }
        if let index = previous.lastIndex(where: { Folding.key($0.value) == Folding.key(oldText) }) {
            let statement = previous.remove(at: index)
            return Self.rephrased(statement, from: statement.value, to: newText)
        }
        return nil
    }

    /// A fragment after a word of correction: "Sorry, 58" after "I'm 57."
    private func afterthought(_ previous: inout [Statement]) -> [Statement]? {
        let lead = sentence.tokens.prefix(3).map(\.form)
        guard
            lead.contains(where: {
                ["sorry", "wait", "no", "correction", "actually", "oops", "mean", "make", "whoops", "rather", "pardon"]
                    .contains(
                        $0)
            }), let last = previous.last, last.kind == .asserted, last.attribute != "event"
        else { return nil }
        if let place = placed(phrase), last.value.contains(where: \.isUppercase) {
            previous.removeLast()
            let old =
                last.value.split(separator: " ").last { $0.first?.isUppercase == true }.map(String.init) ?? last.value
            return [Self.rephrased(last, from: old, to: place, wholeValue: old == last.value)]
        }
        var value = phrase
        if value.starts(with: ["pardon", "me"]) { value = value.dropping(2).drop(while: \.isMark) }
        value = value.drop { $0.isMark || ["well", "no", "sorry"].contains($0.form) }
        if value.starts(with: ["make", "that"]) { value = value.dropping(2) }
        if let comma = value.firstIndex(where: { $0.isMark }) { value = value[..<comma] }
        if ["really", "actually"].contains(value.last?.form ?? "") { value = value.dropLast() }
        guard (1...3).contains(value.count),
            !value.contains(where: { Words.verbs.contains($0.form) || ["i", "my", "you", "we"].contains($0.form) })
        else { return nil }
        let isNumber = value.count == 1 && value.first.flatMap { Numbers.value($0.form) } != nil
        if isNumber, Int(last.value) == nil, let count = last.value.split(separator: " ").first,
            Numbers.value(Folding.lower(String(count))) != nil, let number = value.first
        {
            // "two brothers. Wait, no, three"
            previous.removeLast()
            return [Self.rephrased(last, from: String(count), to: number.text, wholeValue: false)]
        }
        guard isNumber == (Int(last.value) != nil), isNumber || value.allSatisfy(\.isCapitalised) else { return nil }
        let text =
            isNumber
            ? value.first.flatMap { Numbers.value($0.form) }.map(String.init) ?? ""
            : ValueReader.text(value, in: sentence)
        previous.removeLast()
        return [Self.rephrased(last, from: last.value, to: text)]
    }

    /// "No, what am I saying, in Izmir!": the place that ends the sentence.
    private func placed(_ phrase: Phrase) -> String? {
        guard let link = phrase.lastIndex(where: { ["in", "at", "to", "from"].contains($0.form) }),
            (1...3).contains(phrase.endIndex - link - 1), phrase[(link + 1)...].allSatisfy(\.isCapitalised),
            link == phrase.startIndex || phrase[link - 1].isMark
        else { return nil }
        return ValueReader.text(phrase[(link + 1)...], in: sentence)
    }

    /// "the 16th of May, not the 16th of April"
    private func birthday(_ old: Phrase, by new: Phrase, _ state: ReadingState) -> Statement? {
        let dates = DateReader(now: state.date, calendar: state.calendar)
        let tokens = sentence.tokens[...]
        guard let not = tokens.lastIndex(where: { $0.form == "not" }), let before = dates.day(in: tokens[..<not]),
            let wrong = dates.day(in: tokens[(not + 1)...]),
            let fact = Self.holder(
                state.known.filter {
                    $0.state == .current && $0.attribute == "birthday"
                        && $0.value.hasSuffix(DateReader.Day(year: nil, month: wrong.month, day: wrong.day).iso)
                }, of: sentence, state)
        else { return nil }
        var day = before
        if day.year == nil, fact.value.count == 10 { day.year = Int(fact.value.prefix(4)) }
        var statement = IdentityPattern.birthday(day, Person(path: fact.subject, name: fact.person))
        statement.replaces = fact.value
        return statement
    }

    /// The fact about whom a sentence speaks of, of several alike.
    private static func holder(_ facts: [Fact], of sentence: Sentence, _ state: ReadingState) -> Fact? {
        let pronoun = sentence.tokens.first { ["her", "his", "she", "he"].contains($0.form) }
        var resolver = ReferenceResolver(state: state)
        let path =
            pronoun.flatMap { state.person(for: $0.form)?.path } ?? resolver.note(sentence.tokens[...])
        return facts.last { $0.subject == path } ?? (facts.count == 1 || path == nil ? facts.last : nil)
    }

    static func rephrased(
        _ statement: Statement, from old: String, to new: String, wholeValue: Bool = true
    ) -> Statement {
        var statement = statement
        statement.value = wholeValue ? new : statement.value.replacing(old, with: new)
        statement.predicate =
            switch statement.predicate {
            case .verb(let text): .verb(text.replacing(old, with: new))
            case .bareVerb(let text): .bareVerb(text.replacing(old, with: new))
            case .possession(let noun, let text): .possession(noun, text.replacing(old, with: new))
            }
        if statement.attribute == "name", !statement.person.isUser { statement.person.name = new }
        return statement
    }
}
