import AgentCore
import Foundation

/// Reads standard input.
enum StandardInput {
    /// All of it, as text.
    ///
    /// - Throws: `AgentError.Code.usage` where it is not UTF-8.
    static func text() throws -> String {
        guard let data = try? FileHandle.standardInput.readToEnd() else { return "" }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw AgentError(
                .usage, "standard input is not valid UTF-8",
                remedy: "Nothing was stored. Convert it first, for example with iconv.")
        }
        return text
    }

    /// All of it where something is piped in; `nil` at a terminal.
    ///
    /// - Throws: `AgentError.Code.usage` where it is not UTF-8.
    static func pipedText(_ console: Console) throws -> String? { console.inputIsTerminal ? nil : try text() }
}
