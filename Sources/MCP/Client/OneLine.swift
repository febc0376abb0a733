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

    /// At most `limit` bytes of UTF-8, whole characters; where more is there, the middle is left out and told.
    func withoutMiddle(_ limit: Int) -> String {
        let size = utf8.count
        guard size > limit else { return self }
        let kept = Swift.max(0, limit - 60)
        var head = index(startIndex, offsetBy: 0)
        var headBytes = 0
        while head < endIndex {
            let next = self[head].utf8.count
            guard headBytes + next <= kept / 2 else { break }
            headBytes += next
            head = index(after: head)
        }
        var tail = endIndex
        var tailBytes = 0
        while tail > head {
            let before = index(before: tail)
            let next = self[before].utf8.count
            guard tailBytes + next <= kept - kept / 2 else { break }
            tailBytes += next
            tail = before
        }
        return self[..<head] + "\n[… \(size - headBytes - tailBytes) bytes left out …]\n" + self[tail...]
    }
}
