public import AgentCore
public import Foundation

/// Editing without an editor: for front ends that have a text field.
extension PromptsSkill {
    /// What a text would be as a prompt of this name: the text for the model, and what is wrong. Nothing is written.
    ///
    /// - Throws: `AgentError` where what is remembered cannot be read.
    public func preview(_ name: String, _ text: String, at time: Date) throws -> (
        rendered: String?, problems: [Diagnostic]
    ) {
        let check = PromptCheck(reading: text, name: name, including: library.source)
        guard let template = check.template else { return (nil, check.diagnostics) }
        do {
            return (try render(template, at: time, knowing: remembered, values: [:]).text, check.diagnostics)
        } catch let error as AgentError where error.code == .usage {
            return (nil, check.diagnostics + [Diagnostic(.error, "inputs", error.message)])
        }
    }

    /// Keeps a text as the user's own prompt of this name. The text before it is kept in the history.
    ///
    /// - Throws: `AgentError`: `.usage` for a wrong name, `.checkFailed` for a text that cannot be used, `.refused` where
    ///   a project's prompt would hide it.
    public func write(_ name: String, _ text: String, at time: Date) throws {
        guard PromptName.isValid(name) else {
            throw AgentError(
                .usage, "\"\(name)\" cannot be a prompt's name",
                remedy: "Use one to 64 letters, digits, hyphens and underscores.")
        }
        let check = PromptCheck(reading: text, name: name, including: library.source)
        guard check.isValid, text.utf8.count <= PromptFile.maximumBytes else {
            throw AgentError(
                .checkFailed, "the text cannot be used: \(check.isValid ? "it is too long" : check.reason)",
                remedy: "\(name) stays as it was. Correct the text.")
        }
        _ = try library.replace(name, with: text, .edited, at: time)
    }
}
