/// What the times that a sentence names take for granted: "before I retired", "since my stroke", "the twins due in June".
extension PresuppositionReader {
    private var reader: DateReader { DateReader(now: now, calendar: calendar) }

    /// "… until I retired in 2022"
    func retired(_ tokens: Phrase) -> [Statement] {
        guard let verb = tokens.firstIndex(of: ["i", "retired"]), verb > tokens.startIndex,
            ["before", "until", "till", "since", "after", "when"].contains(tokens[verb - 1].form),
            !tokens[..<verb].contains(anyOf: ["if", "imagine", "suppose", "would"])
        else { return [] }
        var statement = Statement(.user, "job_title", "retired", .verb("is retired"))
        statement.validFrom = reader.beginning(in: tokens[(verb + 2)...].prefix { !$0.isMark }.prefix(5))
        return [statement]
    }

    /// "… since my stroke in January"
    func illness(_ phrase: Phrase, in tokens: Phrase) -> [Statement] {
        guard phrase.first?.form == "my", phrase.startIndex > tokens.startIndex,
            ["since", "after", "before", "from", "following", "during"].contains(tokens[phrase.startIndex - 1].form)
        else { return [] }
        let noun = phrase.dropping(1).prefix(4)
        guard let head = noun.firstIndex(where: { FrameWords.illnesses.contains($0.form) }),
            noun[..<head].allSatisfy({ !$0.isMark && !Words.verbs.contains($0.form) && $0.form != "'s" })
        else { return [] }
        let shown = ValueReader.text(noun[...head], in: sentence)
        var statement = Statement(.user, "health", shown, .verb("had \(FactSentence.withArticle(shown))"))
        statement.validFrom = reader.beginning(in: phrase[(head + 1)...].prefix(4))
        return [statement]
    }

    /// "… because of coeliac disease"
    func reason(_ tokens: Phrase) -> [Statement] {
        guard ["i", "we", "my"].contains(tokens.first?.form ?? ""), let of = tokens.firstIndex(of: ["because", "of"]),
            !tokens[..<of].contains(where: {
                Relations.relation($0.form) != nil || ["she", "he", "they"].contains($0.form)
            })
        else { return [] }
        let noun = tokens[(of + 2)...].drop { ["my", "chronic", "severe", "mild"].contains($0.form) }
        for length in [3, 2, 1] where noun.count >= length {
            let words = noun.prefix(length)
            guard Lexicon.conditions.contains(words.forms.joined(separator: " ")) else { continue }
            let shown = ValueReader.text(words, in: sentence)
            return [Statement(.user, "health", shown, .verb("has \(shown)"))]
        }
        return []
    }

    /// "a daughter and a baby on the way"
    func onTheWay(_ tokens: Phrase) -> [Statement] {
        guard let on = tokens.firstIndex(of: ["on", "the", "way"]), on > tokens.startIndex,
            ["i", "we", "my", "our"].contains(where: { tokens[..<on].contains(anyOf: [$0]) }),
            !tokens[..<on].contains(where: { ["she", "he", "they", "her", "his", "their", "if"].contains($0.form) })
        else { return [] }
        let child = tokens[on - 1]
        guard DailyWords.expected.contains(child.form) || ["one", "another", "second", "third"].contains(child.form),
            !["twins", "triplets"].contains(child.form) || on > 1
        else { return [] }
        let isCounted = tokens[..<on].suffix(3).contains(anyOf: [
            "a", "another", "one", "second", "third", "with", "and",
        ])
        guard isCounted, child.form != "one" || tokens[..<on].suffix(2).contains(anyOf: ["another", "little"]) else {
            return []
        }
        return [Statement(.user, "event", "baby (\(child.text)) on the way", .verb("has a baby on the way"))]
    }

    /// "with the twins due in June"
    func due(_ tokens: Phrase) -> [Statement] {
        guard let due = tokens.indices.dropFirst(2).first(where: { tokens[$0].form == "due" }),
            ["in", "on", "next", "this", "any", "around", "at"].contains(tokens[due...].dropping(1).first?.form ?? "")
        else { return [] }
        var noun = tokens[..<due]
        while let last = noun.last, Words.be.contains(last.form) || last.form == "'s" { noun = noun.dropLast() }
        guard let child = noun.last, DailyWords.expected.contains(child.form),
            let article = noun.suffix(3).lastIndex(where: { ["the", "our", "my"].contains($0.form) }),
            !sentence.tokens[..<article].contains(where: { ["her", "his", "their"].contains($0.form) })
        else { return [] }
        let shown = ValueReader.text(noun[(article + 1)...], in: sentence)
        let time = ValueReader.text(tokens[due...].prefix { !$0.isMark }.prefix(4), in: sentence)
        var statement = Statement(.user, "event", "\(shown) \(time)", .possession(shown, "is \(time)"))
        statement.validFrom = reader.beginning(in: tokens[due...].prefix(5), isComing: true)
        return [statement]
    }
}
