/// What somebody does for a living, said as a deed: "makes violins for a living", "I sell houses", "she operates a crane".
struct LivelihoodPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        let verb = clause.verb
        guard verb.isPlain, !verb.isPast else { return [] }
        if verb.opener == .be {
            guard let first = clause.rest.first, ["freelance", "freelancing"].contains(first.form),
                clause.rest.dropping(1).first.map({ $0.isMark || ["and", "now", "since"].contains($0.form) }) ?? true
            else { return [] }
            return [clause.say("job_title", "freelance", "is freelance")]
        }
        guard verb.opener == .verb, let first = clause.rest.first else { return [] }
        if let living = clause.rest.firstIndex(of: ["for", "a", "living"]), living - clause.rest.startIndex <= 6,
            clause.rest[..<living].count > 0, !clause.rest[..<living].contains(anyOf: ["would", "to"]),
            !["work", "works", "do", "does"].contains(first.form)
        {
            return [deed(clause.rest[..<living], clause)]
        }
        guard let goods = Self.trades[first.form] else { return [] }
        let value = ValueReader.value(clause.rest)
        let end = value.firstIndex { ["in", "for", "at", "with", "and", ",", "near", "to"].contains($0.form) }
        let object = value[..<(end ?? value.endIndex)]
        guard (2...4).contains(object.count), let head = object.last, goods.contains(head.form),
            !object.contains(anyOf: ["my", "our", "your", "this", "that", "the", "these"])
        else { return [] }
        return [deed(object, clause)] + (end.map { WorkPattern.workplace(value[$0...], clause) } ?? [])
    }

    private func deed(_ phrase: Phrase, _ clause: ClauseReading) -> Statement {
        let verb = phrase.first?.form ?? ""
        let third = verb.hasSuffix("s") ? verb : verb + "s"
        let text = [third, clause.text(phrase.dropFirst())].filter { !$0.isEmpty }.joined(separator: " ")
        return clause.say("job_title", text, text)
    }

    private static let machines: Set<String> = ["crane", "cranes", "forklift", "excavator", "digger", "bulldozer"]
    private static let vehicles: Set<String> = [
        "lorries", "trucks", "buses", "trams", "taxis", "cabs", "trains", "ambulances",
    ]
    private static let wares: Set<String> = [
        "houses", "insurance", "cars", "property", "furniture", "shoes", "software",
    ]

    private static let trades: [String: Set<String>] = [
        "operate": machines, "operates": machines, "drive": vehicles, "drives": vehicles, "sell": wares,
        "sells": wares,
    ]
}
