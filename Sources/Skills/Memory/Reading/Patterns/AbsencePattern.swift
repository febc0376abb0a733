/// "I'm not married", "no allergies", "I can't swim": what is said of somebody by what is not so.
struct AbsencePattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        let verb = clause.verb
        guard clause.person.isUser, !verb.isDoubtful, !verb.hasEnded, !verb.isPast, !verb.usedTo else { return [] }
        let value = ValueReader.value(clause.rest)
        if verb.isNegated, verb.modal == "can", value.count == 1, let doer = Self.doers[value.first?.form ?? ""] {
            return [Statement(.user, "skill", "non-\(doer)", .verb("cannot \(value.first?.form ?? "")"))]
        }
        guard verb.modal == nil else { return [] }
        if verb.isNegated, verb.opener == .be, let status = value.first?.form, ["married", "single"].contains(status),
            clause.rest.count == 1 || clause.rest.dropping(1).first?.isMark == true
        {
            return [Statement(.user, "relationship_status", "not \(status)", .verb("is not \(status)"))]
        }
        guard verb.opener == .have, let first = value.first, verb.isNegated != (first.form == "no") else { return [] }
        let noun = value.drop { ["no", "any", "known", "food", "particular"].contains($0.form) }
        // "No pets here"
        if noun.first?.form == "pets", clause.person.isUser,
            noun.dropping(1).first.map({ $0.isMark || $0.form == "here" }) ?? true
        {
            return [Statement(.user, "pet", "none", .verb("has no pets"))]
        }
        guard noun.first?.form == "allergies" else { return [] }
        return [Statement(.user, "allergy", "none", .verb("has no allergies"))]
    }

    private static let doers = ["swim": "swimmer", "drive": "driver", "cook": "cook", "cycle": "cyclist"]
}
