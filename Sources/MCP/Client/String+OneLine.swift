extension String {
    /// The text on one line for display, of at most `limit` characters. Characters that would move the cursor, change
    /// the writing direction or be invisible become spaces; an ellipsis marks what is cut.
    func oneLine(_ limit: Int) -> String {
        var line = ""
        var count = 0
        for character in self {
            guard count < limit else { return line + "…" }
            count += 1
            let isShown = character.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
                default: true
                }
            }
            line += isShown && character.unicodeScalars.count <= 8 ? String(character) : " "
        }
        return line
    }

    /// The text without characters that people do not see but models read: control characters except line breaks and
    /// tabs, and Unicode's format and tag characters.
    var visible: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter { scalar in
                    switch scalar.properties.generalCategory {
                    case .control: scalar == "\n" || scalar == "\t"
                    case .format, .privateUse, .unassigned: false
                    default: true
                    }
                }))
    }
}
