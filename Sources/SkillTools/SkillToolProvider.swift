public import AgentCore
public import Foundation

/// Brings the tools of the skills that are in force in a turn, and of the folders that the user allowed.
public struct SkillToolProvider: ToolProvider {
    private let folders: [URL]
    private let workFolder: URL?
    private let environment: [String: String]

    /// Makes a provider; nothing is looked at before a turn.
    ///
    /// - Parameters:
    ///   - folders: what the user lets the model read.
    ///   - workFolder: where scripts may leave files.
    ///   - environment: this process's variables.
    public init(
        folders: [URL] = [], workFolder: URL? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.folders = folders
        self.workFolder = workFolder
        self.environment = environment
    }

    /// The tools, with the sandbox that this machine has.
    public func tools(for skills: [SkillCatalog.Entry]) async -> ProvidedTools {
        let active = skills.map { entry in
            ActiveSkill(
                name: entry.manifest.name, fullName: entry.fullName,
                folder: entry.manifest.location.deletingLastPathComponent(), allowedTools: entry.manifest.allowedTools)
        }
        // Looking for a sandbox runs a program, which a turn without skills has no use for.
        let sandbox = active.isEmpty ? Sandbox.none("no skill is in force") : await Sandbox.find()
        return ProvidedTools(
            SkillTools(
                skills: active, folders: folders, workFolder: workFolder, sandbox: sandbox, environment: environment
            ).tools)
    }
}
