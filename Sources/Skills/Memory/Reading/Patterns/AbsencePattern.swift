/// "We don't have any pets", "I've got no siblings": that there is none.
struct AbsencePattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        let verb = clause.verb
        if clause.person.isUser, verb.isNegated, !verb.hasEnded, let skill = lacking(clause) { return [skill] }
        guard clause.person.isUser, verb.modal == nil, !verb.isDoubtful, !verb.hasEnded, !verb.isPast, !verb.usedTo else { return [] }
        if verb.isNegated, clause.after(.be, "allergic to anything") != nil {
            return [Statement(.user, "allergy", "none", .verb("has no allergies"))]
        }
        if verb.isNegated, verb.opener == .be, let status = ValueReader.value(clause.rest).first?.form,
            ["married", "single"].contains(status), clause.rest.count == 1 || clause.rest.dropping(1).first?.isMark == true
        {
            return [Statement(.user, "relationship_status", "not \(status)", .verb("is not \(status)"))]
        }
        let owned = verb.opener == .have ? clause.rest : clause.after(.verb, "own", "keep") ?? []
        var noun = ValueReader.value(owned)
        let deniesNoun = noun.first?.form == "no" || noun.starts(with: ["zero"])
        guard verb.isNegated != deniesNoun, let first = noun.first else { return [] }
        if ["no", "any", "a", "an", "zero"].contains(first.form) { noun = noun.dropping(1) }
        while let adjective = noun.first, ["known", "food", "own", "real", "particular"].contains(adjective.form), noun.count > 1 {
            noun = noun.dropping(1)
        }
        if let end = noun.firstIndex(where: { ["at", "or", "and", "yet", "that", ",", "in", "to"].contains($0.form) }) {
            noun = noun[..<end]
        }
        guard noun.count == 1, let form = noun.first?.form, let (attribute, shown) = Self.kinds[form] else { return [] }
        return [Statement(.user, attribute, "none", .verb("has no \(shown)"))]
    }

    /// "I can't swim", "I don't drive", "I don't have a driving licence"
    private func lacking(_ clause: ClauseReading) -> Statement? {
        let verb = clause.verb
        let value = ValueReader.value(clause.rest)
        if verb.modal == "can" || verb.modal == nil && verb.opener == .verb, value.count == 1, let form = value.first?.form,
            verb.modal == "can" ? ["swim", "drive", "cook", "cycle"].contains(form) : form == "drive", !verb.isPast
        {
            let doer = ["swim": "swimmer", "drive": "driver", "cook": "cook", "cycle": "cyclist"][form] ?? form
            return Statement(.user, "skill", "non-\(doer)", .verb(verb.modal == "can" ? "cannot \(form)" : "does not \(form)"))
        }
        let noun = ValueReader.withoutArticle(value).forms
        guard verb.opener == .have || verb.opener == .verb && value.first?.form == "own" else { return nil }
        let owned = Array(noun.drop { ["own", "got", "a", "an", "any"].contains($0) })
        if let last = owned.last, ["licence", "license"].contains(last), owned.count <= 2 {
            return Statement(.user, "skill", "no driving \(last)", .verb("has no driving \(last)"))
        }
        return nil
    }

    private static let kinds: [String: (String, String)] = [
        "pets": ("pet", "pets"), "pet": ("pet", "pets"), "animals": ("pet", "pets"), "allergies": ("allergy", "allergies"),
        "siblings": ("sibling", "siblings"), "sibling": ("sibling", "siblings"), "brothers": ("sibling", "siblings"),
        "car": ("vehicle", "car"), "vehicle": ("vehicle", "car"),
    ]
}
