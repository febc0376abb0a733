/// Reads one YAML document into a tree.
///
/// Nothing in the text can make reading expensive: anchors and aliases are refused rather than expanded, and size
/// and depth are bounded.
public struct YAMLReader: Sendable {
    /// How much of YAML is taken.
    public enum Dialect: Sendable, Hashable {
        /// All of YAML but anchors, aliases and explicit types.
        case general
        /// What the Agent Skills reference validator takes: moreover no flow style (`{…}`, `[…]`), no tabs between
        /// values, no merge keys, and sibling mappings indented alike.
        case strict
        /// What people's files hold: anchors and types are left aside, an alias is the text it is written as and is never
        /// expanded, and of a key that occurs twice the last counts.
        case lenient
    }

    /// How much of YAML is taken.
    public let dialect: Dialect
    /// At most this many bytes.
    public var maximumBytes = 1 << 20
    /// At most this many values inside one another.
    public var maximumDepth = 32
    /// At most this many values.
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

    /// The text behind a byte-order mark, which libyaml would take for a first column.
    static func withoutMark(_ text: String) -> String {
        text.unicodeScalars.first == byteOrderMark ? String(text.unicodeScalars.dropFirst()) : text
    }

    static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"
}
