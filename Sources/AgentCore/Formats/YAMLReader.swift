/// Reads one YAML document into a tree.
///
/// Nothing in the text can make reading expensive: anchors and aliases are refused rather than expanded, and size
/// and depth are bounded.
public struct YAMLReader: Sendable {
    /// How much of YAML is accepted.
    public enum Dialect: Sendable, Hashable {
        /// All of YAML except anchors, aliases and explicit tags.
        case general
        /// What the Agent Skills reference validator accepts: like `general`, but also no flow style (`{…}`, `[…]`), no
        /// tabs between values, no merge keys, and sibling mappings indented alike.
        case strict
        /// For files as people write them: anchors and tags are ignored, an alias is read as plain text and never
        /// expanded, and if a key occurs twice, the last one counts.
        case lenient
    }

    /// How much of YAML is accepted.
    public let dialect: Dialect
    /// The most bytes in a text.
    public var maximumBytes = 1 << 20
    /// The deepest nesting of values.
    public var maximumDepth = 32
    /// The most values in a text.
    public var maximumNodes = 20_000

    /// Makes a reader.
    public init(dialect: Dialect = .general) { self.dialect = dialect }

    /// Reads a text.
    ///
    /// - Parameter text: the document; line breaks may be LF, CRLF or CR, and a byte-order mark may stand before it.
    /// - Returns: the document's value, or `nil` where the text holds none (blank, or comments only).
    /// - Throws: `YAMLError` naming the line. A duplicate key is an error; an empty document is not.
    public func read(_ text: String) throws(YAMLError) -> YAMLNode? {
        guard text.utf8.count <= maximumBytes else {
            throw YAMLError(.tooLarge, "more than \(maximumBytes) bytes of YAML", line: 1)
        }
        let text = Self.withoutMark(text)
        var composer = YAMLComposer(
            events: YAMLEventStream(text), dialect: dialect, maximumDepth: maximumDepth, maximumNodes: maximumNodes)
        let root = try composer.document()
        if dialect == .strict { try YAMLTabs.refuse(in: text, outside: composer.quotedRanges) }
        return root
    }

    /// The text without a byte-order mark, which libyaml would count as a column.
    static func withoutMark(_ text: String) -> String {
        text.unicodeScalars.first == byteOrderMark ? String(text.unicodeScalars.dropFirst()) : text
    }

    static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"
}
