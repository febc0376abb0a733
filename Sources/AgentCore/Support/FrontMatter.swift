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
    /// The text below, as written, line breaks made LF.
    public let body: String
    /// The file's line on which the body begins, from 1.
    public let bodyLine: Int
    /// Whether the file begins with a byte-order mark; it is left out of the texts.
    public let hasByteOrderMark: Bool

    /// Splits a file's text.
    ///
    /// The closing line is the first that begins with `---`; where there is none, an indented one is taken.
    /// A `---` inside a value closes nothing.
    ///
    /// - Parameter text: the file; line breaks may be LF, CRLF or CR.
    /// - Throws: `Problem` where there is no front matter. An empty one is no problem.
    public init(splitting text: String) throws(Problem) {
        var scalars = Self.lineFeeds(in: text)[...]
        hasByteOrderMark = scalars.first == "\u{FEFF}"
        if hasByteOrderMark { scalars = scalars.dropFirst() }
        let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines[0].starts(with: Self.marker) else { throw .missing }
        let rest = lines.indices.dropFirst()
        guard
            let closing = rest.first(where: { lines[$0].starts(with: Self.marker) })
                ?? rest.first(where: { Self.isIndentedMarker(lines[$0]) })
        else { throw .unclosed }
        yaml = Self.joined([lines[0].dropFirst(3)] + lines[1..<closing]) + "\n"
        let tail = lines[closing].drop { $0 == " " || $0 == "\t" }.dropFirst(3)
        let startsBelow = tail.allSatisfy { $0 == " " || $0 == "\t" }
        body = Self.joined((startsBelow ? [] : [tail]) + lines[(closing + 1)...])
        bodyLine = closing + (startsBelow ? 2 : 1)
    }

    private static let marker: [Unicode.Scalar] = ["-", "-", "-"]

    private static func isIndentedMarker(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
        let trimmed = line.drop { $0 == " " || $0 == "\t" }
        return trimmed.starts(with: marker) && trimmed.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
    }

    private static func joined(_ lines: [ArraySlice<Unicode.Scalar>]) -> String {
        var view = String.UnicodeScalarView()
        for (index, line) in lines.enumerated() {
            if index > 0 { view.append("\n") }
            view.append(contentsOf: line)
        }
        return String(view)
    }

    /// Scalars rather than characters: CRLF is one character in Swift.
    private static func lineFeeds(in text: String) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(text.utf8.count)
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if scalar == "\r" {
                result.append("\n")
            } else if !(scalar == "\n" && previous == "\r") {
                result.append(scalar)
            }
            previous = scalar
        }
        return result
    }
}
