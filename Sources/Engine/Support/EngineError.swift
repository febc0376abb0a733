/// What can go wrong with a model file or while running it.
public struct EngineError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of failure.
    public struct Code: Sendable, Hashable {
        private let raw: Int

        /// The file is not there or cannot be read.
        public static let missing = Self(raw: 0)
        /// The file is no model file, is cut off, or contradicts itself.
        public static let malformed = Self(raw: 1)
        /// The file is sound, but its architecture, weight type, tokenizer or chat format is not known here.
        public static let unsupported = Self(raw: 2)
        /// The prompt does not fit the context.
        public static let contextFull = Self(raw: 3)
        /// The request makes no sense: a token beyond the vocabulary, an empty token list.
        public static let invalidRequest = Self(raw: 4)
        /// The model needs more memory than there is, or than is allowed.
        public static let tooLarge = Self(raw: 5)
        /// A server cannot be reached, or does not speak the API.
        public static let unreachable = Self(raw: 6)
        /// A server failed while it was answering.
        public static let serverFailed = Self(raw: 7)
        /// The shape asked for is no schema, cannot be kept to, or does not fit the token limit.
        public static let invalidShape = Self(raw: 8)
        /// A server asks for a key, or does not accept the one it was given.
        public static let unauthorized = Self(raw: 9)
        /// A server's chat template takes no system message.
        public static let systemRefused = Self(raw: 10)
    }

    /// The kind of failure.
    public let code: Code
    /// One line naming the file and the field.
    public let message: String
    /// One line saying what the user can do; `nil` where there is nothing better to say than for its code.
    public let remedy: String?

    /// Makes an error.
    public init(_ code: Code, _ message: String, remedy: String? = nil) {
        self.code = code
        self.message = message
        self.remedy = remedy
    }

    /// The message.
    public var description: String { message }
}
