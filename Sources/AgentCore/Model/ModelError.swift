/// What a model can fail with.
public struct ModelError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of failure; open, so that an engine may add its own.
    public struct Code: Sendable, Hashable {
        private let raw: Int

        /// The model's file is missing, damaged or not supported.
        public static let unusable = Self(raw: 0)
        /// The prompt alone does not fit the context.
        public static let contextFull = Self(raw: 1)
        /// The engine failed while running.
        public static let failed = Self(raw: 2)
        /// The shape that was asked for is wrong, or the token limit has no room for it.
        public static let invalidShape = Self(raw: 3)
        /// The task that asked was cancelled, and there is no part of the answer to give.
        public static let interrupted = Self(raw: 4)
        /// The model can be told of no tools.
        public static let toolsUnsupported = Self(raw: 5)
    }

    /// The kind of failure.
    public let code: Code
    /// One line naming the thing that failed.
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
