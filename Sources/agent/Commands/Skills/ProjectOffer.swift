import AgentCore
import Foundation

/// What a directory brings that needs trust, in words for the user who is to decide.
struct ProjectOffer {
    /// The names of its skills.
    let skills: [String]
    /// The programs that its settings start as MCP servers.
    let programs: [String]

    /// Looks at a directory; nothing of it is run or obeyed.
    ///
    /// - Throws: `AgentError` naming the line where its settings cannot be read.
    init(_ project: ProjectFolder) throws {
        skills = project.skillRoots.flatMap { SkillFinder().find(in: $0).folders.map(\.lastPathComponent) }
        let settings = try ConfigFile(
            at: project.directory.appending(path: ".agent/config.yaml"), .project, base: project.directory)
        programs = settings.servers.filter(\.isEnabled).map { ([$0.command] + $0.arguments).joined(separator: " ") }
    }

    /// A line for each kind of thing.
    var lines: [String] {
        var lines = [
            "It brings \(skills.isEmpty ? "settings or prompts" : "skills: " + skills.joined(separator: ", "))."
        ]
        if !programs.isEmpty {
            lines.append("Its settings start these programs as MCP servers: \(programs.joined(separator: "; ")).")
        }
        return lines
    }
}
