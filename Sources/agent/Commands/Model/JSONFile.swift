import AgentCore
import Engine
import Foundation

/// Reads JSON files named on the command line, `-` for standard input. Objects keep the order of their members.
enum JSONFile {
    /// Reads a JSON document.
    ///
    /// - Throws: `AgentError` where the file cannot be read or is not JSON.
    static func document(_ path: String) throws -> JSONValue {
        let text = try text(path)
        do throws(JSONReaderError) { return try JSONReader().read(text) } catch {
            throw AgentError(.failed, "\(path), line \(error.line): \(error.message)", remedy: "Write it as JSON.")
        }
    }

    /// A file's text, without a byte-order mark.
    static func text(_ path: String) throws -> String {
        try StandardInput.file(path, limit: 1 << 26)
    }
}
