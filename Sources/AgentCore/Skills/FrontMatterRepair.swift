/// Repairs the most common errors in hand-written front matter: it quotes values that are not valid YAML, as in
/// `description: Use when: asked`, `description: **Bold** words` or `argument-hint: [file] [line]`. It handles only
/// top-level keys, and does not repair unclosed quotes or brackets.
///
/// Source of the practice: the Agent Skills guide for hosts, "Handling malformed YAML"
/// (https://agentskills.io/client-implementation/adding-skills-support).
enum FrontMatterRepair {
    /// The text with invalid values quoted and line numbers unchanged; `nil` if there is nothing to repair.
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
            // A value may continue on indented lines.
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

    /// The text with escaped surrogate pairs, which JSON allows (`\ud83d\udd0d`), replaced with the character itself,
    /// because YAML libraries do not accept them. `nil` if there is none.
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

    /// Whether the value may be meant as a text: it has no quotes, no block indicator, and no unbalanced brackets.
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
