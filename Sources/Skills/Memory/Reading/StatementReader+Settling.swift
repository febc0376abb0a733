import Foundation

extension StatementReader {
    /// What is said twice differently in one message, with a word of correction, counts as it was said last; and a new
    /// job is not an event beside itself.
    static func settled(_ found: [Statement], _ sentences: [Sentence]) -> [Statement] {
        let found = withoutRestarts(found)
        let corrects = sentences.contains { sentence in
            sentence.tokens.prefix(3).contains {
                ["oops", "sorry", "wait", "no", "actually", "correction", "whoops"].contains($0.form)
            }
        }
        let hasJob = found.contains { $0.attribute == "job_title" || $0.attribute == "employer" }
        return found.enumerated().filter { index, statement in
            if isToldBefore(statement, found[..<index]) { return false }
            if hasJob, statement.attribute == "event", statement.value == "got promoted" { return false }
            guard corrects, statement.kind == .asserted, Attribute(statement.attribute).isSingleValued else {
                return true
            }
            return !found.dropFirst(index + 1).contains {
                $0.kind == .asserted && $0.attribute == statement.attribute && $0.person.path == statement.person.path
                    && (statement.attribute != "name" || $0.person.isUser)
                    && ($0.person.name ?? "") == (statement.person.name ?? "")
            }
        }.map(\.element)
    }

    /// Whether what was done to something was told already in other words: "gallbladder removed", "gallbladder taken out".
    private static func isToldBefore(_ statement: Statement, _ before: ArraySlice<Statement>) -> Bool {
        guard statement.attribute == "event", FactSentence.isDone(statement.value) else { return false }
        return before.contains {
            $0.attribute == "event" && $0.person == statement.person && FactSentence.isDone($0.value)
                && FactSentence.treated($0.value) == FactSentence.treated(statement.value)
        }
    }

    /// Statements as what is known asks for: "my partner is called Sam" where a partner is known, "call me Trixie" where a
    /// nickname is; a correction of the only value of its kind takes its place.
    static func fitted(_ found: [Statement], _ sentences: [Sentence], _ state: ReadingState) -> [Statement] {
        let corrects = sentences.contains { $0.tokens[...].contains(anyOf: corrections) }
        let partner = state.known.first { $0.subject == "user" && $0.attribute == "partner" }
        let nickname = state.known.first { $0.subject == "user" && $0.attribute == "nickname" }
        return found.filter { !($0.attribute == "job_title" && $0.value.hasPrefix("not ")) }.map { statement in
            guard statement.kind == .asserted else { return statement }
            var fitted = statement
            if let range = statement.value.range(of: ", not ") {
                let value = String(statement.value[..<range.lowerBound])
                fitted = CorrectionReader.rephrased(statement, from: statement.value, to: value)
            }
            if let partner, statement.attribute == "name", PartingReader.isPartner(statement.person.path),
                !state.known.contains(where: { $0.subject == statement.person.path && $0.attribute == "name" })
            {
                fitted.person = .user
                fitted.attribute = "partner"
                fitted.predicate = .possession("partner", "is named \(statement.value)")
                if Folding.key(statement.value) != partner.valueKey { fitted.fact = partner.id }
            }
            if nickname != nil, statement.attribute == "name", statement.person.isUser,
                sentences.contains(where: { $0.tokens[...].firstIndex(of: ["call", "me"]) != nil })
            {
                fitted.attribute = "nickname"
                fitted.predicate = .verb("goes by \(statement.value)")
            }
            // "The 6th of March, not the 5th" says nothing against the year.
            if statement.attribute == "birthday", statement.value.count == 5,
                let known = state.known.first(where: {
                    $0.subject == statement.person.path && $0.attribute == "birthday"
                }),
                known.value.count == 10, !known.value.hasSuffix(statement.value)
            {
                fitted.value = known.value.prefix(5) + statement.value
            }
            let same = state.known.filter { $0.subject == fitted.person.path && $0.attribute == fitted.attribute }
            let moves = fitted.attribute == "schedule" && fitted.validFrom != nil
            if corrects || moves, fitted.fact == nil, same.count == 1, correctable.contains(fitted.attribute),
                !Reconciler.isSameValue(same[0], fitted)
            {
                fitted.fact = same[0].id
            }
            return fitted
        }
    }

    private static let corrections: Set<String> = [
        "correction", "fix", "wrong", "mistake", "mixed", "typo", "meant", "misheard", "misread", "incorrect",
    ]

    private static let correctable: Set<String> = [
        "education", "allergy", "pet", "vehicle", "diet", "schedule", "phone", "language", "hobby",
    ]

