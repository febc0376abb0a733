extension StringProtocol {
    /// The text without white space around it. Foundation's own goes through UTF-16, which shows where thousands of files
    /// are read.
    var trimmed: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
