/// An error shown to the user: what happened, what to do about it, and the exit code of the process.
///
/// The program prints it as two lines: `agent: <message>`, then `<remedy>`.
public struct AgentError: Error, Sendable, Hashable {
    /// The kind of failure; each kind has one exit code.
    public struct Code: Sendable, Hashable {
        /// The process exit code for this kind of failure.
        public let exitCode: Int32

        /// Something went wrong while doing what was asked.
        public static let failed = Self(exitCode: 1)
        /// The request itself was malformed.
        public static let usage = Self(exitCode: 2)
        /// A named thing does not exist.
        public static let notFound = Self(exitCode: 3)
        /// Not allowed: permission, trust, or a frozen session.
        public static let refused = Self(exitCode: 4)
        /// No model could be loaded.
        public static let noModel = Self(exitCode: 5)
        /// A check or a test did not pass.
        public static let checkFailed = Self(exitCode: 6)
        /// The user stopped it.
        public static let interrupted = Self(exitCode: 130)
    }

    /// The kind of failure.
    public let code: Code
    /// One line saying what happened and naming the thing.
    public let message: String
    /// One line saying what the user can do.
    public let remedy: String

    /// Makes an error from its kind, what happened, and what to do.
    public init(_ code: Code, _ message: String, remedy: String) {
        self.code = code
        self.message = message
        self.remedy = remedy
    }
}

extension AgentError: CustomStringConvertible {
    /// The message and the remedy on one line each.
    public var description: String { remedy.isEmpty ? message : "\(message)\n\(remedy)" }
}
