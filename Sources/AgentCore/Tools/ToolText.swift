/// Shortens the output of tools.
public enum ToolText {
    /// A text within `limit` bytes of UTF-8. A longer one is cut to its beginning and end, at character boundaries,
    /// with a line between them that says how many bytes were left out.
    public static func shortened(_ text: String, to limit: Int) -> String {
        let size = text.utf8.count
        guard size > limit else { return text }
        let half = max(0, (limit - 60) / 2)
        let start = prefix(of: text, bytes: half)
        let end = suffix(of: text, bytes: half)
        return "\(start)\n[… \(size - start.utf8.count - end.utf8.count) bytes left out …]\n\(end)"
    }

    private static func prefix(of text: String, bytes: Int) -> Substring {
        var index = text.utf8.index(text.startIndex, offsetBy: bytes)
        while index.samePosition(in: text) == nil { index = text.utf8.index(before: index) }
        return text[..<index]
    }

    private static func suffix(of text: String, bytes: Int) -> Substring {
        var index = text.utf8.index(text.endIndex, offsetBy: -bytes)
        while index.samePosition(in: text) == nil { index = text.utf8.index(after: index) }
        return text[index...]
    }
}