    /// Changes with the sentence they rest on and since when they hold, where it says so.
    static func dated(_ found: [Statement], _ sentences: [Sentence], _ dates: DateReader) -> [Statement] {
        found.map { statement in
            guard statement.fact != nil || statement.quote.isEmpty else { return statement }
            var dated = statement
            let words = Set(Folding.words(statement.value))
            let source =
                sentences.first { FactText.oneLine($0.text) == statement.quote }
                ?? sentences.max { Self.count(words, in: $0) < Self.count(words, in: $1) }
            guard let source else { return statement }
            if dated.quote.isEmpty { dated.quote = FactText.oneLine(String(source.text.prefix(FactText.limit))) }
            if dated.kind == .asserted, dated.fact != nil, dated.validFrom == nil {
                dated.validFrom = dates.beginning(in: source.tokens[...])
            }
            return dated
        }
    }

    private static func count(_ words: Set<String>, in sentence: Sentence) -> Int {
        Set(Folding.words(sentence.text)).intersection(words).count
    }

    /// "I play the drums, wait, no, I play the bass": what stands before the words of taking back is gone where the same
    /// kind of thing is said after them.
    private static func withoutRestarts(_ found: [Statement]) -> [Statement] {
        found.filter { statement in
            guard statement.kind == .asserted, let marker = restart(statement.quote),
                let place = statement.quote.range(of: statement.value), place.upperBound <= marker.lowerBound
            else { return true }
            return !found.contains { other in
                other.kind == .asserted && other.attribute == statement.attribute && other.quote == statement.quote
                    && other.person.path == statement.person.path && other.value != statement.value
                    && other.quote.range(of: other.value, options: .backwards).map {
                        $0.lowerBound >= marker.upperBound
                    } == true
            }
        }
    }

    private static func restart(_ text: String) -> Range<String.Index>? {
        text.firstMatch(
            of:
                /[,;.…—–-]\s*(no[, ]+)?(wait|scratch that|i mean|correction|oops|whoops|sorry|no|hang on|hold on|make that)\b/
                .ignoresCase())?.range
    }

    /// The changes of what is known beside what the patterns read of the same sentence: where a change tells what takes
    /// whose place, it counts; where a pattern says that the same thing ended, that is enough.
    static func merged(_ changes: [ChangeReader.Change], into found: [Statement]) -> [Statement] {
        var found = found
        var added: [Statement] = []
        for change in changes {
            // Said already by a pattern: it takes the place of what is known.
            if let value = change.value,
                let said = found.firstIndex(where: {
                    $0.kind == .asserted && $0.attribute == change.fact.attribute
                        && $0.person.path == change.fact.subject
                        && Folding.key($0.value) == Folding.key(value)
                })
            {
                found[said].fact = change.fact.id
                continue
            }
            let isSettled = { (statement: Statement) in
                statement.person.path == change.fact.subject
                    && (statement.attribute == change.fact.attribute || statement.scope.contains(change.fact.attribute))
            }
            // "I left Aarhus" where that is a home, "my iPhone 11 died": neither an employer nor something one has.
            found.removeAll { statement in
                statement.person.path == change.fact.subject && statement.attribute != change.fact.attribute
                    && statement.scope.isEmpty
                    && ["employer", "device", "vehicle", "phone", "experience"].contains(statement.attribute)
                    && Folding.contains(statement.value, in: change.fact.value) && !statement.value.isEmpty
            }
            guard let value = change.value else {
                // "My asthma is gone" does not say that there is asthma.
                found.removeAll {
                    $0.kind == .asserted && isSettled($0) && Folding.shareStem(change.fact.value, $0.value)
                }
                let isEnded = found.contains {
                    $0.kind == .ended && isSettled($0)
                        && ($0.value.isEmpty || Folding.shareStem(change.fact.value, $0.value)
                            || Folding.contains($0.value, in: change.fact.value))
                }
                // "I moved to Ghent, Lyon is behind me": the new value has taken the place already.
                let isReplaced = found.contains {
                    $0.kind == .asserted && isSettled($0) && Attribute($0.attribute).isSingleValued
                }
                if !isEnded, !isReplaced { added.append(change.statement) }
                continue
            }
            found.removeAll { statement in
                isSettled(statement)
                    || statement.person.path == change.fact.subject && statement.kind == .asserted
                        && (Folding.contains(statement.value, in: value)
                            || Folding.contains(value, in: statement.value))
            }
            added.append(change.statement)
        }
        return added + found
    }

