/// Mends the commonest fault of front matters written by hand: values with a colon that YAML takes for the end of a key, as
/// in `description: Use when: asked`, are put in quotes. Only keys that are not indented are looked at.
///
/// Source of the practice: the Agent Skills guide for hosts, "Handling malformed YAML"
/// (https://agentskills.io/client-implementation/adding-skills-support).
enum FrontMatterRepair {
    /// The text with values in quotes, its lines where they were; `nil` where there is none to put there.
    static func repaired(_ yaml: String) -> String? {
        let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var output: [String] = []
        var hasChanged = false
        var index = 0
        while index < lines.count {
            let line = lines[index]
            index += 1
            guard let (key, value) = pair(line), needsQuotes(value) else {
                output.append(line)
                continue
            }
            var parts = [value]
            var blanks = 0
            // A value may go on in indented lines.
            while index < lines.count, lines[index].first.map({ $0 == " " || $0 == "\t" }) == true {
                parts.append(lines[index])
                blanks += 1
                index += 1
            }
            hasChanged = true
            output.append("\(key): \(quoted(parts))")
            output += Array(repeating: "", count: blanks)
        }
        return hasChanged ? output.joined(separator: "\n") : nil
    }

    private static func pair(_ line: String) -> (key: String, value: String)? {
        guard let colon = line.firstIndex(of: ":"), let first = line.first, first.isLetter || first == "_" else {
            return nil
        }
        let key = line[..<colon]
        let rest = line[line.index(after: colon)...]
        guard key.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }),
            rest.first.map({ $0 == " " || $0 == "\t" }) == true
        else { return nil }
        let value = trimmed(rest)
        return value.isEmpty || value.hasPrefix("#") ? nil : (String(key), value)
    }

    private static func needsQuotes(_ value: String) -> Bool {
        guard let first = value.first, !"\"'|>[{".contains(first) else { return false }
        return value.contains(": ") || value.contains(":\t") || value.hasSuffix(":")
    }

    private static func quoted(_ parts: [String]) -> String {
        let text = parts.map { trimmed($0[...]) }.filter { !$0.isEmpty }.joined(separator: " ")
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }
}
