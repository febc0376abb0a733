import AgentCore
import Foundation

/// Reads what is said in a common turn of phrase rather than by a verb that tells what it is about: "Canada has been home
/// since 2009", "I come out in hives if I eat strawberries".
struct FrameReader {
    let sentence: Sentence
    let dates: DateReader

    /// What the sentence says by the rows of `Frame`, with where it stands.
    func read(_ state: ReadingState) -> [(position: Int, statement: Statement)] {
        let forms = Set(sentence.tokens.map(\.form))
        let frames = Frame.all.filter { frame in
            frame.row.anchors.allSatisfy { !$0.isDisjoint(with: forms) }
        }
        guard !frames.isEmpty else { return [] }
        let told = told
        var found: [(position: Int, statement: Statement)] = []
        let lead = Preamble.strip(sentence.tokens[...]).startIndex
        for start in starts(lead) {
            let phrase = sentence.tokens[start...]
            let reader = { (index: Int) -> (Person, Int)? in self.subject(self.sentence.tokens[index...], state) }
            let inherits = goesOn(start, lead)
            let named = inherits ? nil : onward(start, lead, state)
            for frame in frames where frame.isPresupposed || start < told {
                if frame.isSubjectless, start > lead,
                    (sentence.tokens[lead..<start].contains {
                        Self.others.contains($0.form) || Relations.relation($0.form) != nil
                    })
                {
                    continue
                }
                guard
                    let match = frame.row.match(phrase, subject: reader)
                        ?? named.flatMap({ frame.row.match(phrase, onward: $0, subject: reader) })
                        ?? (inherits ? frame.row.matchWithoutSubject(phrase, subject: reader) : nil),
                    frame.isPresupposed || match.end <= told
                        || match.slots.last.map({ $0.phrase.startIndex < told }) == true
                else { continue }
                let said = statements(frame, match)
                guard !said.isEmpty else { continue }
                found += said.filter { one in
                    !found.contains { other in
                        other.statement.isSame(as: one)
                            || one.attribute == "habit" && Folding.contains(other.statement.value, in: one.value)
                    }
                }.map { (start, $0) }
            }
        }
        return found
    }

    /// "I cut hair and have a boat": whether a clause goes on about the user, who is not named again.
    private func goesOn(_ start: Int, _ lead: Int) -> Bool {
        let tokens = sentence.tokens
        guard start > lead, ["and", "but", ","].contains(tokens[start - 1].form),
            ["i", "we"].contains(tokens[lead].form), !tokens[start].isCapitalised, !tokens[start].form.hasSuffix("ing"),
            !(lead..<start).contains(where: { index in
                let form = tokens[index].form
                // "I drive a bus in the mornings and clean offices": a time or place is no other subject.
                // Nor is whom somebody lives with.
                let isCompany = index > lead + 1 && tokens[index - 2].form == "with" && tokens[index - 1].form == "my"
                return Self.unsettled.contains(form) || Relations.relation(form) != nil && !isCompany
                    || Self.others.contains(form) && (form != "the" || !Self.placing.contains(tokens[index - 1].form))
            })
        else { return false }
        return Words.verbs.contains(tokens[start].form) || FrameWords.deedVerbs.contains(tokens[start].form)
            || PastVerbs.contains(tokens[start].form)
    }

    /// "She's 81 and uses a wheelchair": who a clause goes on about that starts with a verb of the third person.
    private func onward(_ start: Int, _ lead: Int, _ state: ReadingState) -> Person? {
        let tokens = sentence.tokens
        guard start > lead, tokens[start - 1].form == "and", tokens[start].form.hasSuffix("s"),
            Words.verbs.contains(tokens[start].form) || ["uses", "wears", "takes", "has"].contains(tokens[start].form),
            let (person, next) = subject(tokens[lead...], state), !person.isUser, next < start - 1,
            !tokens[next..<(start - 1)].contains(where: {
                Self.unsettled.contains($0.form) || $0.form == "and"
                    || ["i", "we", "he", "she", "they", "who", "that"].contains($0.form)
                    || Relations.relation($0.form) != nil
            })
        else { return nil }
        return person
    }

    private static let placing: Set<String> = ["in", "at", "on", "during", "for", "to", "by"]

    private static let unsettled: Set<String> = [
        "to", "would", "will", "could", "should", "might", "may", "want", "wish", "hope", "if", "plan", "not", "never",
        "used", "going", "can", "must", "let", "when", "while", "saw", "met", "know", "heard", "read", "watched",
    ]

    /// What somebody does as a rule, where nothing else was read of it.
    func rules(_ state: ReadingState, beside said: [Statement]) -> [(position: Int, statement: Statement)] {
        let told = told
        let lead = Preamble.strip(sentence.tokens[...]).startIndex
        let words = said.map { Set(Folding.words($0.value + " " + $0.text)) }
        return starts(lead).filter { $0 < told }.compactMap { start in
            let phrase = sentence.tokens[start..<told]
            guard let (person, next) = subject(phrase, state), next < told,
                let (deed, third) = SimplePresent(sentence: sentence, person: person).deed(phrase[next...])
            else { return nil }
            let isSaid = deed.dropFirst().contains { token in
                token.form.count > 2 && !Words.valueTrailers.contains(token.form)
                    && words.contains { $0.contains(Folding.lower(token.text)) }
            }
            guard !isSaid else { return nil }
            let values = FrameValues(person: person, sentence: sentence, dates: dates)
            let shown = values.text(deed.dropFirst())
            return (start, Statement(person, "habit", values.text(deed), .verb("\(third) \(shown)")))
        }
    }

