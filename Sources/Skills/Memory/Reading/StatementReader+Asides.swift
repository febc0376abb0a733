/// What is said of the user beside the clauses of a sentence.
extension StatementReader {
    /// "asking as someone who was born in Valencia": said of the user, whatever is asked.
    func asSomeoneWho(_ sentence: Sentence, _ state: inout ReadingState, _ dates: DateReader)
        -> [(position: Int, statement: Statement)]
    {
        let tokens = sentence.tokens[...]
        for words in [
            ["as", "someone", "who"], ["as", "somebody", "who"], ["as", "a", "person", "who"],
            ["i", "am", "someone", "who"],
            ["i", "am", "the", "kind", "of", "person", "who"],
        ] {
            guard let start = tokens.firstIndex(of: words) else { continue }
            let rest = tokens[(start + words.count)...]
            let end = rest.firstIndex { [",", "and", "but", ";"].contains($0.form) } ?? rest.endIndex
            return statements(.people([.user]), rest[..<end], sentence, dates, &state).map { (start, $0) }
        }
        return []
    }

    /// "I suppose that makes me a pescatarian"
    func madeSomething(_ sentence: Sentence, _ state: inout ReadingState, _ dates: DateReader)
        -> [(position: Int, statement: Statement)]
    {
        let tokens = sentence.tokens[...]
        guard !sentence.endsAsQuestion,
            let start = tokens.firstIndex(of: ["makes", "me", "a"]) ?? tokens.firstIndex(of: ["makes", "me", "an"])
        else { return [] }
        return statements(.people([.user]), tokens[(start + 2)...], sentence, dates, &state, isPredicate: true).map {
            (start, $0)
        }
    }

    /// "Forget the 10k, I'm training for a half marathon now": what is said after it takes the place of what is forgotten.
    func replacing(_ asked: [Statement], _ sentence: Sentence, _ state: ReadingState, _ dates: DateReader)
        -> [Statement]?
    {
        guard let comma = sentence.tokens.firstIndex(where: { [",", ";", "—", "-", "because"].contains($0.form) })
        else { return nil }
        var state = state
        let rest = clauseStatements(Preamble.strip(sentence.tokens[(comma + 1)...]), in: sentence, &state, dates)
        let new = rest.filter { statement in
            statement.kind == .asserted
                && asked.contains {
                    $0.person.path == statement.person.path
                        && ($0.attribute == statement.attribute || $0.attribute.isEmpty)
                        && !Folding.contains($0.value, in: statement.value)
                }
        }
        guard !new.isEmpty else { return nil }
        return new.map { statement in
            var statement = statement
            let old = asked.first { $0.attribute == statement.attribute || $0.attribute.isEmpty }
            statement.replaces = old?.value.isEmpty == false ? old?.value : nil
            statement.replacesLatest = statement.replaces == nil
            return statement
        }
    }

    /// Whether a turn of phrase names a job more fully: "retired teacher" than "retired".
    static func isFuller(_ new: Statement, than old: Statement) -> Bool {
        old.kind == .asserted && old.attribute == "job_title" && new.attribute == "job_title"
            && old.person.path == new.person.path && new.value.count > old.value.count
            && Folding.contains(old.value, in: new.value)
    }

    /// What somebody does, under whatever name.
    private static let deeds: Set<String> = [
        "habit", "hobby", "job_title", "schedule", "skill", "like", "tool", "vehicle",
    ]

    /// "go to Crete" and "visit Crete in June": the names in the one are all in the other.
    private static func isOfSameName(_ new: String, _ old: String) -> Bool {
        let names = new.split(separator: " ").filter { $0.first?.isUppercase == true }
        return !names.isEmpty && names.allSatisfy { Folding.contains(String($0), in: old) }
    }

    /// What turns of phrase say beyond what the clauses said already.
    static func unsaid(_ framed: [(position: Int, statement: Statement)], in said: [Statement])
        -> [(position: Int, statement: Statement)]
    {
        framed.filter { _, new in
            !said.contains { old in
                old.person.path == new.person.path
                    && (old.kind != .asserted && old.attribute == new.attribute
                        || Folding.contains(new.value, in: old.value)
                        || Folding.contains(old.value, in: new.value) && !old.value.isEmpty
                            && (old.attribute == new.attribute || !deeds.contains(new.attribute) || old.value.count > 8)
                        || deeds.contains(new.attribute) && deeds.contains(old.attribute)
                            && Folding.contains(
                                new.value.drop { $0 != " " }.trimmingPrefix(" ").description, in: old.text)
                        || old.attribute == new.attribute && Attribute(new.attribute).isSingleValued
                        || old.attribute == new.attribute && isOfSameName(new.value, old.value))
            }
        }
    }

    /// With what turns of phrase and deeds in the simple present say beyond the clauses.
    func phrases(
        in sentence: Sentence, beside clauses: [(position: Int, statement: Statement)], _ presupposed: [Statement],
        _ asked: [Statement], _ state: ReadingState, _ dates: DateReader
    ) -> [(position: Int, statement: Statement)] {
        let reader = FrameReader(sentence: sentence, dates: dates)
        let framed = reader.read(state)
        var said = clauses.filter { old in !framed.contains { Self.isFuller($0.statement, than: old.statement) } }
        said += Self.unsaid(framed, in: presupposed + said.map(\.statement) + asked)
        if asked.isEmpty { said += reader.rules(state, beside: presupposed + said.map(\.statement)) }
        return PetNames.given(in: sentence, to: said)
    }
}
