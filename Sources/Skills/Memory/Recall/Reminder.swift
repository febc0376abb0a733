import AgentCore

/// What stands right before the newest message, for a small model: the few facts that answer it, what the user
/// said earlier that does, or that nothing does.
///
/// The bundled model was trained on exactly these words.
enum Reminder {
    static let heading = "For this message you remember:"
    static let nothing = "For this message you remember nothing."
    static let rest = "- nothing of the rest"
    static let said = "The user said: "

    /// The reminder for what was found.
    static func make(_ found: AskedFacts.Found) -> PromptSection {
        let told = found.told.map { said + $0 }
        let lines = (found.facts.map(\.text) + told).map { "- " + FactText.oneLine($0) }
        let text =
            lines.isEmpty ? nothing : ([heading] + lines + (found.lacksSomething ? [rest] : [])).joined(separator: "\n")
        return PromptSection(.reminder, text, source: "memory")
    }
}
