/// The YAML between `---` lines at the top of a Markdown file, and the text below it.
public struct FrontMatter: Sendable, Hashable {
    /// Why a text has no front matter.
    public enum Problem: Error, Sendable, Hashable {
        /// The text does not begin with `---`.
        case missing
        /// No line with `---` ends it.
        case unclosed

        /// The problem as a finding.
        public var diagnostic: Diagnostic {
            switch self {
            case .missing:
                Diagnostic(.error, "front-matter-missing", "the file must begin with a line of three hyphens", line: 1)
            case .unclosed:
                Diagnostic(
                    .error, "front-matter-unclosed", "no line of three hyphens ends the front matter", line: 1)
            }
        }
    }

    /// The YAML. It begins with the rest of the opening line, so its line numbers are the file's.
    public let yaml: String
    /// The text below, with line breaks normalised to LF.
    public let body: String
    /// The file's line on which the body begins, from 1.
    public let bodyLine: Int
    /// Whether the file begins with a byte-order mark, which `yaml` and `body` do not contain.
    public let hasByteOrderMark: Bool

    /// Splits a file's text.
    ///
    /// The closing line is the first that begins with `---`. If there is none, it is the first line that holds only an
    /// indented `---`.
    ///
    /// - Parameter text: the file; line breaks may be LF, CRLF or CR.
    /// - Throws: `Problem` where there is no front matter. Empty front matter is not an error.
    public init(splitting text: String) throws(Problem) {
        let bytes = Self.lineFeeds(in: text)
        hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
        let first = hasByteOrderMark ? Self.byteOrderMark.count : 0
        guard bytes[first...].starts(with: Self.marker) else { throw .missing }
        guard let closing = Self.closingLine(in: bytes, after: first) else { throw .unclosed }
        yaml = String(decoding: bytes[(first + Self.marker.count)..<closing.start], as: UTF8.self)
        let tail = bytes[closing.start..<closing.end].drop(while: Self.isBlank).dropFirst(Self.marker.count)
        let startsBelow = tail.allSatisfy(Self.isBlank)
        let below = min(closing.end + 1, bytes.endIndex)
        body = String(decoding: bytes[(startsBelow ? below : tail.startIndex)...], as: UTF8.self)
        bodyLine = closing.number + (startsBelow ? 2 : 1)
    }

    private static let marker = Array("---".utf8)
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// The first line below the opening one that begins with the marker, else the first that holds only the indented
    /// marker; with its number, counted from 0 at the opening line.
    private static func closingLine(
        in bytes: [UInt8], after first: Int
    ) -> (start: Int, end: Int, number: Int)? {
        var indented: (start: Int, end: Int, number: Int)?
        var number = 0
        var start = first
        while let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            start = feed + 1
            number += 1
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            let line = bytes[start..<end]
            if line.starts(with: marker) { return (start, end, number) }
            guard indented == nil else { continue }
            let trimmed = line.drop(while: isBlank)
            if trimmed.starts(with: marker), trimmed.dropFirst(marker.count).allSatisfy(isBlank) {
                indented = (start, end, number)
            }
        }
        return indented
    }

    /// The text's bytes, with LF for every line break.
    private static func lineFeeds(in text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        guard bytes.contains(carriageReturn) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            if byte == carriageReturn {
                result.append(feed)
            } else if byte != feed || index == 0 || bytes[index - 1] != carriageReturn {
                result.append(byte)
            }
        }
        return result
    }
}
