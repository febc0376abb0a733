/// All commands.
enum CommandTable {
    /// In the order of the help text.
    static let all: [any Command.Type] = [
        Chat.self,
        Ask.self,
        RunMemory.self,
        RunPrompts.self,
        RunFeature.self,
        RunTest.self,
        SkillsList.self,
        SkillsShow.self,
        SkillsCheck.self,
        SkillsRoute.self,
        SkillsNew.self,
        SkillsInstall.self,
        SkillsExport.self,
        SkillsRemove.self,
        SkillsEnable.self,
        SkillsDisable.self,
        SkillsTrust.self,
        SkillsUntrust.self,
        ToolsList.self,
        ToolsRun.self,
        ToolsDecisions.self,
        ToolsRevoke.self,
        SkillCall.self,
        Serve.self,
        SessionsList.self,
        SessionsShow.self,
        SessionsSearch.self,
        SessionsExport.self,
        SessionsImport.self,
        SessionsDelete.self,
        SessionsRename.self,
        SessionsFork.self,
        ModelList.self,
        ModelInfo.self,
        ModelPull.self,
        ModelUse.self,
        ModelRemove.self,
        ModelTokenize.self,
        ModelDetokenize.self,
        ModelTemplate.self,
        ModelReply.self,
        ModelLogits.self,
        ModelEmbed.self,
        ModelBench.self,
        RunMCP.self,
        Config.self,
        ConfigList.self,
        ConfigGet.self,
        ConfigSet.self,
        ConfigUnset.self,
        ConfigPath.self,
        Doctor.self,
        Completions.self,
        Help.self,
        Version.self,
    ]

    /// The command that the words begin with, and the words after its name. Of several, the longest name wins.
    static func find(_ words: [String]) -> (command: any Command.Type, rest: [String])? {
        all.filter { words.starts(with: $0.syntax.path) }
            .max { $0.syntax.path.count < $1.syntax.path.count }
            .map { ($0, Array(words.dropFirst($0.syntax.path.count))) }
    }

    /// The commands with this first word and at least a second one, such as those of `sessions`.
    static func group(_ name: String) -> [any Command.Type] {
        all.filter { $0.syntax.path.first == name && $0.syntax.path.count > 1 }
    }

    /// First words of all commands, each once, in order.
    static var firstWords: [String] {
        var seen: Set<String> = []
        return all.compactMap { $0.syntax.path.first }.filter { !$0.hasPrefix("@") && seen.insert($0).inserted }
    }
}
