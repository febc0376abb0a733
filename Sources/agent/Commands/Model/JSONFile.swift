import AgentCore
import Engine
import Foundation

/// Reads JSON files named on the command line, `-` for standard input. Objects keep the order of their members.
enum JSONFile {
    /// Reads a JSON document.
    ///
    /// - Throws: `AgentError` where the file cannot be read or is not JSON.
    static func document(_ path: String) throws -> TemplateData {
        let text = try text(path)
        let reading = Result { () throws(TemplateError) in try TemplateData(json: text) }
        return try reading.mapError { AgentError(.failed, "\(path): \($0.message)", remedy: "Write it as JSON.") }.get()
    }

    /// A file's text, without a byte-order mark.
    static func text(_ path: String) throws -> String {
        try StandardInput.file(path, limit: 1 << 26)
    }
}
