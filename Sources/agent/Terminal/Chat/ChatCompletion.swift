import AgentCore
import Foundation

/// What Tab offers in a chat: `/commands`, `@skills`, and paths after `@` and `/attach`.
struct ChatCompletion: Sendable {
    /// The names of the skills.
    let skills: [String]

    /// Words that may take the place of the last one.
    func candidates(_ text: String) -> [String] {
        let word = LineEditor.lastWord(text)
        if text.hasPrefix("/"), word == text {
            return ChatCommand.all.map { "/\($0.name)" }.filter { $0.hasPrefix(word) }
        }
        if text.hasPrefix("/attach ") || text.hasPrefix("/export ") { return Self.paths(word) }
        guard word.hasPrefix("@") else { return [] }
        let name = String(word.dropFirst())
        if name.contains("/") || name.hasPrefix(".") { return Self.paths(name).map { "@\($0)" } }
        return skills.map { "@\($0)" }.filter { $0.hasPrefix(word) }
    }

    private static func paths(_ start: String) -> [String] {
        let end = start.lastIndex(of: "/").map { start.index(after: $0) } ?? start.startIndex
        let folder = String(start[..<end])
        let name = start[end...]
        let place = folder.isEmpty ? "." : NSString(string: folder).expandingTildeInPath
        let found = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        let matching = found.filter { $0.hasPrefix(name) && (name.hasPrefix(".") || !$0.hasPrefix(".")) }
        return matching.sorted().map { entry in
            var isDirectory: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: place + "/" + entry, isDirectory: &isDirectory)
            return folder + entry + (isDirectory.boolValue ? "/" : "")
        }
    }
}
