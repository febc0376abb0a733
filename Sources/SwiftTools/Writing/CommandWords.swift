package import AgentCore

/// The words of a command that writes code: operands, options with values, and flags.
package struct CommandWords: Sendable, Hashable {
    /// The words that are not options.
    package private(set) var words: [String] = []
    /// The options with values that were given: `--path`.
    package private(set) var options: [String: String] = [:]
    /// The options without values that were given. `-y` is short for `--yes`.
    package private(set) var flags: Set<String> = []

    private static let known: Set<String> = ["--yes", "--force", "--json", "--jsonl"]

    /// Parses the words. After `--` nothing is an option.
    ///
    /// - Parameters:
    ///   - all: the words after the command's name.
    ///   - command: the command's name, for errors.
    ///   - valued: the options that take a value.
    ///   - flags: the command's own options without values.
    ///   - usage: one line that names every form.
    /// - Throws: `AgentError.Code.usage` for an unknown option or one that lacks its value.
    package init(
        _ all: [String], of command: String, valued: Set<String>, flags own: Set<String> = [], usage: String
    ) throws(AgentError) {
        var rest = all[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                return
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            if let name = parts.first, valued.contains(name) {
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw AgentError(.usage, "\(command): \(name) needs a value", remedy: usage)
                }
                options[name] = value
            } else if word == "-y" || Self.known.contains(word) || own.contains(word) {
                flags.insert(word == "-y" ? "--yes" : word)
            } else if word.hasPrefix("-") {
                throw AgentError(.usage, "\(command) has no option \(word)", remedy: usage)
            } else {
                words.append(word)
            }
        }
    }
}
