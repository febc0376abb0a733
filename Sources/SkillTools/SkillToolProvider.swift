public import AgentCore
public import Foundation

/// Provides the tools of the skills that are active in a turn, and of the folders that the user allowed.
public struct SkillToolProvider: ToolProvider {
    private let folders: [URL]
    private let workFolder: URL?
    private let environment: [String: String]

    /// Makes a provider. It reads no files before a turn.
    ///
    /// - Parameters:
    ///   - folders: folders that the user lets the model read.
    ///   - workFolder: where scripts may leave files.
    ///   - environment: this process's environment variables.
    public init(
        folders: [URL] = [], workFolder: URL? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.folders = folders
        self.workFolder = workFolder
        self.environment = environment
    }

    /// The tools for these skills, with this machine's sandbox.
    public func tools(for skills: [SkillCatalog.Entry]) async -> ProvidedTools {
        let active = skills.map { entry in
            ActiveSkill(
                name: entry.manifest.name, fullName: entry.fullName,
                folder: entry.manifest.location.deletingLastPathComponent(), allowedTools: entry.manifest.allowedTools)
        }
        // Looking for a sandbox runs a program, which a turn without skills does not need.
        let sandbox = active.isEmpty ? Sandbox.none("no skill is in force") : await Sandbox.find()
        return ProvidedTools(
            SkillTools(
                skills: active, folders: folders, workFolder: workFolder, sandbox: sandbox, environment: environment
            ).tools)
    }
}
