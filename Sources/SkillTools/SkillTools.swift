public import AgentCore
public import Foundation

/// The tools that active skills and allowed folders offer to a model: `read_skill_file`, `run_script`, `read_file` and
/// `list_files`, each only if it has something to work on.
public struct SkillTools: Sendable {
    /// The tools, with unique names.
    public let tools: [any Tool]

    /// Lists the skills' folders and runs nothing.
    ///
    /// - Parameters:
    ///   - skills: the active skills. The user has already trusted their folders.
    ///   - folders: folders that the user lets the model read. Sandboxed scripts may read them as well.
    ///   - workFolder: where scripts may leave files, created when needed. If `nil`, what scripts write is deleted when
    ///     they end.
    ///   - sandbox: enforces these limits on scripts.
    ///   - environment: this process's environment variables. Interpreters are looked up in its `PATH`, and a few
    ///     variables are passed on to scripts.
    public init(
        skills: [ActiveSkill], folders: [URL] = [], workFolder: URL? = nil, sandbox: Sandbox,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let sources = SkillSource.list(skills)
        let allowed = AllowedFolders(folders)
        var tools: [any Tool] = []
        if let tool = ReadSkillFile(sources) { tools.append(tool) }
        if let tool = RunScript(
            sources, folders: allowed?.urls ?? [], workFolder: workFolder, sandbox: sandbox, environment: environment)
        {
            tools.append(tool)
        }
        if let allowed { tools += [ReadFile(allowed), ListFiles(allowed)] as [any Tool] }
        self.tools = tools
    }
}
