/// The tools of `allowed-tools`: names with blanks between, where a name may carry a pattern in brackets that
/// contains blanks itself, as `Bash(git add *)` does.
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
