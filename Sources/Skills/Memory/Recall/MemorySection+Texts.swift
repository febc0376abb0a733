public import AgentCore

extension MemorySkill {
    /// The part of the prompt that says these facts, as a turn would have it; `nil` where there are none.
    public static func section(saying facts: [String]) -> PromptSection? {
        guard !facts.isEmpty else { return nil }
        let lines = [MemorySection.heading] + facts.map { "- " + FactText.oneLine($0) }
        return PromptSection(.memory, lines.joined(separator: "\n"), source: "memory")
    }
}
