/// Splits the texts of files and pipes into lines, everywhere in the program: at line feeds. One carriage return before
/// each is dropped, and so is a byte-order mark at the start. Unicode's other line separators do not end a line,
/// because they do not end one in JSON Lines or Markdown either.
extension StringProtocol where SubSequence == Substring {
    /// The lines in order, blank ones included. A line break at the end does not start another line.
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

/// Lines of UTF-8 bytes.
public enum TextLines {
    /// The text split at line feeds and otherwise unchanged, for callers that show or write the exact bytes.
    package static func pieces(of text: String) -> [Substring] {
        text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false).map { Substring($0) }
    }

    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The text of one line, without a carriage return at its end.
    ///
    /// - Parameters:
    ///   - bytes: the line's bytes, without the line feed.
    ///   - isFirst: whether the line may start with a byte-order mark, which is dropped.
    /// - Returns: `nil` where the bytes are not UTF-8.
    public static func text(ofLine bytes: some BidirectionalCollection<UInt8>, isFirst: Bool) -> String? {
        let line = bytes.last == carriageReturn ? bytes.dropLast() : bytes[...]
        return String(validating: isFirst && line.starts(with: byteOrderMark) ? line.dropFirst(3) : line, as: UTF8.self)
    }

    /// Decodes the bytes of a file or a pipe.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - name: the name of the file, for the error.
    ///   - code: the error's kind.
    ///   - remedy: what the error tells the user to do.
    /// - Throws: `AgentError` naming the first line that is not UTF-8.
    public static func text(
        of bytes: some Collection<UInt8>, named name: String, code: AgentError.Code = .usage,
        remedy: String = "Save it as UTF-8."
    ) throws(AgentError) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        // No multi-byte UTF-8 sequence contains a line feed, so each line can be validated by itself.
        let lines = bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
        let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        throw AgentError(code, "\(name), line \(line + 1) is not UTF-8 text", remedy: remedy)
    }
}
