import AgentCore

/// The part of the prompt that says what is known.
enum MemorySection {
    /// The first line, as the bundled model was trained on it.
    static let heading = "What you know about the user:"

    /// The section; `nil` where nothing is known.
    static func make(_ facts: [Fact]) -> PromptSection? {
        guard !facts.isEmpty else { return nil }
        let lines = facts.map { "- " + FactText.oneLine($0.text) }
        return PromptSection(.memory, ([heading] + lines).joined(separator: "\n"), source: "memory")
    }
}
