extension StringProtocol {
    /// The text without leading and trailing white space. Foundation's version goes through UTF-16, which is noticeably
    /// slow when thousands of files are read.
    var trimmed: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
