/// What is over without the verb of its own sentence being denied: sold, given up, broken up, healed, died.
struct LossReader {
    let sentence: Sentence

    /// The endings that a sentence tells of; each names what may be meant by a word of it and where to look.
    func read() -> [Statement] {
        let tokens = sentence.tokens[...]
        guard !sentence.endsAsQuestion,
            !tokens.contains(anyOf: Words.conditions.union(["might", "could", "almost", "nearly"]))
        else { return [] }
        return parted(tokens) + gone(tokens) + acquaintance(tokens) + given(tokens) + died(tokens) + healed(tokens)
            + called(tokens)
    }

    /// "Jules and I broke up", "I broke up with Jules", "we split up"
    private func parted(_ tokens: Phrase) -> [Statement] {
        let verbs = [
            ["broke", "up"], ["split", "up"], ["have", "split"], ["separated"], ["are", "no", "longer", "together"],
        ]
        guard verbs.contains(where: { tokens.firstIndex(of: $0) != nil }), tokens.contains(anyOf: ["i", "we"]) else {
            return []
        }
        if tokens.contains(anyOf: ["separated"]) {
            return [Statement(.user, "relationship_status", "separated", .verb("is separated"))]
        }
        return [Self.ended("", in: ["partner", "relationship_status"])]
    }

    /// "Ines isn't my boss any more"
    private func acquaintance(_ tokens: Phrase) -> [Statement] {
        guard
            let my = tokens.firstIndex(of: ["not", "my"])
                ?? tokens.firstIndex(of: ["no", "longer", "my"]).map({ $0 + 1 }),
            tokens.contains(anyOf: ["more", "longer"]), let (name, _) = NameReader.name(tokens),
            let relation = tokens.dropping(my + 2).first.flatMap({ Relations.relation($0.form) })
        else { return [] }
        return [
            Statement(
                Person(path: "user.\(relation)", name: name), "name", name, .bareVerb("is named \(name)"), kind: .ended)
        ]
    }

    /// "I sold my Opel", "I gave up fencing", "I got rid of the motorbike", "I've stopped fencing"
    private func given(_ tokens: Phrase) -> [Statement] {
        for (words, scope) in Self.losses {
            guard let index = tokens.firstIndex(of: words),
                tokens[..<index].suffix(3).contains(where: { ["i", "we"].contains($0.form) }),
                !tokens[..<index].suffix(4).contains(anyOf: ["not", "never"])
            else { continue }
            let rest = tokens[(index + words.count)...]
            if words == ["gave"], !rest.contains(anyOf: ["away"]) { continue }
            var value = ValueReader.value(rest)
            if let end = value.firstIndex(where: {
                ["and", "for", "away", "because", "last", "in", "with"].contains($0.form)
                    || $0.form == "to" && ["sold", "gave"].contains(words[0])
            }) {
                value = value[..<end]
            }
            let bare = ValueReader.withoutArticle(value)
            if let first = bare.first, ["it", "them", "him", "her"].contains(first.form) {
                return owned(before: index).map { [Self.ended($0, in: scope)] } ?? []
            }
            guard !bare.isEmpty, bare.count <= 5 else { return [] }
            return [Self.ended(ValueReader.text(bare, in: sentence), in: scope)]
        }
        return []
    }

    /// "My iPad broke and I threw it away": the thing named before.
    private func owned(before index: Int) -> String? {
        let before = sentence.tokens[..<index]
        guard let my = before.firstIndex(where: { ["my", "our"].contains($0.form) }),
            let noun = before.dropping(my - before.startIndex + 1).first
        else { return nil }
        return noun.text
    }

