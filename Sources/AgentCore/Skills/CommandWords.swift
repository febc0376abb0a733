/// The words of a skill's command: what is named, options with values, and flags.
package struct CommandWords: Sendable, Hashable {
    /// The command, for errors: `memory search`.
    package let command: String
    /// One line that names every form, for errors.
    package let usage: String
    /// What is named beside the options.
    package private(set) var words: [String] = []
    /// Options with their values: `--path`.
    package private(set) var options: [String: String] = [:]
    /// Options without: `--yes`, which `-y` is short for.
    package private(set) var flags: Set<String> = []

    /// What every command takes: they are read before, by the program.
    private static let common: Set<String> = ["--json", "--jsonl"]

    /// Reads the words. After `--` nothing is an option, and neither is a number below 0. A value may follow its option
    /// or a `=`.
    ///
    /// - Parameters:
    ///   - command: its name, for errors.
    ///   - valued: the options that take a value.
    ///   - flags: the options without one; with `--yes` goes `-y`.
    ///   - usage: one line that names every form.
    /// - Throws: `AgentError.Code.usage` for an option that is not known or lacks its value.
    package init(
        _ all: some Collection<String>, of command: String, valued: Set<String> = [], flags known: Set<String> = [],
        usage: String
    ) throws(AgentError) {
        self.command = command
        self.usage = usage
        var rest = Array(all)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                return
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let flag = word == "-y" ? "--yes" : word
            if let name = parts.first, valued.contains(name) {
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw AgentError(.usage, "\(command): \(name) needs a value", remedy: usage)
                }
                options[name] = value
            } else if known.contains(flag) || Self.common.contains(flag) {
                flags.insert(flag)
            } else if word.hasPrefix("-"), word != "-", word.dropFirst().first?.isNumber != true {
                throw AgentError(.usage, "\(command) has no option \(word)", remedy: usage)
            } else {
                words.append(word)
            }
        }
    }

    /// The words as one text.
    package var text: String { words.joined(separator: " ") }

    /// The one id or text that the command needs.
    ///
    /// - Throws: `AgentError.Code.usage` where it is missing.
    package func required(_ what: String) throws(AgentError) -> String {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw AgentError(.usage, "\(command) needs \(what)", remedy: usage)
        }
        return text
    }

    /// Refuses words where the command takes none.
    ///
    /// - Throws: `AgentError.Code.usage` naming them.
    package func requireNone() throws(AgentError) {
        guard words.isEmpty else {
            throw AgentError(.usage, "\(command) takes nothing more: \(text)", remedy: usage)
        }
    }

    /// The number that an option has.
    ///
    /// - Parameter range: what it may be, told in `described`.
    /// - Throws: `AgentError.Code.usage` where it is no such number.
    package func number(
        _ option: String, in range: ClosedRange<Int>, described: String, otherwise: Int
    ) throws(AgentError) -> Int {
        guard let text = options[option] else { return otherwise }
        guard let number = Int(text), range.contains(number) else {
            throw AgentError(
                .usage, "\(command): \(option) needs a number \(described), not \(text)", remedy: usage)
        }
        return number
    }
}
