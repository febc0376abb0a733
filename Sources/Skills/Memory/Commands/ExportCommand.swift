import AgentCore
import Foundation

/// `memory export [FILE] [--markdown]`: all facts, as JSON lines or as Markdown.
struct ExportCommand {
    let store: any MemoryStore

    /// Writes to a new file or a pipe. Without a file, or for `-`, returns the text.
    ///
    /// - Throws: `AgentError` of kind `refused` where the file exists already.
    func run(file: String?, isMarkdown: Bool) throws -> SkillOutput {
        let facts = try store.facts(in: [.current, .proposed, .superseded])
        let isMarkdown = isMarkdown || file?.hasSuffix(".md") == true
        let text = isMarkdown ? FactMarkdown.text(facts) : facts.map { $0.json.text() }.joined(separator: "\n")
        guard let file, !NamedFile.isStandardOutput(file) else {
            return SkillOutput(
                text: text, json: .array(facts.map(\.json)), jsonLines: isMarkdown ? nil : facts.map(\.json))
        }
        try NamedFile.create(file, text.isEmpty ? "" : text + "\n")
        return SkillOutput(
            text: "\(facts.count) facts written to \(file).",
            json: ["file": .string(file), "facts": .integer(facts.count)])
    }
}
