import AgentCore
import Foundation

/// An active skill and the files in its folder.
struct SkillSource: Sendable, Hashable {
    let skill: ActiveSkill
    /// The model's name for the skill: its name, or its full name if two active skills share one.
    let name: String
    let folder: ConfinedFolder
    let contents: SkillFiles

    /// The skills whose folders exist.
    static func list(_ skills: [ActiveSkill]) -> [SkillSource] {
        let counts = Dictionary(skills.map { ($0.name, 1) }, uniquingKeysWith: +)
        return skills.compactMap { skill in
            let name = counts[skill.name] == 1 ? skill.name : skill.fullName
            guard let folder = ConfinedFolder(skill.folder, label: "the folder of @\(name)") else { return nil }
            return SkillSource(skill: skill, name: name, folder: folder, contents: SkillFiles(folder))
        }
    }

    /// Finds a skill by its name or full name.
    ///
    /// - Throws: `ToolError` listing the active skills if there is no such skill.
    static func named(_ name: String, in sources: [SkillSource]) throws(ToolError) -> SkillSource {
        // Small models often write `@name`, as users do.
        let plain = name.hasPrefix("@") ? String(name.dropFirst()) : name
        if let source = sources.first(where: { $0.name == plain || $0.skill.fullName == plain }) { return source }
        let known = sources.map(\.name).joined(separator: ", ")
        throw ToolError("no active skill is called \(CommandText.shown(name)); there are: \(known)")
    }

    /// Lists paths for a tool's description, skill by skill: at most `maximum` in all, but at least one for each skill.
    static func overview(_ sources: [SkillSource], maximum: Int = 40, _ paths: (SkillSource) -> [String]) -> String {
        var left = maximum
        return sources.map { source in
            let all = paths(source)
            let told = all.filter { $0.utf8.count <= 120 }.prefix(max(1, left))
            left -= told.count
            let more = all.count - told.count
            let rest = more > 0 || source.contents.isCut ? " and \(more > 0 ? "\(more)" : "some") more" : ""
            return "\(source.name): \(told.joined(separator: ", "))\(rest)"
        }.joined(separator: "; ")
    }
}
