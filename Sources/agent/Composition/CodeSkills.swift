import AgentCore
import FeatureSkill
import Foundation
import TestGenSkill

/// The skills that write Swift code, and what they are given of the program: a line for each thing that takes time, and a
/// question at the terminal where somebody is there.
struct CodeSkills: Sendable {
    /// Makes features of Swift packages.
    let feature: FeatureSkill
    /// Writes tests for Swift code.
    let test: TestGenSkill

    /// Makes the skills; the user's templates come before those of the program.
    ///
    /// - Parameter model: reads fields from sentences, and what comments promise; `nil` where none is able.
    init(_ program: Program, _ resources: Resources, model: (any LanguageModel)?) {
        let console = program.console
        var ask: (@Sendable (String, String) async throws -> Bool)?
        if console.inputIsTerminal, console.errorIsTerminal {
            ask = { text, question in await Self.answer(text, question, on: console) }
        }
        feature = FeatureSkill(
            directories: program.directories,
            templates: Templates(folders: [
                program.directories.config.appending(path: "skills/feature/assets"),
                resources.skills.appending(path: "feature/assets"),
            ]),
            model: model, environment: program.environment, progress: { console.dim("… \($0)") }, ask: ask)
        test = TestGenSkill(
            directories: program.directories, model: model, environment: program.environment,
            progress: { console.dim("… \($0)") }, ask: ask)
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
