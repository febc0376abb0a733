import AgentCore
import FeatureSkill
import Foundation

/// What `@feature` is given of the program.
enum FeatureParts {
    /// The skill: with the user's templates before those that come with the program, and a question at the terminal where
    /// somebody is there.
    ///
    /// - Parameter model: reads fields from sentences; `nil` where none is able.
    static func skill(_ program: Program, _ resources: Resources, model: (any LanguageModel)?) -> FeatureSkill {
        let console = program.console
        var ask: (@Sendable (String, String) async throws -> Bool)?
        if console.inputIsTerminal, console.errorIsTerminal {
            ask = { text, question in await answer(text, question, on: console) }
        }
        return FeatureSkill(
            directories: program.directories,
            templates: Templates(folders: [
                program.directories.config.appending(path: "skills/feature/assets"),
                resources.skills.appending(path: "feature/assets"),
            ]),
            model: model, environment: program.environment, progress: { console.dim("… \($0)") },
            ask: ask)
    }

    private static func answer(_ text: String, _ question: String, on console: Console) async -> Bool {
        TerminalLine.discardTyped()
        console.note(text)
        console.ask("\(question) [y]es · [n]o: ")
        guard let line = await TerminalLine.read() else {
            console.note("")
            return false
        }
        return ["y", "yes"].contains(line.trimmingCharacters(in: .whitespaces).lowercased())
    }
}
