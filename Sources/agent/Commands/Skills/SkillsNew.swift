import AgentCore
import Foundation

/// `agent skills new NAME`
enum SkillsNew: Command {
    private static let destination = Option.value(
        "in", "DIR", "Make it in this folder rather than among your own skills.")

    static let syntax = Syntax(
        "skills new", operands: "NAME", count: 1...1, "Starts a skill: a folder that passes `check`.",
        options: [.json, destination])

    static func run(_ call: Call) throws {
        let name = call.arguments.operands[0]
        let problems = SkillManifestReader.problems(withName: name)
        guard problems.isEmpty else {
            throw AgentError(
                .usage, "\"\(name)\" cannot be a skill's name: \(problems.joined(separator: "; "))",
                remedy: "Use lower-case letters, digits and single hyphens, such as tea-timer.")
        }
        guard !SkillRegistry.names.contains(name) else {
            throw AgentError(.refused, "the name \(name) belongs to a built-in skill", remedy: "Choose another name.")
        }
        let parent =
            call.arguments.value(destination).map { URL(filePath: $0, directoryHint: .isDirectory) }
            ?? call.program.directories.config.appending(path: "skills", directoryHint: .isDirectory)
        let folder = parent.appending(path: name, directoryHint: .isDirectory)
        let path = folder.path(percentEncoded: false)
        guard !FileManager.default.fileExists(atPath: path) else {
            throw AgentError(.refused, "\(path) exists already", remedy: "Choose another name, or remove it.")
        }
        try TextFile.create(folder.appending(path: "SKILL.md"), template(name))
        let check = SkillManifestReader().read(folder: folder)
        call.arguments.has(.json)
            ? call.console.print(["name": .string(name), "path": .string(path), "valid": .bool(check.isValid)])
            : call.console.print("\(path)SKILL.md".replacing("//", with: "/"))
    }

    private static func template(_ name: String) -> String {
        """
        ---
        name: \(name)
        description: What this skill does, and when it is to be used. Name the words that people ask for it with.
        ---
        # \(name)

        ## When to use

        Say in which situations these instructions help.

        ## Steps

        1. What to do first.
        2. What to do then.

        Longer material belongs into files of a `references` folder beside this file, and is named here by its path.

        """
    }
}
