package import AgentCore
package import Foundation
import SwiftTools

/// `@feature`: a whole slice of a Swift program, built and tested before it is kept.
package struct FeatureSkill: Skill {
    /// `feature`
    package let name = "feature"
    let journal: ChangeJournal
    let templates: Templates
    let model: (any LanguageModel)?
    let directory: URL
    let environment: [String: String]
    let progress: @Sendable (String) -> Void
    let ask: (@Sendable (String, String) async throws -> Bool)?

    /// Makes the skill.
    ///
    /// - Parameters:
    ///   - directories: where it remembers what it wrote.
    ///   - templates: what code is made from.
    ///   - model: reads fields from sentences; `nil` where none is able.
    ///   - directory: where relative paths begin.
    ///   - environment: whose `PATH` has the toolchain.
    ///   - progress: told what is being done.
    ///   - ask: shows a text and asks a question at the terminal; `nil` where nobody is there.
    package init(
        directories: Directories, templates: Templates, model: (any LanguageModel)? = nil,
        directory: URL = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
        environment: [String: String] = ProcessInfo.processInfo.environment,
        progress: @escaping @Sendable (String) -> Void = { _ in },
        ask: (@Sendable (String, String) async throws -> Bool)? = nil
    ) {
        journal = ChangeJournal(directories)
        self.templates = templates
        self.model = model
        self.directory = directory
        self.environment = environment
        self.progress = progress
        self.ask = ask
    }

    /// The commands, for help texts and completions.
    package static let commands = JournalCommands.help(undo: "[ID|NAME]")

    /// Runs a command of `@feature`.
    package func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? {
        let arguments = try FeatureArguments(invocation.words)
        let written = JournalCommands(journal, skill: name, isPrivate: context.isPrivate)
        switch arguments.words.first {
        case "list" where arguments.words.count == 1: return try written.list()
        case "undo":
            return try written.undo(
                Array(arguments.words.dropFirst()), force: arguments.flags.contains("--force"),
                title: { "feature \(Words.upperCamel($0))" })
        default: return try await MakeCommand(skill: self, context: context).run(arguments)
        }
    }
}
