/// Mends the commonest faults of front matters written by hand: values that are no YAML by themselves, as in
/// `description: Use when: asked`, `description: **Bold** words` or `argument-hint: [file] [line]`, are put in quotes. Only
/// keys that are not indented are looked at, and values in quotes or brackets that nobody closed stay broken.
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
            guard let (key, value) = pair(line) else {
                output.append(line)
                continue
            }
            var parts = [value]
            // A value may go on in indented lines.
            while index < lines.count, lines[index].first.map({ $0 == " " || $0 == "\t" }) == true {
                parts.append(lines[index])
                index += 1
            }
            if mayBeText(parts), isBroken(parts) {
                hasChanged = true
                output.append("\(key): \(quoted(parts))")
                output += Array(repeating: "", count: parts.count - 1)
            } else {
                output += [line] + parts.dropFirst()
            }
        }
        return hasChanged ? output.joined(separator: "\n") : nil
    }

    /// The text with each character that JSON writes as two escapes, `\ud83d\udd0d`, as itself: YAML's libraries know
    /// only escapes of whole characters. `nil` where there is none.
    static func joiningSurrogates(_ yaml: String) -> String? {
        let pair = /\\u([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/
        let joined = yaml.replacing(pair) { match in
            let units = [match.1, match.2].compactMap { UInt16($0, radix: 16) }
            return String(decoding: units, as: UTF16.self)
        }
        return joined == yaml ? nil : joined
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

    /// Whether somebody can have meant a text: no quotes, no block of lines, no bracket without its other half.
    private static func mayBeText(_ parts: [String]) -> Bool {
        guard let first = parts[0].first, !"\"'|>".contains(first) else { return false }
        guard first == "[" || first == "{" else { return true }
        let text = parts.joined()
        return zip("[{", "]}").allSatisfy { open, close in
            text.count { $0 == open } == text.count { $0 == close }
        }
    }

    private static func isBroken(_ parts: [String]) -> Bool {
        do {
            _ = try YAMLReader(dialect: .lenient).read("x: " + parts.joined(separator: "\n"))
            return false
        } catch {
            return error.code == .syntax
        }
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
