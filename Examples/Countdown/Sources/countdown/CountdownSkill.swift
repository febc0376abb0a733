import AgentCore
import Foundation

/// `@countdown`: keeps dates in a file, and tells the model how far away they are.
struct CountdownSkill: Skill {
    /// The name in `skills/countdown/SKILL.md`.
    let name = "countdown"
    /// Lines such as `2026-12-24 Christmas`.
    let file: URL

    /// The user wrote `@countdown …`: answered without the model.
    func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? {
        if let day = invocation.words.first {
            guard Self.date(day) != nil, invocation.words.count > 1 else {
                throw AgentError(
                    .usage, "\"\(invocation.text)\" is no day and a name",
                    remedy: "Write: @countdown 2026-12-24 Christmas")
            }
            try TextFile.write((try lines() + [invocation.text]).joined(separator: "\n") + "\n", to: file)
        }
        let days = try days(from: context.now)
        return SkillOutput(
            text: days.isEmpty ? "Nothing is counted down to." : days.map(Self.sentence).joined(separator: "\n"),
            json: .array(days.map { ["name": .string($0.name), "days": .integer($0.days)] }))
    }

    /// Every turn: what the model should know.
    func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation {
        let days = try days(from: context.now)
        var preparation = Preparation()
        if !days.isEmpty {
            preparation.sections = [
                PromptSection(.circumstances, days.map(Self.sentence).joined(separator: " "), source: name)
            ]
        }
        return preparation
    }

    private func days(from now: Date) throws -> [(name: String, days: Int)] {
        try lines().compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard parts.count == 2, let date = Self.date(parts[0]) else { return nil }
            let today = Calendar.current.startOfDay(for: now)
            return Calendar.current.dateComponents([.day], from: today, to: date).day.map { (parts[1], $0) }
        }
    }

    private func lines() throws -> [String] {
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return [] }
        return try TextFile.read(file).split(separator: "\n").map(String.init)
    }

    private static func date(_ text: String) -> Date? {
        try? Date(text, strategy: Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }

    private static func sentence(_ entry: (name: String, days: Int)) -> String {
        "There are \(entry.days) days left until \(entry.name)."
    }
}
