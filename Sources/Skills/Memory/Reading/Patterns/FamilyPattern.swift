/// Who belongs to somebody: "I have a sister named Anna", "we have two kids", "I don't have children".
struct FamilyPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        guard clause.verb.modal == nil, !clause.verb.isDoubtful, !clause.verb.usedTo else { return [] }
        if clause.verb.opener == .be, !clause.verb.isNegated { return being(clause) }
        guard clause.verb.opener == .have else { return [] }
        let value = ValueReader.value(clause.rest)
        if let last = value.last, ["children", "kids"].contains(last.form),
            clause.verb.isNegated || value.first?.form == "no"
        {
            return [Statement(clause.person, "children", "none", .verb("has no children"))]
        }
        guard !clause.verb.isNegated else { return [] }
        return Self.had(clause)
    }

    /// "I'm a mother of three", "I'm childless", "I'm an only child".
    private func being(_ clause: ClauseReading) -> [Statement] {
        guard clause.person.isUser else { return [] }
        if clause.rest.first?.form == "childless" {
            return [Statement(clause.person, "children", "none", .verb("has no children"))]
        }
        let forms = clause.rest.forms
        if forms.first == "the", let place = forms.dropFirst().first,
            ["youngest", "oldest", "eldest", "middle", "second"].contains(place),
            let count = clause.rest.firstIndex(of: ["of"]).flatMap({ clause.rest[$0...].dropping(1).first }),
            Numbers.value(count.form) != nil
        {
            return [
                Statement(
                    clause.person, "siblings", "\(place) of \(count.text)",
                    .verb("is the \(place) of \(count.text) siblings"))
            ]
        }
        if let of = forms.firstIndex(of: "of"), let parent = forms.prefix(of).last,
            ["mother", "father", "mum", "mom", "dad", "parent"].contains(parent), forms.count > of + 1,
            let count = Numbers.value(forms[of + 1])
        {
            let children = Statement(clause.person, "children", "\(count)", .verb("has \(count) children"))
            guard forms.prefix(of).contains("single") else { return [children] }
            return [Statement(clause.person, "relationship_status", "single", .verb("is single")), children]
        }
        return []
    }

    /// The people of a list of what somebody has, and the animals after them.
    static func had(_ clause: ClauseReading) -> [Statement] {
        var found: [Statement] = []
        var rest = clause.rest
        // "we have twin girls"
        if rest.first?.form == "twin", let noun = rest.dropping(1).first, Relations.pluralRelation(noun.form) != nil {
            return [Statement(clause.person, "children", "twin \(noun.text)", .verb("has twin \(noun.text)"))]
        }
        while let first = rest.first {
            let count = Numbers.value(first.form)
            guard ["a", "an", "another"].contains(first.form) || count != nil else { break }
            let adjectives = rest.dropping(1).prefix {
                Relations.adjectives.contains($0.form) || $0.form.hasSuffix("-old")
                    || Words.adverbs.contains($0.form)
                    || [
                        "grown", "small", "young", "lovely", "patient", "amazing", "great", "beautiful", "tiny",
                        "long-suffering",
                        "supportive", "noisy", "crazy", "kind", "loving", "gorgeous", "messy",
                    ].contains($0.form)
            }
            let noun = rest.dropping(1 + adjectives.count)
            guard let word = noun.first else { break }
            let length = noun.dropping(1).starts(with: ["in", "law"]) ? 3 : 1
            let form = length == 3 ? "\(word.form)-in-law" : word.form
            guard let relation = Relations.relation(form) ?? Relations.pluralRelation(form) else { break }
            var (names, after) = NameReader.names(noun.dropping(length))
            if names.isEmpty, let next = noun.dropping(length).first, ["named", "called"].contains(next.form),
                let name = noun.dropping(length + 1).first
            {
                (names, after) = ([NameReader.capitalised(name.text)], noun.dropping(length + 2))
            }
            if relation == "child" || ["son", "daughter"].contains(relation) && (count != nil || names.isEmpty) {
                let value = "\(count.map { $0 == 1 ? "one" : first.text } ?? "one") \(word.text)"
                found.append(
                    Statement(
                        clause.person, "children", value,
                        .verb("has \(count.map { $0 == 1 ? "a" : first.text } ?? "a") \(word.text)")))
            }
            if ["brother", "sister", "sibling"].contains(relation), names.isEmpty, (count ?? 1) > 1 {
                let value = "\(first.text) \(word.text)"
                found.append(Statement(clause.person, "siblings", value, .verb("has \(value)")))
            }
            if let status = ["husband": "married", "wife": "married", "fiance": "engaged", "fiancee": "engaged"][
                relation],
                names.isEmpty, (count ?? 1) == 1
            {
                found.append(
                    Statement(clause.person, "relationship_status", status, .verb("is \(status)")))
            }
            if ["brother", "sister"].contains(relation), names.isEmpty, (count ?? 1) == 1, clause.person.isUser,
                after.first.map({ [",", "and"].contains($0.form) }) ?? true
            {
                let kind = (adjectives.filter { $0.form == "twin" }.map(\.form) + [word.form]).joined(separator: " ")
                found.append(Statement(clause.person, "siblings", "one \(kind)", .verb("has a \(kind)")))
            }
            found += names.map { IdentityPattern.statement($0, clause.person.relative(relation)) }
            rest = after
            if let person = names.first.map({ clause.person.relative(relation, name: $0) })
                ?? (count == nil ? clause.person.relative(relation) : nil)
            {
                found += FamilyPattern.attached(rest, person, clause)
            }
            guard let next = rest.first, ["and", ","].contains(next.form) else { break }
            rest = rest.dropping(next.form == "," && rest.dropping(1).first?.form == "and" ? 2 : 1)
        }
        guard !found.isEmpty else { return [] }
        return found + PetPattern.pets(rest, clause.sentence).map { clause.say("pet", $0.value, "has \($0.shown)") }
    }

    /// "a brother in Toronto", "a sister living in Lyon"
    private static func attached(_ rest: Phrase, _ person: Person, _ clause: ClauseReading) -> [Statement] {
        let place: Phrase? =
            if rest.starts(with: ["in"]) { rest.dropping(1) } else if rest.starts(with: ["living", "in"]) {
                rest.dropping(2)
            } else { nil }
        guard let place, place.first?.isCapitalised == true, let name = Places.place(place, in: clause.sentence) else {
            return []
        }
        return [Statement(person, "home_city", name, .verb("lives in \(name)"))]
    }
}