    /// Where the telling ends and a question begins.
    private var told: Int {
        let tokens = sentence.tokens
        guard sentence.endsAsQuestion else { return tokens.count }
        var index = tokens.count - 1
        while index > 0 {
            if Self.breaks.contains(tokens[index].form) || tokens[index].form == "so",
                QuestionReader.opensQuestion(Preamble.strip(tokens[(index + 1)...]))
            {
                return index
            }
            index -= 1
        }
        return 0
    }

    /// Where clauses may start, up to what makes the rest no statement.
    private func starts(_ lead: Int) -> [Int] {
        let tokens = sentence.tokens[...]
        var starts: [Int] = []
        for index in tokens.indices {
            if Self.unsaid.contains(tokens[index].form),
                tokens[index].form != "suppose" || index == 0 || tokens[index - 1].form != "i"
            {
                break
            }
            let isStart =
                index == 0 || index == lead || Self.breaks.contains(tokens[index - 1].form)
                || Self.joins.contains(tokens[index - 1].form)
            let follows =
                index > 0 && starts.last == index - 1
                && (Words.adverbs.contains(tokens[index - 1].form)
                    || ["nowadays", "then"].contains(tokens[index - 1].form))
            if isStart || follows || isLed(index), !tokens[index].isMark { starts.append(index) }
        }
        return starts
    }

    /// "since my divorce I …", "at the University of Lagos I …": a subject after words of when or where, without a comma.
    private func isLed(_ index: Int) -> Bool {
        let tokens = sentence.tokens
        guard ["i", "we"].contains(tokens[index].form) else { return false }
        let start =
            tokens[..<index].lastIndex { $0.isMark || ["and", "but", "so"].contains($0.form) }.map { $0 + 1 } ?? 0
        let lead = tokens[start..<index]
        guard (2...9).contains(lead.count), let first = lead.first, Self.leads.contains(first.form) else {
            return false
        }
        return !lead.dropFirst().contains { token in
            [
                "where", "which", "that", "who", "if", "when", "what", "how", "case", "last", "this", "next", "book",
                "novel", "dream",
            ].contains(
                token.form)
                || Words.verbs.contains(token.form) && !["since", "after"].contains(first.form)
        }
    }

    private static let leads: Set<String> = ["since", "at", "in", "on", "after", "from", "these", "until", "during"]

    private func subject(_ phrase: Phrase, _ state: ReadingState) -> (Person, Int)? {
        // "my sister and her wife live in …" is said of both.
        let isSecond = phrase.startIndex > 0 && sentence.tokens[phrase.startIndex - 1].form == "and"
        guard !isSecond || !["her", "his", "their"].contains(phrase.first?.form ?? ""),
            case (.people(let people), let rest)? = SubjectReader(state).read(phrase), people.count == 1,
            let person = people.first
        else { return nil }
        return (person, rest.startIndex)
    }

    private func statements(_ frame: Frame, _ match: FrameRow.Match) -> [Statement] {
        let person = match.person ?? .user
        let reader = FrameValues(person: person, sentence: sentence, dates: dates)
        var found: [Statement] = []
        for (name, phrase) in match.slots {
            let said = reader.read(name, phrase)
            // A row whose slots do not hold what they should is another sentence.
            let isInner = phrase.endIndex < match.end
            let isWhole = said.allSatisfy { $0.value.split(separator: " ").count >= phrase.count - 2 }
            guard !isInner || isWhole || !["home_city", "origin", "name", "nickname"].contains(name) else { return [] }
            guard !said.isEmpty || Self.unread.contains(name) && !phrase.isEmpty else { return [] }
            if !name.hasPrefix("_") { found += said }
        }
        found += frame.constants.map { attribute, value in
            // "uses a wheelchair" is a deed: nobody "has" it.
            attribute == "health" && ["uses", "walks", "cannot", "wears"].contains { value.hasPrefix("\($0) ") }
                ? Statement(person, attribute, value, .verb(value)) : LanguageReader.make(person, attribute, value)
        }
        return found.map { statement in
            var statement = statement
            let time = sentence.tokens[...].prefix { $0.form != ";" }
            if ["past_home_city", "experience"].contains(statement.attribute) {
                let span = dates.span(in: time)
                if span.from != nil, span.to != nil { (statement.validFrom, statement.validTo) = span }
            } else if statement.validFrom == nil {
                let isOver = statement.attribute == "event" && EventDate.isOver(statement)
                statement.validFrom = dates.beginning(
                    in: time, isComing: !isOver && ["plan", "goal", "event"].contains(statement.attribute))
            }
            return statement
        }
    }

    /// Slots that may hold anything.
    private static let unread: Set<String> = ["_", "_:one", "_:belongings"]

    /// Words after which nothing is simply so.
    private static let unsaid: Set<String> = [
        "unless", "whether", "imagine", "suppose", "pretend", "says", "said", "thinks", "claims", "wish", "joked",
        "wonder", "wonders", "asks", "asked", "supposedly", "allegedly", "maybe", "perhaps", "dreamed", "dreamt",
    ]
    private static let others: Set<String> = ["he", "she", "they", "his", "her", "their", "it", "who", "you", "the"]
    static let breaks: Set<String> = [",", ";", ":", "—", "-", "(", "…", ")", "!", "."]
    private static let joins: Set<String> = [
        "and", "but", "so", "because", "since", "plus", "while", "though", "although", "as", "cause", "cuz",
        "cos", "for", "if", "&",
    ]
}
