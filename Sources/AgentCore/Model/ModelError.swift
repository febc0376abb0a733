/// An error of a language model.
public struct ModelError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of failure. Not an enum, so that an engine may add its own.
    public struct Code: Sendable, Hashable {
        private let raw: Int

        /// The model's file is missing, damaged or not supported.
        public static let unusable = Self(raw: 0)
        /// The prompt alone does not fit the context.
        public static let contextFull = Self(raw: 1)
        /// The engine failed while running.
        public static let failed = Self(raw: 2)
        /// The requested shape is invalid, or the token limit leaves no room for it.
        public static let invalidShape = Self(raw: 3)
        /// The task was cancelled, and there is no partial answer.
        public static let interrupted = Self(raw: 4)
        /// The model does not support what the request asks for: tools, a plain text.
        public static let unsupported = Self(raw: 5)
    }

    /// The kind of failure.
    public let code: Code
    /// One line naming the thing that failed.
    public let message: String
    /// One line saying what the user can do; `nil` for the usual advice of its code.
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
