import AgentCore

/// Why a server could not be used, or a request got no answer.
struct MCPError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of failure.
    struct Code: Sendable, Hashable {
        private let name: String

        /// The program could not be started.
        static let cannotStart = Self(name: "cannotStart")
        /// The server ended, or its output did.
        static let ended = Self(name: "ended")
        /// No answer came in time.
        static let timedOut = Self(name: "timedOut")
        /// The caller no longer wants the answer.
        static let cancelled = Self(name: "cancelled")
        /// The server answered with an error.
        static let refused = Self(name: "refused")
        /// The server sent something invalid.
        static let invalid = Self(name: "invalid")
    }

    /// The kind of failure.
    let code: Code
    /// One line, without the server's name.
    let message: String
    /// The server's own error, if it sent one.
    let answer: JSONRPCError?

    /// The message.
    var description: String { message }

    /// Makes an error.
    init(_ code: Code, _ message: String, answer: JSONRPCError? = nil) {
        self.code = code
        self.message = message
        self.answer = answer
    }

    /// A server's own error in one line of limited length.
    init(_ answer: JSONRPCError, to method: String) {
        var message = "it answered \(method) with an error: \(answer.message.oneLine(400)) (\(answer.code))"
        if let data = answer.data, data != .null { message += " \(data.text().oneLine(200))" }
        self.init(.refused, message, answer: answer)
    }
}
