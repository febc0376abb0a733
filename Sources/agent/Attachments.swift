import AgentCore
import Foundation

/// Files named in a message: `@./path`, `@path/with/slash` and `@"a path"` stand for the file's text.
enum Attachments {
    /// Most bytes of one file.
    static let limit = 256 * 1024

    /// A message with its files.
    struct Message {
        /// The text.
        var text = ""
        /// What the user should know.
        var notices: [String] = []
    }

    /// The message with each named file's text appended, fenced, and the mentions turned into plain paths. What looks like
    /// a path and is none, such as `@types/node`, stays text, with a notice.
    ///
    /// - Parameter takesPipes: whether pipes and devices are read too.
    /// - Throws: `AgentError` where a file is missing whose path cannot be anything else, is too large or no text; then
    ///   nothing is to be sent.
    static func expand(_ text: String, takesPipes: Bool = false) throws -> Message {
        var message = Message()
        var files: [(path: String, text: String)] = []
        var previous: Character = " "
        var rest = text[...]
        while let character = rest.first {
            rest.removeFirst()
            message.text.append(character)
            defer { previous = message.text.last ?? " " }
            guard character == "@", previous.isWhitespace, let mention = PathMention(rest) else { continue }
            if !mention.isPath, let reason = reasonForText(mention.path) {
                message.notices.append("\(mention.path) is \(reason): it is sent as text.")
                message.text += rest[..<mention.end]
            } else {
                if !files.contains(where: { $0.path == mention.path }) {
                    files.append((mention.path, try read(mention.path, takesPipes: takesPipes)))
                }
                message.text.removeLast()
                message.text += mention.path
            }
            rest = rest[mention.end...]
        }
        message.text += files.map { "\n\n" + fenced($0.text, name: $0.path) }.joined()
        return message
    }

    /// The message that words of a command line make. A shell takes the quotes away, so that a word with blanks that is a
    /// file's path behind its `@` means that file.
    ///
    /// - Throws: what `expand` throws.
    static func expand(words: [String]) throws -> Message {
        let words = words.map { word in
            let path = String(word.dropFirst())
            let isFile = word.hasPrefix("@") && word.contains(where: \.isWhitespace) && PathMention.isThere(path)
            return isFile ? "@" + PathMention.written(path) : word
        }
        return try expand(words.joined(separator: " "), takesPipes: true)
    }

    /// Why something that may be a path is none.
    private static func reasonForText(_ path: String) -> String? {
        guard PathMention.isThere(path) else { return "no file here" }
        return isFolder(path) ? "a folder" : nil
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        let full = NSString(string: path).expandingTildeInPath
        return FileManager.default.fileExists(atPath: full, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// A file's text.
    ///
    /// - Throws: `AgentError` where it is missing, too large or no text.
    static func read(_ path: String, takesPipes: Bool = false) throws -> String {
        guard PathMention.isThere(path) else {
            throw AgentError(
                .notFound, "there is no file \(path)",
                remedy: #"Nothing was sent. A path with blanks stands in quotes: @"my file"; write \@ for a plain @."#)
        }
        if isFolder(path) {
            throw AgentError(.usage, "\(path) is a folder", remedy: "Nothing was sent. Attach files one by one.")
        }
        let text: String
        do {
            let full = NSString(string: path).expandingTildeInPath
            text = String(
                try TextFile.read(URL(filePath: full), limit: limit, takesPipes: takesPipes).withoutByteOrderMark)
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
}
