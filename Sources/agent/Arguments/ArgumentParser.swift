import AgentCore

/// Parses the words after a command's name: flags, `--name value`, `--name=value`, `-n value`, bundled short flags,
/// and `--`, after which everything is an operand.
struct ArgumentParser: Sendable {
    /// The command's syntax.
    let syntax: Syntax

    /// Parses the words.
    ///
    /// - Throws: `AgentError.Code.usage`: an unknown option (with the nearest one), a missing or unexpected value, too
    ///   few or too many operands.
    func parse(_ words: [String]) throws -> Arguments {
        var arguments = Arguments()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                arguments.operands += syntax.keepsUnknownOptions ? ["--"] + rest : Array(rest)
                break
            }
            if word.hasPrefix("--") {
                try parseLong(word, &rest, &arguments)
            } else if isShort(word) {
                try parseShort(word, &rest, &arguments)
            } else {
                arguments.operands.append(word)
            }
        }
        if !arguments.has(.help) { try checkCount(arguments.operands) }
        return arguments
    }

    /// The index of the first word that is neither an option nor an option's value; `nil` where there is none.
    func firstOperand(of words: [String]) -> Int? {
        var index = 0
        while index < words.count {
            let word = words[index]
            if word == "--" { return index + 1 < words.count ? index + 1 : nil }
            guard word.hasPrefix("-"), word != "-" else { return index }
            let isValueSeparate = option(word)?.placeholder != nil
            index += isValueSeparate ? 2 : 1
        }
        return nil
    }

    /// `-x` is an option; `-` (standard input) and `-5` are operands.
    private func isShort(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
        return !second.isNumber
    }

    private func option(_ word: String) -> Option? {
        if word.hasPrefix("--") { return syntax.allOptions.first { "--\($0.name)" == word } }
        return syntax.allOptions.first { $0.short.map { "-\($0)" } == word }
    }

    private func parseLong(_ word: String, _ rest: inout ArraySlice<String>, _ arguments: inout Arguments) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = option(parts[0]) else { return try unknown(word, parts[0], &arguments) }
        if option.placeholder == nil {
            guard parts.count == 1 else {
                throw AgentError(.usage, "--\(option.name) takes no value", remedy: hint)
            }
            arguments.add(option)
        } else if parts.count == 2 {
            arguments.add(option, parts[1])
        } else {
            arguments.add(option, try takeValue(of: option, &rest))
        }
    }

    private func parseShort(_ word: String, _ rest: inout ArraySlice<String>, _ arguments: inout Arguments) throws {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = option("-\(letter)") else { return try unknown(word, "-\(letter)", &arguments) }
            if option.placeholder == nil {
                arguments.add(option)
            } else if letters.isEmpty {
                arguments.add(option, try takeValue(of: option, &rest))
            } else {
                arguments.add(option, String(letters.first == "=" ? letters.dropFirst() : letters))
                return
            }
        }
    }

    private func takeValue(of option: Option, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else {
            throw AgentError(
                .usage, "--\(option.name) needs a value", remedy: "Write --\(option.name) \(option.placeholder ?? "").")
        }
        return value
    }

    private func unknown(_ word: String, _ name: String, _ arguments: inout Arguments) throws {
        guard !syntax.keepsUnknownOptions else {
            arguments.operands.append(word)
            return
        }
        let nearest = Nearest.names(to: name, among: syntax.allOptions.map { "--\($0.name)" })
        let guess = nearest.isEmpty ? "" : "Did you mean \(nearest.joined(separator: " or "))? "
        throw AgentError(.usage, "there is no option \(name)", remedy: guess + hint)
    }

    private func checkCount(_ operands: [String]) throws {
        if operands.count < syntax.count.lowerBound {
            throw AgentError(.usage, "agent \(syntax.name) needs \(syntax.operands)", remedy: hint)
        }
        if operands.count > syntax.count.upperBound {
            throw AgentError(
                .usage, "agent \(syntax.name) does not take \"\(operands[syntax.count.upperBound])\"", remedy: hint)
        }
    }

    private var hint: String { "See `agent help \(syntax.name)`; text that begins with a dash goes after `--`." }
}
