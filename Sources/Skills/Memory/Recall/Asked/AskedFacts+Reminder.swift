import AgentCore

extension AskedFacts.Found {
    /// What a small model is reminded of by what was found.
    var reminder: Reminder {
        // A name that another line tells needs no line of its own.
        let telling = facts.filter { fact in
            guard fact.attribute == "name", fact.subject != "user", let name = Folding.words(fact.value).first else {
                return true
            }
            return !facts.contains {
                $0.id != fact.id && $0.attribute != "name" && Folding.words($0.text).contains(name)
            }
        }
        return Reminder(
            telling.map { .fact(FactText.oneLine($0.text)) } + told.map { .said(FactText.oneLine($0)) },
            isSure: isSure, lacksSomething: lacksSomething)
    }
}
