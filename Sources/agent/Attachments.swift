import AgentCore
import Foundation

/// Files named in a message: `@./path` and `@path/with/slash` stand for the file's text.
enum Attachments {
    /// Most bytes of one file.
    static let limit = 256 * 1024

    /// The message with each named file's text appended, fenced, and the mentions turned into plain paths.
    ///
    /// - Throws: `AgentError` where a file is missing, too large or no text; then nothing is to be sent.
    static func expand(_ text: String) throws -> String {
        var result = ""
        var files: [(path: String, text: String)] = []
        var previous: Character = " "
        var rest = text[...]
        while let character = rest.first {
            if character == "@", previous.isWhitespace, let path = path(after: rest.dropFirst()) {
                let file = try existing(path)
                if !files.contains(where: { $0.path == file }) { files.append((file, try read(file))) }
                result += file
                rest = rest.dropFirst(1 + file.count)
                previous = file.last ?? " "
            } else {
                result.append(character)
                previous = character
                rest = rest.dropFirst()
            }
        }
        return result + files.map { "\n\n" + fenced($0.text, name: $0.path) }.joined()
    }

    /// A file's text.
    ///
    /// - Throws: `AgentError` where it is missing, too large or no text.
    static func read(_ path: String) throws -> String {
        let full = NSString(string: path).expandingTildeInPath
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: full, isDirectory: &isDirectory) else {
            throw AgentError(
                .notFound, "there is no file \(path)", remedy: "Nothing was sent. Write \\@ for a plain @.")
        }
        if isDirectory.boolValue {
            throw AgentError(.usage, "\(path) is a folder", remedy: "Nothing was sent. Attach files one by one.")
        }
        let text: String
        do {
            text = String(try TextFile.read(URL(filePath: full), limit: limit).withoutByteOrderMark)
        } catch {
            throw AgentError(error.code, error.message, remedy: "Nothing was sent. \(error.remedy)")
        }
        guard !text.contains("\0") else {
            throw AgentError(.usage, "\(path) is not text", remedy: "Nothing was sent. Attach text files only.")
        }
        return text
    }

    /// Text between fences that do not occur in it.
    static func fenced(_ text: String, name: String) -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return "\(fence) \(name)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
    }

    private static func path(after text: Substring) -> String? {
        let word = String(text.prefix { !$0.isWhitespace })
        return word.contains("/") && word.first != "/" || word.hasPrefix("/") && word.count > 1 ? word : nil
    }

    /// The path, or the path without punctuation that belongs to the sentence.
    private static func existing(_ path: String) throws -> String {
        var candidate = path
        while let last = candidate.last {
            if FileManager.default.fileExists(atPath: NSString(string: candidate).expandingTildeInPath) {
                return candidate
            }
            guard ".,;:!?)\"'".contains(last) else { break }
            candidate.removeLast()
        }
        return path
    }
}
