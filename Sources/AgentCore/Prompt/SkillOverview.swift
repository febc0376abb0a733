/// Lists the user's skills in a part of the prompt, one a line, within a fiftieth of the context.
///
/// The list stays the same in all turns of a conversation, so that the model can reuse what it computed for the
/// beginning of the prompt. If not all skills fit, they are ranked for the conversation's first message.
struct SkillOverview {
    private let model: any LanguageModel
    private let router: Router
    private let skills: [SkillManifest]

    /// The list takes at most 1/50 of the context.
    private static let share = 50
    /// The most characters of a description.
    private static let longestDescription = 200
    /// Upper estimate of bytes per token, to stop making lines that cannot fit.
    private static let mostBytes = 8

    /// Lists the skills that may be used without being named. Those written in Swift are left out, because they take
    /// part in every turn.
    init(_ catalog: SkillCatalog, model: any LanguageModel) {
        self.model = model
        router = Router(catalog: catalog)
        skills = router.automatic.map(\.manifest)
    }

    /// The part of the prompt; `nil` if there are no such skills, or no room for the list.
    ///
    /// - Parameter request: the first message of the conversation.
    func section(for request: String) async throws(ModelError) -> PromptSection? {
        guard !skills.isEmpty else { return nil }
        let room = try await model.contextLength() / Self.share
        let frame = try await model.countTokens([ChatMessage(.system, "")])
        var lines = lines(of: skills, room: room)
        if lines.count == skills.count, try await tokens(lines) - frame <= room { return section(lines) }
        lines = self.lines(of: ranked(for: request), room: room)
        // More lines never take fewer tokens, so binary search finds the most that fit.
        var low = -1
        var high = lines.count
        while low < high {
            let middle = (low + high + 1) / 2
            if try await tokens(Array(lines[..<middle])) - frame <= room { low = middle } else { high = middle - 1 }
        }
        return low < 0 ? nil : section(Array(lines[..<low]))
    }

    /// Skills that share a word with the request, best first, then the others by name.
    private func ranked(for request: String) -> [SkillManifest] {
        let byName = Dictionary(skills.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let first = router.rank(request).compactMap { byName[$0.name] }
        let names = Set(first.map(\.name))
        return first + skills.filter { !names.contains($0.name) }
    }

    /// A line for each skill, until the estimated room is used up.
    private func lines(of skills: [SkillManifest], room: Int) -> [String] {
        var left = room * Self.mostBytes
        var lines: [String] = []
        for skill in skills {
            let words = skill.description.prefix(Self.longestDescription + 1)
            let text = words.split(whereSeparator: \.isNewline).joined(separator: " ")
            let line = "- @\(skill.name): \(text.prefix(Self.longestDescription))"
            left -= line.utf8.count
            guard left >= 0 else { break }
            lines.append(words.count > Self.longestDescription ? line + "…" : line)
        }
        return lines
    }

    private func tokens(_ lines: [String]) async throws(ModelError) -> Int {
        try await model.countTokens([ChatMessage(.system, text(lines))])
    }

    private func section(_ lines: [String]) -> PromptSection { PromptSection(.skills, text(lines), source: "skills") }

    private func text(_ lines: [String]) -> String {
        let missing = skills.count - lines.count
        let more = lines.isEmpty ? "" : " more"
        let end =
            missing == 0 ? [] : ["There \(missing == 1 ? "is" : "are") \(missing)\(more): `agent skills list`"]
        return (["Skills of the user's, used by a message that begins with their name:"] + lines + end)
            .joined(separator: "\n")
    }
}
