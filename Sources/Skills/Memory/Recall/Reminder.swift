import AgentCore

/// What stands right before the newest message, for a small model: the few facts that answer it, or that none does.
///
/// The bundled model was trained on exactly these words.
enum Reminder {
    static let heading = "For this message you remember:"
    static let nothing = "For this message you remember nothing."
    static let rest = "- nothing of the rest"

    /// The reminder for what was found.
    static func make(_ found: AskedFacts.Found) -> PromptSection {
        let lines = found.facts.map { "- " + FactText.oneLine($0.text) }
        let text =
            lines.isEmpty ? nothing : ([heading] + lines + (found.lacksSomething ? [rest] : [])).joined(separator: "\n")
        return PromptSection(.reminder, text, source: "memory")
    }
}
