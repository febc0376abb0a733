/// The skills that the user has, told to a model in a part of the prompt: a line each, at most a fiftieth of the context.
///
/// The part is the same in all turns of a conversation, because a prompt that begins as the one before need not be read
/// anew: where not all skills fit, those are told that fit the message it began with, the best first.
struct SkillOverview {
    private let model: any LanguageModel
    private let router: Router
    private let skills: [SkillManifest]

    /// The share of the context is one of so many.
    private static let share = 50
    /// Characters of a description.
    private static let longestDescription = 200
    /// A token hardly has more bytes: lines beyond that are not counted.
    private static let mostBytes = 8

    /// Tells of the skills that may take part without being named. Those written in Swift take part anyway.
    init(_ catalog: SkillCatalog, model: any LanguageModel) {
        self.model = model
        router = Router(catalog: catalog)
        skills = router.automatic.map(\.manifest)
    }

    /// The part of the prompt; `nil` where there are no such skills, or no room to tell of them.
    ///
    /// - Parameter request: the message that the conversation began with.
    func section(for request: String) async throws(ModelError) -> PromptSection? {
        guard !skills.isEmpty else { return nil }
        let room = try await model.contextLength() / Self.share
        let frame = try await model.countTokens([ChatMessage(.system, "")])
        var lines = lines(of: skills, room: room)
        if lines.count == skills.count, try await tokens(lines) - frame <= room { return section(lines) }
        lines = self.lines(of: ranked(for: request), room: room)
        // More lines never take fewer tokens, so the most that fit are found by bisection.
        var low = -1
        var high = lines.count
        while low < high {
            let middle = (low + high + 1) / 2
            if try await tokens(Array(lines[..<middle])) - frame <= room { low = middle } else { high = middle - 1 }
        }
        return low < 0 ? nil : section(Array(lines[..<low]))
    }

    /// Those that share a word with the request, best first, then the others by name.
    private func ranked(for request: String) -> [SkillManifest] {
        let byName = Dictionary(skills.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let first = router.rank(request).compactMap { byName[$0.name] }
        let names = Set(first.map(\.name))
        return first + skills.filter { !names.contains($0.name) }
    }

    /// A line for each skill, as long as there can be room for them.
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
