public import AgentCore
public import Foundation

/// What the active skills and the allowed folders bring for a model to use: `read_skill_file`, `run_script`, `read_file`
/// and `list_files`, each only where there is something for it.
public struct SkillTools: Sendable {
    /// The tools, none of which has a name twice.
    public let tools: [any Tool]

    /// Looks through the skills' folders. Nothing is run.
    ///
    /// - Parameters:
    ///   - skills: the skills whose instructions hold; their folders are trusted by now.
    ///   - folders: what the user lets the model read; scripts in a sandbox may read it as well.
    ///   - workFolder: where scripts may leave files; it is made when it is needed. Without one, what they write is gone
    ///     when they end.
    ///   - sandbox: what holds scripts to that.
    ///   - environment: this process's variables: the `PATH` that interpreters are looked for in, and what few pass on.
    public init(
        skills: [ActiveSkill], folders: [URL] = [], workFolder: URL? = nil, sandbox: Sandbox,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let places = SkillPlace.list(skills)
        let allowed = AllowedFolders(folders)
        var tools: [any Tool] = []
        if let tool = ReadSkillFile(places) { tools.append(tool) }
        if let tool = RunScript(
            places, folders: allowed?.urls ?? [], workFolder: workFolder, sandbox: sandbox, environment: environment)
        {
            tools.append(tool)
        }
        if let allowed { tools += [ReadFile(allowed), ListFiles(allowed)] as [any Tool] }
        self.tools = tools
    }
}
