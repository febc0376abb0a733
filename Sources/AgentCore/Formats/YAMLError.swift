/// Why a text could not be read as YAML, and where.
public struct YAMLError: Error, Sendable, Hashable {
    /// The kind of failure; open, so that a dialect may add its own.
    public struct Code: Sendable, Hashable {
        /// A stable name, usable as a diagnostic's code.
        public let name: String

        /// The text is not YAML.
        public static let syntax = Self(name: "yaml-syntax")
        /// A key occurs twice in one mapping.
        public static let duplicateKey = Self(name: "yaml-duplicate-key")
        /// An anchor or an alias; refused, because aliases can make a small file enormous.
        public static let alias = Self(name: "yaml-alias")
        /// An explicit tag such as `!!binary`.
        public static let tag = Self(name: "yaml-tag")
        /// Larger or more deeply nested than the reader's limits.
        public static let tooLarge = Self(name: "yaml-too-large")
        /// YAML that the strict dialect does not allow.
        public static let dialect = Self(name: "yaml-style")
        /// An entry that cannot be changed without changing others.
        public static let entangled = Self(name: "yaml-entangled")
    }

    /// The kind of failure.
    public let code: Code
    /// What is wrong, without the position.
    public let message: String
    /// The line in the text, from 1.
    public let line: Int

    /// Makes an error.
    public init(_ code: Code, _ message: String, line: Int) {
        self.code = code
        self.message = message
        self.line = line
    }
}

extension YAMLError: CustomStringConvertible {
    /// The message with its line.
    public var description: String { "line \(line): \(message)" }
}

extension Diagnostic {
    /// The error as a diagnostic about its file.
    public init(_ error: YAMLError) {
        self.init(.error, error.code.name, error.message, line: error.line)
    }
}