    /// "My Vespa was stolen", "my iPad broke", "we had to give Mimi away"
    private func gone(_ tokens: Phrase) -> [Statement] {
        if let give = tokens.firstIndex(of: ["give"]), tokens.contains(anyOf: ["away"]),
            let (name, after) = NameReader.name(tokens[(give + 1)...]), after.first?.form == "away"
        {
            return [Self.ended(name, in: ["pet"])]
        }
        if let put = tokens.firstIndex(of: ["put"]), let (name, after) = NameReader.name(tokens[(put + 1)...]),
            after.first?.form == "down" || after.starts(with: ["to", "sleep"])
        {
            return [Self.ended(name, in: ["pet"])]
        }
        guard let my = tokens.firstIndex(where: { ["my", "our"].contains($0.form) }), my < 3 else { return [] }
        for verb in [
            ["was", "stolen"], ["got", "stolen"], ["is", "gone"], ["broke", "down", "for", "good"], ["is", "dead"],
        ] {
            guard let index = tokens.firstIndex(of: verb), index > my + 1, index - my < 5 else { continue }
            return [Self.ended(ValueReader.text(tokens[(my + 1)..<index], in: sentence), in: Self.things)]
        }
        return []
    }

    /// "Kiki died last night", "we had to put Rex down"
    private func died(_ tokens: Phrase) -> [Statement] {
        guard let verb = tokens.firstIndex(where: { $0.form == "died" }) ?? tokens.firstIndex(of: ["passed", "away"]),
            !tokens[..<verb].contains(anyOf: ["not", "never", "film", "movie", "book"])
        else {
            return []
        }
        return tokens[..<verb].filter { $0.isCapitalised && NameReader.isName($0) && $0.form != "sadly" }.prefix(1).map
        {
            Self.ended($0.text, in: ["pet"])
        }
    }

    /// "My arm has healed", "I've recovered from the flu"
    private func healed(_ tokens: Phrase) -> [Statement] {
        if let verb = tokens.firstIndex(where: { ["healed", "recovered"].contains($0.form) }) {
            if ["my"].contains(tokens.first?.form), verb > 1 {
                let noun = tokens[1..<verb].filter {
                    !["has", "have", "is", "fully", "finally", "'s"].contains($0.form)
                }
                guard (1...3).contains(noun.count) else { return [] }
                return [Self.ended(noun.map(\.text).joined(separator: " "), in: ["health"])]
            }
            if tokens.dropping(verb + 1).first?.form == "from" {
                let value = ValueReader.withoutArticle(ValueReader.value(tokens[(verb + 2)...]))
                return value.isEmpty ? [] : [Self.ended(ValueReader.text(value, in: sentence), in: ["health"])]
            }
        }
        return []
    }

    /// "Stop calling me Shorty", "please don't call me Bea any more"
    private func called(_ tokens: Phrase) -> [Statement] {
        let index =
            tokens.firstIndex(of: ["stop", "calling", "me"]).map { $0 + 3 }
            ?? tokens.firstIndex(of: ["do", "not", "call", "me"]).map { $0 + 4 }
        guard let index, index < tokens.endIndex, let (name, _) = NameReader.name(tokens[index...]) else { return [] }
        return [Self.ended(name, in: ["nickname", "name"])]
    }

    private static func ended(_ value: String, in scope: Set<String>) -> Statement {
        var statement = Statement(.user, "", value, .verb(value), kind: .ended)
        statement.scope = scope
        return statement
    }

    private static let things: Set<String> = ["vehicle", "device", "phone", "pet", "tool"]
    private static let pursuits: Set<String> = [
        "hobby", "goal", "habit", "plan", "like", "skill", "language", "schedule",
    ]

    private static let losses: [([String], Set<String>)] = [
        (["got", "rid", "of"], things), (["sold"], things), (["threw", "away"], things),
        (["threw"], things), (["traded"], things), (["swapped"], things), (["retired", "from"], ["employer"]),
        (["gone", "off"], ["like"]),
        (["went", "off"], ["like"]), (["resigned", "from"], ["employer"]), (["got", "bored", "of"], pursuits),
        (["cancelled"], ["plan", "event"]), (["gave", "up", "on"], pursuits),
        (["given", "up", "on"], pursuits), (["gave", "up"], pursuits), (["given", "up"], pursuits),
        (["stopped"], pursuits), (["dropped"], pursuits), (["abandoned"], pursuits),
        (["quit"], pursuits.union(["employer"])), (["reached", "my", "goal", "of"], ["goal"]),
        (["achieved", "my", "goal", "of"], ["goal"]), (["gave"], things),
    ]
}
