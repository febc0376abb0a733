import AgentCore
import Engine
import Foundation

/// JSON files that commands are given, `-` for standard input; members keep their order.
enum JSONFile {
    /// A document.
    ///
    /// - Throws: `AgentError` where there is no such file or it is no JSON.
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
