/// Lasting conditions and traits, and how a relationship stands.
struct HealthPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        guard clause.verb.modal == nil, !clause.verb.isDoubtful, !clause.verb.usedTo else { return [] }
        if clause.verb.isNegated, !clause.verb.hasEnded { return [] }
        if clause.verb.opener == .have, clause.person.isUser, clause.verb.isPlain,
            let noun = clause.rest.prefix(3).last(where: { ["boyfriend", "girlfriend", "partner"].contains($0.form) }),
            ["a", "an"].contains(clause.rest.first?.form ?? "")
        {
            return [Statement(.user, "relationship_status", "in a relationship", .verb("has a \(noun.form)"))]
        }
        if let rest = clause.after(
            .be, "seeing", "dating", "seeing someone called", "dating someone called", "dating a guy called",
            "dating a girl called", "dating someone named", "seeing someone named"), clause.person.isUser,
            clause.verb.isPlain
        {
            let bare = rest.drop {
                ["someone", "somebody", "a", "guy", "girl", "woman", "man", "called", "named"].contains($0.form)
            }
            if let (name, _) = NameReader.name(bare) {
                return [Statement(.user, "partner", name, .possession("partner", "is named \(name)"))]
            }
        }
        if let rest = clause.after(.be, "with"), clause.person.isUser, clause.verb.isPlain,
            clause.sentence.tokens[...].contains(anyOf: ["now", "not", "together"]),
            let (name, after) = NameReader.name(rest), [nil, ",", "now", "not"].contains(after.first?.form)
        {
            return [Statement(.user, "partner", name, .possession("partner", "is named \(name)"))]
        }
        if let rest = clause.after(.verb, "wear", "wears"), clause.verb.isPlain {
            return ValueReader.values(rest).filter {
                ["aid", "aids", "glasses", "lenses"].contains($0.last?.form ?? "")
            }.map {
                clause.say("health", clause.text($0), "wears \(clause.text($0))")
            }
        }
        if clause.verb.opener == .have || clause.rest.first?.form.hasPrefix("suffer") == true
            || clause.after(.verb, "get", "gets") != nil
                && Lexicon.conditions.contains(ValueReader.value(clause.rest.dropping(1)).last?.form ?? "")
            || clause.after(.be, "diagnosed with") != nil
        {
            return conditions(clause)
        }
        let medicines = medicines(clause)
        if !medicines.isEmpty { return medicines }
        if clause.verb.opener == .be, clause.verb.isPlain,
            let sense = clause.after(.be, "going", "losing her", "losing his", "losing my"),
            let word = sense.first,
            ["deaf", "blind", "bald", "hearing", "sight", "eyesight", "memory"].contains(word.form)
        {
            let text = clause.text(clause.rest.prefix(clause.rest.first?.form == "going" ? 2 : 3))
            return [clause.say("health", text, "is \(text)")]
        }
        guard clause.verb.opener == .be else {
            if let rest = clause.after(.verb, "got") { return status(ValueReader.value(rest), clause) }
            return []
        }
        guard !clause.verb.isPast || clause.verb.isPerfect else { return [] }
        let value = ValueReader.value(clause.rest)
        return status(value, clause) + traits(value, clause)
    }

    /// "I take metformin twice a day and a pill for my heart", "she's on antidepressants"
    private func medicines(_ clause: ClauseReading) -> [Statement] {
        guard let rest = clause.after(.verb, "take", "takes") ?? clause.after(.be, "taking", "on"), clause.verb.isPlain
        else { return [] }
        return ValueReader.values(rest, keepsTime: true).compactMap { value in
            guard (1...8).contains(value.count), !value.contains(anyOf: ["granted"]),
                value.contains(where: { Self.medicines.contains($0.form) || Self.isMedicine($0.form) })
            else { return nil }
            let text = clause.text(value)
            return clause.say("health", "takes \(text)", "takes \(text)")
        }
    }

    private static func isMedicine(_ form: String) -> Bool {
        form.count > 6
            && [
                "formin", "prazole", "statin", "sartan", "cillin", "oxetine", "azepam", "pril", "olol", "mab",
                "thyroxine", "profen", "setron", "triptan",
            ]
            .contains { form.hasSuffix($0) }
    }

    private static let medicines: Set<String> = [
        "insulin", "pill", "tablet", "injections", "drops", "inhalers", "medication", "meds", "antidepressants",
        "pills", "tablets", "statins", "beta-blockers", "steroids", "lithium",
        "ritalin", "adderall", "prozac", "aspirin", "warfarin", "inhaler", "antihistamines", "hormones", "methotrexate",
        "thinners",
        "supplements", "vitamin", "magnesium", "hrt", "medicine",
    ]

    private func conditions(_ clause: ClauseReading) -> [Statement] {
        let rest =
            clause.after(.be, "diagnosed with") ?? clause.after(.verb, "suffer from", "suffers from", "get", "gets")
            ?? clause.rest
        return ValueReader.values(rest).compactMap { phrase in
            let words = phrase.drop {
                ["severe", "mild", "chronic", "bad", "terrible", "slight", "really", "some"].contains($0.form)
            }
            let text = words.map { $0.form == "'s" ? "'s" : " " + $0.form }.joined().trimmingPrefix(" ")
            let bare = ValueReader.withoutArticle(phrase)
            let isBadPart =
                bare.count == 2 && Self.worn.contains(bare.first?.form ?? "")
                && FrameWords.parts.contains(bare.last?.form ?? "")
            let isKnown =
                isBadPart || Lexicon.conditions.contains(String(text)) || clause.after(.be, "diagnosed with") != nil
            guard isKnown, phrase.count <= 6, !phrase.contains(anyOf: ["allergy", "allergies", "intolerance"]) else {
                return nil
            }
            let shown = clause.text(ValueReader.withoutArticle(phrase))
            return clause.say("health", shown, "has \(clause.text(phrase))")
        }
    }

    private static let worn: Set<String> = ["bad", "dodgy", "gammy", "wonky", "weak", "trick", "bum"]

    private func traits(_ value: Phrase, _ clause: ClauseReading) -> [Statement] {
        let isNoun = value.first.map { ["a", "an"].contains($0.form) } ?? false
        var found: [Statement] = []
        for phrase in ValueReader.values(ValueReader.withoutArticle(value)) {
            let bare = phrase.drop {
                ["bit", "of", "a", "an", "little", "total", "huge", "real", "big"].contains($0.form)
            }
            let text = bare.forms.joined(separator: " ")
            let isPatient =
                isNoun && bare.count <= 3 && Lexicon.conditionAdjectives.contains(bare.last?.form ?? "")
            let isConditioned =
                isPatient
                || bare.count <= 5 && !isNoun
                    && (Lexicon.conditionAdjectives.contains(bare.first?.form ?? "")
                        && ["in", "on", "since", "from"].contains(bare.dropFirst().first?.form ?? "")
                        || bare.count == 3 && bare.first?.form == "type"
                            && Lexicon.conditionAdjectives.contains(bare.last?.form ?? ""))
            if Lexicon.conditionAdjectives.contains(text) || isConditioned {
                found.append(clause.say("health", clause.text(bare), "is \(clause.text(bare))"))
            } else if isNoun ? Lexicon.traitNouns.contains(text) : Lexicon.traits.contains(text) {
                let shown = clause.text(bare)
                found.append(clause.say("trait", shown, "is \(isNoun ? FactSentence.withArticle(shown) : shown)"))
            } else if bare.count <= 3, let height = bare.first,
                height.form.hasSuffix("cm") || bare.last?.form == "tall", height.form.first?.isNumber == true
            {
                found.append(clause.say("trait", clause.text(bare), "is \(clause.text(bare))"))
            }
        }
        return found
    }

    private func status(_ value: Phrase, _ clause: ClauseReading) -> [Statement] {
        var words = value.forms
        if let end = words.firstIndex(where: { ["to", "with", ",", "for", "and", "from", "since"].contains($0) }) {
            words = Array(words[..<end])
        }
        if let first = words.first, Lexicon.relationshipStatuses.contains(first), words.count > 1,
            Numbers.value(words[1]) != nil
                || ["a", "last", "on", "in", "yesterday", "by", "at", "this"].contains(words[1])
        {
            words = [first]
        }
        let text = words.joined(separator: " ")
        guard Lexicon.relationshipStatuses.contains(text), !clause.verb.isNegated || clause.verb.hasEnded else {
            return []
        }
        var statement = clause.say("relationship_status", text, "is \(text)")
        statement.validFrom = clause.dates.beginning(in: clause.rest)
        // "married with two daughters"
        if let with = value.firstIndex(of: ["with"]), let count = value[(with + 1)...].first,
            Numbers.value(count.form) != nil,
            let noun = value[(with + 2)...].first(where: {
                Relations.pluralRelation($0.form) != nil || Relations.relation($0.form) == "child"
            }),
            ["child", "daughter", "son"].contains(
                Relations.pluralRelation(noun.form) ?? Relations.relation(noun.form) ?? "")
        {
            return [
                statement,
                Statement(
                    clause.person, "children", "\(count.text) \(noun.text)", .verb("has \(count.text) \(noun.text)")),
            ]
        }
        guard let to = value.firstIndex(of: ["to"]) ?? value.firstIndex(of: ["with"]),
            let (name, _) = NameReader.name(value[(to + 1)...]), !clause.verb.isNegated
        else { return [statement] }
        return [statement, Statement(clause.person, "partner", name, .possession("partner", "is named \(name)"))]
    }
}
