/// An error of a model file, of running a model, or of a model server.
public struct EngineError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of failure.
    public struct Code: Sendable, Hashable {
        private let raw: Int

        /// The file does not exist or cannot be read.
        public static let missing = Self(raw: 0)
        /// The file is not a model file, is cut off, or contradicts itself.
        public static let malformed = Self(raw: 1)
        /// The file is valid, but its architecture, weight type, tokenizer or chat format is not supported.
        public static let unsupported = Self(raw: 2)
        /// The prompt does not fit the context.
        public static let contextFull = Self(raw: 3)
        /// The request is invalid: a token outside the vocabulary, an empty list of tokens.
        public static let invalidRequest = Self(raw: 4)
        /// The model needs more memory than is available or allowed.
        public static let tooLarge = Self(raw: 5)
        /// A server cannot be reached, or does not speak the API.
        public static let unreachable = Self(raw: 6)
        /// A server failed while it was answering.
        public static let serverFailed = Self(raw: 7)
        /// The shape is not a valid schema, cannot be followed, or does not fit the token limit.
        public static let invalidShape = Self(raw: 8)
        /// A server requires a key, or rejects the given one.
        public static let unauthorized = Self(raw: 9)
        /// A server's chat template accepts no system message.
        public static let systemRefused = Self(raw: 10)
    }

    /// The kind of failure.
    public let code: Code
    /// One line naming the file and the field.
    public let message: String
    /// One line saying what the user can do; `nil` for the general remedy of its code.
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
