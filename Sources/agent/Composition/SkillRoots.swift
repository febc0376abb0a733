import AgentCore
import Foundation

/// The folders in which skills are looked for.
enum SkillRoots {
    /// Folders given for this call, the user's, and those that come with the program.
    ///
    /// - Throws: `AgentError.Code.notFound` where a given folder is missing.
    static func all(_ call: Call, _ resources: Resources) throws -> [SkillCatalog.Root] {
        let given = try call.arguments.values(.skillsDirectory).map { path in
            let folder = URL(filePath: path, directoryHint: .isDirectory)
            guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else {
                throw AgentError(.notFound, "there is no folder \(path)", remedy: "Correct --skills-dir.")
            }
            return SkillCatalog.Root(folder, scope: .given)
        }
        let user = call.program.directories.config.appending(path: "skills", directoryHint: .isDirectory)
        return given + [
            SkillCatalog.Root(user, scope: .user), SkillCatalog.Root(resources.skills, scope: .builtin),
        ]
    }
}

extension Option {
    /// Adds a folder of skills, trusted for this call.
    static let skillsDirectory = value("skills-dir", "DIR", "Add a folder of skills for this call (repeatable).")
}
