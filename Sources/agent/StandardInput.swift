import AgentCore
import Foundation

/// Reads standard input.
enum StandardInput {
    private static let isRead = Locked(false)

    /// A file that was named on the command line, `-` being standard input.
    ///
    /// - Throws: `AgentError` where the file cannot be read, or standard input was read before.
    static func file(_ path: String, limit: Int) throws -> String {
        try NamedFile.text(path, limit: limit, standardInput: { try text() })
    }

    /// All of it, as text.
    ///
    /// - Throws: `AgentError.Code.usage` where it is not UTF-8, or was read before.
    static func text() throws -> String {
        let isAgain = isRead.withLock { isRead in
            defer { isRead = true }
            return isRead
        }
        guard !isAgain else {
            throw AgentError(
                .usage, "standard input is named twice, and can be read once", remedy: "Name a file for one of them.")
        }
        guard let data = try? FileHandle.standardInput.readToEnd() else { return "" }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw AgentError(
                .usage, "standard input is not valid UTF-8",
                remedy: "Nothing was stored. Convert it first, for example with iconv.")
        }
        return text
    }

    /// All of it where something is piped in that was not read before; `nil` at a terminal.
    ///
    /// - Throws: `AgentError.Code.usage` where it is not UTF-8.
    static func pipedText(_ console: Console) throws -> String? {
        console.inputIsTerminal || isRead.withLock { $0 } ? nil : try text()
    }
}