    /// "Can't stand olives. Or capers.": more of the same kind.
    static func continued(_ sentence: Sentence, _ previous: [Statement]) -> [Statement]? {
        let tokens = sentence.tokens[...]
        guard let first = tokens.first, ["or", "and", "also", "plus", "oh"].contains(first.form),
            !sentence.endsAsQuestion,
            let last = previous.last, last.kind == .asserted,
            ["like", "dislike", "allergy", "hobby", "language"].contains(last.attribute)
        else { return nil }
        let rest = tokens.drop { ["or", "and", "also", "plus", "oh", ","].contains($0.form) }
        guard (1...5).contains(rest.count),
            !rest.contains(where: {
                Words.verbs.contains($0.form) || ["i", "my", "you", "it", "we", "not", "what", "how"].contains($0.form)
            })
        else { return nil }
        return ValueReader.values(rest).filter { !Taste.isEmptyObject($0) }.map { phrase in
            let text = ValueReader.text(ValueReader.withoutArticle(phrase), in: sentence)
            var statement = Statement(last.person, last.attribute, text, .verb(""))
            statement.literal = FactSentence.plain(
                last.person.path, attribute: last.attribute, value: text, name: last.person.name)
            return statement
        }
    }

    /// What was denied and is known: "I'm not a dentist" ends what says so.
    func denials(_ state: ReadingState) -> [Statement] {
        state.denied.filter { denial in
            state.known.contains { $0.subject == denial.person.path && Folding.shareStem($0.value, denial.value) }
        }.map { denial in
            var ended = denial
            ended.kind = .ended
            ended.scope = [denial.attribute]
            ended.attribute = ""
            return ended
        }
    }

    /// "I left one firm last week and joined another": what begins where something else ends begins at that time.
    static func dated(_ found: [Statement], _ time: String?) -> [Statement] {
        found.map { statement in
            guard statement.kind == .asserted, statement.validFrom == nil, let time,
                found.contains(where: {
                    $0.kind == .ended && $0.person.path == statement.person.path
                        && ($0.attribute == statement.attribute || $0.scope.contains(statement.attribute))
                })
            else { return statement }
            var statement = statement
            statement.validFrom = time
            return statement
        }
    }

    /// "I use Firefox now": of things that one has one of at a time, the only one known gives way.
    static func takesOver(_ statement: Statement, _ sentence: Sentence, _ state: ReadingState) -> Bool {
        let tokens = sentence.tokens[...]
        guard
            ["tool", "units", "currency", "phone", "device", "vehicle", "living_situation"].contains(
                statement.attribute),
            state.known.filter({ $0.subject == statement.person.path && $0.attribute == statement.attribute }).count
                == 1
        else { return false }
        return ["units", "currency"].contains(statement.attribute)
            || tokens.contains(anyOf: ["now", "instead", "switched", "nowadays", "finally", "onwards"])
                && !tokens.contains(anyOf: ["also", "too", "another", "second"])
    }

    /// "… instead of Vim", "… rather than nights"
    static func insteadOf(_ sentence: Sentence) -> String? {
        let tokens = sentence.tokens[...]
        guard let index = tokens.firstIndex(of: ["instead", "of"]) ?? tokens.firstIndex(of: ["rather", "than"]) else {
            return nil
        }
        let value = ValueReader.withoutArticle(ValueReader.value(tokens[(index + 2)...]))
        return value.isEmpty ? nil : ValueReader.text(value, in: sentence)
    }

    /// "… it was BP", "… his name is Mex": the value in place of the one just denied.
    static func instead(_ tokens: Phrase, _ sentence: Sentence, _ state: ReadingState) -> Statement? {
        let rest: Phrase
        if let first = tokens.first, ["it", "he", "she"].contains(first.form), let verb = tokens.dropping(1).first,
            Words.be.contains(verb.form)
        {
            rest = tokens.dropping(2)
        } else if let first = tokens.first, ["his", "her", "its"].contains(first.form),
            tokens.dropping(1).starts(with: ["name", "is"])
        {
            rest = tokens.dropping(3)
        } else {
            return nil
        }
        let value = ValueReader.value(rest)
        guard let fact = state.deniedFact(), fact.subject == "user", (1...4).contains(value.count),
            fact.attribute == "allergy"
                || value.allSatisfy({ $0.isCapitalised || ["a", "an", "called"].contains($0.form) })
        else { return nil }
        let text = ValueReader.text(ValueReader.withoutArticle(value), in: sentence)
        let old = fact.value.components(separatedBy: " named ").last ?? fact.value
        var statement = Statement(.user, fact.attribute, fact.value.replacing(old, with: text), .verb(""))
        statement.literal = fact.text.replacing(old, with: text)
        statement.replaces = fact.value
        return statement
    }
}
