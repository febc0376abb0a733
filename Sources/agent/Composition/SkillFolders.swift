import AgentCore
import Foundation

/// The folders that are searched for skills, and the directories whose skills are not trusted yet.
struct SkillFolders: Sendable {
    /// Folders whose skills load, highest precedence first.
    let roots: [SkillCatalog.Root]
    /// Directories that the user trusts, nearest first.
    let trusted: [ProjectFolder]
    /// Directories that bring skills and are not trusted, nearest first.
    let untrusted: [(project: ProjectFolder, state: TrustStore.State)]

    /// Finds the folders: trusted directories from the working directory up to the repository's root, the user's
    /// folders, folders given for this call, and those that come with the program.
    ///
    /// - Throws: `AgentError.Code.notFound` if a given folder is missing; `AgentError` if the trust file is damaged.
    init(_ call: Call, _ resources: Resources) throws {
        let program = call.program
        let home = program.home
        let trust = TrustStore(program.directories.trust)
        var trusted: [SkillCatalog.Root] = []
        var trustedProjects: [ProjectFolder] = []
        var untrusted: [(ProjectFolder, TrustStore.State)] = []
        let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        for project in ProjectFolder.above(here, home: home) {
            let state = try trust.state(of: project)
            if state == .trusted {
                trustedProjects.append(project)
                trusted += project.skillRoots.map { SkillCatalog.Root($0, scope: .project) }
            } else {
                untrusted.append((project, state))
            }
        }
        let own = [
            home.appending(path: ".agents/skills", directoryHint: .isDirectory),
            home.appending(path: ".claude/skills", directoryHint: .isDirectory),
            program.directories.config.appending(path: "skills", directoryHint: .isDirectory),
        ].map { SkillCatalog.Root($0, scope: .user) }
        let given = try call.arguments.values(.skillsDirectory).map { path in
            let folder = URL(filePath: path, directoryHint: .isDirectory)
            guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else {
                throw AgentError(.notFound, "there is no folder \(path)", remedy: "Correct --skills-dir.")
            }
            return SkillCatalog.Root(folder, scope: .given)
        }
        roots = trusted + own + given + [SkillCatalog.Root(resources.skills, scope: .builtin)]
        self.untrusted = untrusted
        self.trusted = trustedProjects
    }

    /// The catalog of the skills, with the user's decisions about them.
    ///
    /// - Parameters:
    ///   - implementations: the skills written in Swift.
    ///   - program: the program, with its directories.
    ///   - isPrivate: whether nothing may be written, not even the skill index.
    /// - Throws: `AgentError` if the user's decisions cannot be read.
    func catalog(
        _ implementations: [any Skill], _ program: Program, isPrivate: Bool = false
    ) throws -> SkillCatalog {
        SkillCatalog(
            roots: roots, implementations: implementations,
            modes: try SkillModes(program.directories.skillModes).all(),
            index: SkillIndex(
                program.directories.skillIndex, program: try ExecutablePath.find(), isWritable: !isPrivate))
    }

    /// One line about each directory whose skills are left out.
    var notices: [String] {
        untrusted.map { project, state in
            let path = project.directory.path(percentEncoded: false)
            let why = state == .changed ? "changed since it was trusted" : "is not trusted"
            return "\(path) brings skills of its own and \(why): they are not loaded (`agent skills trust \(path)`)"
        }
    }
}

extension Program {
    /// The user's home directory.
    var home: URL {
        environment["HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) } ?? .homeDirectory
    }
}

extension Directories {
    /// The file of trusted directories.
    var trust: URL { data.appending(path: "trust.json") }
    /// The cached index of skills.
    var skillIndex: URL { cache.appending(path: "skills.index") }
    /// The user's decisions about skills.
    var skillModes: URL { config.appending(path: "skills.json") }
}

extension Option {
    /// Adds a folder of skills, trusted for this call.
    static let skillsDirectory = value("skills-dir", "DIR", "Add a folder of skills for this call (repeatable).")
}
