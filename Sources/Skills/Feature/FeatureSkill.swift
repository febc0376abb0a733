package import AgentCore
package import Foundation
import SwiftTools

/// `@feature`: generates a feature of a Swift program with its tests, and keeps it only if it builds and passes them.
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
    ///   - directories: hold the journal of the changes it wrote.
    ///   - templates: the templates for the generated code.
    ///   - model: reads fields from sentences; `nil` if no model is available.
    ///   - directory: the base of relative paths.
    ///   - environment: environment variables; the toolchain is looked up in `PATH`.
    ///   - progress: called with each step as it begins.
    ///   - ask: shows a text and asks a yes-or-no question at the terminal; `nil` if there is no terminal.
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
