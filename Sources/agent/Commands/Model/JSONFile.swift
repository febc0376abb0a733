import AgentCore
import Engine
import Foundation

/// JSON files that commands are given, `-` for standard input; members keep their order.
enum JSONFile {
    /// A document.
    ///
    /// - Throws: `AgentError` where there is no such file or it is no JSON.
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
