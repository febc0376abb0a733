public import AgentCore

extension MemorySkill {
    /// The prompt section that lists these facts, as in a turn; `nil` if there are none.
    public static func section(saying facts: [String]) -> PromptSection? {
        guard !facts.isEmpty else { return nil }
        let lines = [MemorySection.heading] + facts.map { "- " + FactText.oneLine($0) }
        return PromptSection(.memory, lines.joined(separator: "\n"), source: "memory")
    }
}
