package import AgentCore
package import Foundation
import SwiftTools

/// `@test`: writes tests for existing Swift code, and keeps only those that were shown to catch faults.
package struct TestGenSkill: Skill {
    /// `test`
    package let name = "test"
    let journal: ChangeJournal
    let model: (any LanguageModel)?
    let directory: URL
    let environment: [String: String]
    let progress: @Sendable (String) -> Void
    let ask: (@Sendable (String, String) async throws -> Bool)?

    /// Makes the skill.
    ///
    /// - Parameters:
    ///   - directories: hold the journal of the changes it wrote.
    ///   - model: reads documentation comments that no rule understands; `nil` if no model is available.
    ///   - directory: the base of relative paths.
    ///   - environment: environment variables; the toolchain is looked up in `PATH`.
    ///   - progress: called with each step as it begins.
    ///   - ask: shows a text and asks a yes-or-no question at the terminal; `nil` if there is no terminal.
    package init(
        directories: Directories, model: (any LanguageModel)? = nil,
        directory: URL = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
        environment: [String: String] = ProcessInfo.processInfo.environment,
        progress: @escaping @Sendable (String) -> Void = { _ in },
        ask: (@Sendable (String, String) async throws -> Bool)? = nil
    ) {
        journal = ChangeJournal(directories)
        self.model = model
        self.directory = directory
        self.environment = environment
        self.progress = progress
        self.ask = ask
    }

    /// The commands, for help texts and completions.
    package static let commands = JournalCommands.help(undo: "[ID]")

    /// Runs a command of `@test`.
    package func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? {
        let arguments = try TestArguments(invocation.words)
        let written = JournalCommands(journal, skill: name, isPrivate: context.isPrivate)
        switch arguments.words.first {
        case "list" where arguments.words.count == 1: return try written.list()
        case "undo":
            return try written.undo(
                Array(arguments.words.dropFirst()), force: arguments.flags.contains("--force"))
        default: return try await WriteTests(skill: self, context: context).run(arguments)
        }
    }
}
