package import AgentCore
package import Foundation
import SwiftTools

/// `@test`: tests for Swift code that exists, each shown to catch faults before it is kept.
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
    ///   - directories: where it remembers what it wrote.
    ///   - model: reads documentation comments; `nil` where none is able.
    ///   - directory: where relative paths begin.
    ///   - environment: whose `PATH` has the toolchain.
    ///   - progress: told what is being done.
    ///   - ask: shows a text and asks a question at the terminal; `nil` where nobody is there.
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
