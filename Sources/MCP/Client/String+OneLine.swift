extension String {
    /// The text on one line for people to read, of at most `limit` characters: what would move the cursor, turn the
    /// direction of writing or cannot be seen is a blank, and what is left out is told.
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

    /// The text without what people do not see and models read: control characters but line breaks and tabs, and
    /// Unicode's marks of format and tags.
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
