import AgentCore
import Foundation

/// Attaches files named in a message: `@./path`, `@path/with/slash` and `@"a path"`.
enum Attachments {
    /// The most bytes of one file.
    static let limit = 256 * 1024

    /// A message with the text of its files.
    struct Message {
        /// The text.
        var text = ""
        /// Lines for the user.
        var notices: [String] = []
    }

    /// Appends the text of each named file in a code fence, and turns the mentions into plain paths. A mention that
    /// only looks like a path, such as `@types/node`, stays text, with a notice.
    ///
    /// - Parameter takesPipes: whether pipes and devices are read too.
    /// - Throws: `AgentError` where a file is too large or not text, or is missing although its form is clearly a path.
    ///   The message must not be sent then.
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

    /// Expands the words of a command line. The shell removes quotes, so a word such as `@my file` attaches the file if
    /// it exists.
    ///
    /// - Throws: the errors of `expand(_:takesPipes:)`.
    static func expand(words: [String]) throws -> Message {
        let words = words.map { word in
            let path = String(word.dropFirst())
            let isFile = word.hasPrefix("@") && word.contains(where: \.isWhitespace) && PathMention.isThere(path)
            return isFile ? "@" + PathMention.written(path) : word
        }
        return try expand(words.joined(separator: " "), takesPipes: true)
    }

    /// Why a mention is treated as text; `nil` if it is a file.
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
    /// - Throws: `AgentError` where it is missing, too large or not text.
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

    /// The text in a code fence, with a fence longer than any in the text.
    static func fenced(_ text: String, name: String) -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return "\(fence) \(name)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
    }
}
