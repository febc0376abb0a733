/// What somebody works with: systems and machines, languages of code, money, programs they could not do without.
struct ToolPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        let verb = clause.verb
        if verb.opener == .verb, ["would", "can", "could"].contains(verb.modal ?? ""),
            let rest = clause.after(.verb, "be lost without", "live without", "do without", "work without"),
            verb.isNegated || clause.rest.first?.form == "be"
        {
            return ValueReader.values(rest).filter { $0.first?.isCapitalised == true && $0.count <= 3 }.map {
                clause.say("tool", clause.text($0), "uses \(clause.text($0))")
            }
        }
        guard verb.isPlain, verb.opener == .verb, !verb.isPast, let first = clause.rest.first else { return [] }
        let object = clause.rest.dropping(1).drop { Words.adverbs.contains($0.form) }
        switch first.form {
        case "run", "runs", "use", "uses":
            guard let system = object.first, Self.systems.contains(system.form) else { return [] }
            let name = NameReader.capitalised(system.text)
            return [clause.say("tool", name, "uses \(name)")] + device(object.dropping(1), clause)
        case "code", "codes", "program", "programs":
            guard object.first?.form == "in" else { return [] }
            return ValueReader.values(object.dropping(1)).filter { $0.count <= 2 && $0.first?.isCapitalised == true }
                .map { clause.say("skill", clause.text($0), "codes in \(clause.text($0))") }
        case "pay", "pays":
            guard let currency = Currencies.named(in: clause.rest) else { return [] }
            let name = clause.text(currency)
            return [clause.say("currency", name, "pays in \(name)")]
        default: return []
        }
    }

    /// "… on an old ThinkPad"
    private func device(_ phrase: Phrase, _ clause: ClauseReading) -> [Statement] {
        guard phrase.first?.form == "on", ["a", "an", "my"].contains(phrase.dropping(1).first?.form ?? "") else {
            return []
        }
        var value = ValueReader.value(phrase.dropping(2))
        if let stop = value.firstIndex(where: { $0.isMark || $0.form == "and" }) { value = value[..<stop] }
        guard (1...4).contains(value.count) else { return [] }
        let name = clause.text(value)
        return [clause.say("device", name, "has \(FactSentence.withArticle(name))")]
    }

    private static let systems: Set<String> = [
        "linux", "arch", "ubuntu", "debian", "fedora", "nixos", "windows", "macos", "freebsd", "openbsd", "mint",
        "gentoo", "manjaro",
    ]
}
