import AgentCore
import Foundation

/// `agent skills trust [DIR]`
enum SkillsTrust: Command {
    static let syntax = Syntax(
        "skills trust", operands: "[DIR]", count: 0...1,
        "Trusts a directory's own skills, prompts and settings, as they are now.",
        details: """
            Without DIR: the working directory and those above it, up to the repository's root, that bring some. Trust is
            remembered with a hash of all they bring; when it changes, it is asked about again.
            """,
        options: [.json])

    static func run(_ call: Call) throws {
        let projects = try SkillsProjects.named(call)
        guard !projects.isEmpty else {
            throw AgentError(
                .notFound, "no directory from here up to the repository's root brings skills of its own",
                remedy: "They are looked for in \(ProjectFolder.skillFolders.joined(separator: ", ")).")
        }
        let store = TrustStore(call.program.directories.trust)
        for project in projects {
            let offer = try ProjectOffer(project)
            try store.trust(project, at: call.program.clock.now())
            let skills = offer.skills
            let path = project.directory.path(percentEncoded: false)
            if call.arguments.has(.json) {
                call.console.print([
                    "trusted": .string(path), "skills": .array(skills.map(JSONValue.string)),
                    "programs": .array(offer.programs.map(JSONValue.string)),
                ])
            } else {
                call.console.print(
                    "Trusted: \(path) (\(skills.isEmpty ? "no skills" : skills.joined(separator: ", ")))")
                for program in offer.programs { call.console.print("  its settings start: \(program)") }
            }
        }
    }
}

/// `agent skills untrust [DIR]`
enum SkillsUntrust: Command {
    static let syntax = Syntax(
        "skills untrust", operands: "[DIR]", count: 0...1, "Trusts a directory no longer.", options: [.json])

    static func run(_ call: Call) throws {
        let store = TrustStore(call.program.directories.trust)
        var removed: [String] = []
        for project in try SkillsProjects.named(call) where try store.untrust(project) {
            removed.append(project.directory.path(percentEncoded: false))
        }
        guard !removed.isEmpty else {
            throw AgentError(
                .notFound, "this directory is not trusted", remedy: "Trusted are: \(try list(store)).")
        }
        if call.arguments.has(.json) { return call.console.print(["untrusted": .array(removed.map(JSONValue.string))]) }
        for path in removed { call.console.print("No longer trusted: \(path)") }
    }

    private static func list(_ store: TrustStore) throws -> String {
        let all = try store.directories()
        return all.isEmpty ? "none" : all.joined(separator: ", ")
    }
}

/// Finds the directories for `trust` and `untrust`.
enum SkillsProjects {
    /// The directory given, or else the working directory and those above it that contain skills, prompts or settings.
    ///
    /// - Throws: `AgentError.Code.notFound` where the given one does not exist.
    static func named(_ call: Call) throws -> [ProjectFolder] {
        let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        guard let path = call.arguments.operands.first else {
            return ProjectFolder.above(here, home: call.program.home)
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
            // A directory that no longer exists can still be untrusted.
            if call.arguments.operands.count == 1,
                try TrustStore(call.program.directories.trust).directories().contains(path)
            {
                return [ProjectFolder(URL(filePath: path, directoryHint: .isDirectory))]
            }
            throw AgentError(.notFound, "there is no directory \(path)", remedy: "Check the path.")
        }
        return [ProjectFolder(URL(filePath: path, directoryHint: .isDirectory))]
    }
}
