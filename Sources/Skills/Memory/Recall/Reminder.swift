import AgentCore

/// What stands right before the newest message, for a small model: the few facts that answer it or may do so, what the
/// user said earlier that does, or that nothing does.
///
/// The bundled model was trained on exactly these words.
enum Reminder {
    static let heading = "For this message you remember:"
    static let unsure = "For this message you remember nothing sure, only:"
    static let nothing = "For this message you remember nothing."
    static let rest = "- nothing of the rest"
    static let said = "The user said: "

    /// The reminder for what was found.
    static func make(_ found: AskedFacts.Found) -> PromptSection {
        let told = found.told.map { said + $0 }
        // A name that another line tells needs no line of its own.
        let facts = found.facts.filter { fact in
            guard fact.attribute == "name", fact.subject != "user", let name = Folding.words(fact.value).first else {
                return true
            }
            return !found.facts.contains {
                $0.id != fact.id && $0.attribute != "name" && Folding.words($0.text).contains(name)
            }
        }
        let lines = (facts.map(\.text) + told).map { "- " + FactText.oneLine($0) }
        let text =
            lines.isEmpty
            ? nothing
            : ([found.isSure ? heading : unsure] + lines + (found.lacksSomething ? [rest] : [])).joined(separator: "\n")
        return PromptSection(.reminder, text, source: "memory")
    }
}
