/// A value read from YAML: a scalar, a sequence or a mapping, with its position in the file.
///
/// Scalars stay text as written (`3`, `yes` and `null` are texts); the caller decides what type a value has.
public struct YAMLNode: Sendable, Hashable {
    /// What a node holds.
    public enum Content: Sendable, Hashable {
        /// A text.
        case scalar(String, ScalarStyle)
        /// Elements in writing order.
        case sequence([YAMLNode])
        /// Pairs in writing order; no key occurs twice.
        case mapping([Pair])
    }

    /// How a scalar was written.
    public enum ScalarStyle: Sendable, Hashable {
        /// Without quotes.
        case plain
        /// In single or double quotes.
        case quoted
        /// As a block after `|` or `>`.
        case block
    }

    /// A key with its value.
    public struct Pair: Sendable, Hashable {
        /// The key.
        public let key: String
        /// The line of the key, from 1.
        public let line: Int
        /// The value.
        public let value: YAMLNode

        /// Pairs a key with a value.
        public init(_ key: String, line: Int, _ value: YAMLNode) {
            self.key = key
            self.line = line
            self.value = value
        }
    }

    /// What it holds.
    public let content: Content
    /// The line it begins on, from 1.
    public let line: Int
    /// The column it begins at, from 1.
    public let column: Int

    /// Makes a node.
    public init(_ content: Content, line: Int, column: Int) {
        self.content = content
        self.line = line
        self.column = column
    }
}

extension YAMLNode {
    /// The text, where this is a scalar.
    public var text: String? {
        guard case .scalar(let text, _) = content else { return nil }
        return text
    }

    /// The elements, where this is a sequence.
    public var elements: [YAMLNode]? {
        guard case .sequence(let elements) = content else { return nil }
        return elements
    }

    /// The pairs, where this is a mapping.
    public var pairs: [Pair]? {
        guard case .mapping(let pairs) = content else { return nil }
        return pairs
    }

    /// The value of a key, where this is a mapping that has it.
    public subscript(key: String) -> YAMLNode? { pairs?.first { $0.key == key }?.value }

    /// Whether this is an unquoted `null` or `~`, or empty.
    public var isNull: Bool {
        guard case .scalar(let text, .plain) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// Whether two nodes have the same content; lines and columns are ignored.
    func isSame(as other: YAMLNode) -> Bool {
        switch (content, other.content) {
        case (.scalar(let text, let style), .scalar(let otherText, let otherStyle)):
            text == otherText && style == otherStyle
        case (.sequence(let elements), .sequence(let others)):
            elements.count == others.count && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
        case (.mapping(let pairs), .mapping(let others)):
            pairs.count == others.count
                && zip(pairs, others).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value) }
        default: false
        }
    }

    /// What kind of value this is, for messages.
    public var kind: String {
        switch content {
        case .scalar: "a text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    /// The value as JSON. Unquoted `true`, `3` and `null` become a Boolean, a number and null; other scalars are
    /// strings.
    public var json: JSONValue {
        switch content {
        case .mapping(let pairs): return .object(pairs.map { JSONValue.Member($0.key, $0.value.json) })
        case .sequence(let elements): return .array(elements.map(\.json))
        case .scalar(let text, .plain):
            if isNull { return .null }
            let value = try? JSONReader().read(text)
            return value?.stringValue == nil ? value ?? .string(text) : .string(text)
        case .scalar(let text, _): return .string(text)
        }
    }

    /// Every scalar below this node with its dotted path: `server.port`, `stop.0`.
    public var leaves: [(path: String, text: String, line: Int)] { leaves(below: "") }

    private func leaves(below path: String) -> [(path: String, text: String, line: Int)] {
        let prefix = path.isEmpty ? "" : path + "."
        switch content {
        case .scalar(let text, _): return [(path, text, line)]
        case .sequence(let elements):
            return elements.enumerated().flatMap { $1.leaves(below: prefix + String($0)) }
        case .mapping(let pairs): return pairs.flatMap { $0.value.leaves(below: prefix + $0.key) }
        }
    }
}
