/// Parses `allowed-tools`: names separated by spaces or commas. A name may have a pattern in parentheses that contains
/// spaces itself, as in `Bash(git add *)`.
enum SkillToolList {
    /// The names in a text or in a list of texts.
    static func names(in node: YAMLNode) -> [String] {
        if let elements = node.elements { return elements.flatMap(names(in:)) }
        return node.text.map(names(in:)) ?? []
    }

    /// The names in a text.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        var current = ""
        var depth = 0
        for character in text {
            if depth == 0, character.isWhitespace || character == "," {
                if !current.isEmpty { names.append(current) }
                current = ""
                continue
            }
            if character == "(" { depth += 1 }
            if character == ")" { depth = max(0, depth - 1) }
            current.append(character)
        }
        if !current.isEmpty { names.append(current) }
        return names
    }
}
