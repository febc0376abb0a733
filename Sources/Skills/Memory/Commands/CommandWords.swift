import AgentCore

/// A command line of the memory skill, split into the command, its options, and its arguments.
struct CommandWords: Sendable, Hashable {
    /// The first word; `list` where there is none.
    let command: String
    /// The words after the command, without options.
    let arguments: [String]
    /// Options without a value, such as `--yes`.
    private(set) var flags: Set<String> = []
    /// Options with a value, such as `-k 5`.
    private(set) var options: [String: String] = [:]

    /// Splits the words of an invocation. After `--` nothing is an option.
    ///
    /// - Throws: `AgentError` of kind `usage` for an option that has no value.
    init(_ words: [String]) throws {
        command = words.first ?? "list"
        var arguments: [String] = []
        var index = 1
        var isOver = false
        while index < words.count {
            let word = words[index]
            index += 1
            if isOver || !word.hasPrefix("-") || word == "-" || word.dropFirst().first?.isNumber == true {
                arguments.append(word)
            } else if word == "--" {
                isOver = true
            } else if ["-k", "--kind", "--queries", "--weeks"].contains(word) {
                guard index < words.count else {
                    throw AgentError(.usage, "memory: \(word) needs a value", remedy: MemoryCommand.usage)
                }
                options[word] = words[index]
                index += 1
            } else {
                flags.insert(word)
            }
        }
        self.arguments = arguments
    }

    /// The arguments as one text.
    var text: String { arguments.joined(separator: " ") }

    /// Refuses options that the command does not have.
    ///
    /// - Throws: `AgentError` of kind `usage`, naming the option.
    func allow(_ known: Set<String>) throws {
        let all = flags.union(options.keys).subtracting(["--json", "--jsonl"])
        if let unknown = all.subtracting(known).min() {
            throw AgentError(.usage, "memory \(command) has no option \(unknown)", remedy: MemoryCommand.usage)
        }
    }

    /// The one id or text that the command needs.
    ///
    /// - Throws: `AgentError` of kind `usage` where it is missing.
    func required(_ what: String) throws -> String {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw AgentError(.usage, "memory \(command) needs \(what)", remedy: MemoryCommand.usage)
        }
        return text
    }
}
