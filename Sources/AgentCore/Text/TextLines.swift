/// How texts of files and pipes are cut into lines, everywhere in the program: at line feeds, one carriage return before
/// each left out, and a byte-order mark at the start. Nothing else ends a line, whatever Unicode calls it, because
/// nothing else ends one in JSON lines, in Markdown and for the programs that write them.
extension StringProtocol where SubSequence == Substring {
    /// The lines in their order, blank ones too; a line break at the end begins no further one.
    public var lines: [Substring] {
        var lines = self[...].withoutByteOrderMark.utf8.split(
            separator: TextLines.lineFeed, omittingEmptySubsequences: false
        ).map { Substring($0.last == TextLines.carriageReturn ? $0.dropLast() : $0) }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The text without a byte-order mark at its start.
    public var withoutByteOrderMark: Substring {
        let bytes = self[...].utf8
        return bytes.starts(with: TextLines.byteOrderMark)
            ? Substring(bytes.dropFirst(TextLines.byteOrderMark.count)) : self[...]
    }
}

/// Lines as bytes.
public enum TextLines {
    /// All that stands between line feeds, as it is: for what shows or writes a text's very bytes.
    package static func pieces(of text: String) -> [Substring] {
        text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false).map { Substring($0) }
    }

    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// One line's text, of the bytes before a line feed.
    ///
    /// - Parameters:
    ///   - bytes: the line, as it came.
    ///   - isFirst: whether a byte-order mark may stand at its start.
    /// - Returns: `nil` where the bytes are no UTF-8.
    public static func text(ofLine bytes: some BidirectionalCollection<UInt8>, isFirst: Bool) -> String? {
        let line = bytes.last == carriageReturn ? bytes.dropLast() : bytes[...]
        return String(validating: isFirst && line.starts(with: byteOrderMark) ? line.dropFirst(3) : line, as: UTF8.self)
    }

    /// The text of all bytes, as they are.
    ///
    /// - Parameters:
    ///   - bytes: what a file or a pipe holds.
    ///   - name: what it is, for the error.
    ///   - code: the error's kind.
    ///   - remedy: what the error says to do.
    /// - Throws: `AgentError` naming the first line that is no UTF-8.
    public static func text(
        of bytes: some Collection<UInt8>, named name: String, code: AgentError.Code = .usage,
        remedy: String = "Save it as UTF-8."
    ) throws(AgentError) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        // No character of UTF-8 has the byte of a line feed in it, so that each line is valid or not by itself.
        let lines = bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
        let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        throw AgentError(code, "\(name), line \(line + 1) is not UTF-8 text", remedy: remedy)
    }
}
