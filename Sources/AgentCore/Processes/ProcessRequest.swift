public import Foundation

/// A program to run, with its arguments and limits. No shell interprets the arguments, and its input is empty.
public struct ProcessRequest: Sendable, Hashable {
    /// Absolute path of the program's file; `PATH` is not searched.
    public let executable: URL
    /// The arguments after the program's name, passed on unchanged.
    public let arguments: [String]
    /// Its working directory.
    public let directory: URL
    /// Variables in addition to those of `ProcessEnvironment`; these take precedence.
    public let environment: [String: String]
    /// Its home directory, which `protection` must make visible. `nil` gives it an empty one that is removed
    /// afterwards.
    public let home: URL?
    /// The longest it may run.
    public let timeLimit: Duration
    /// The most bytes kept of its output, and as many of its error output. The rest is read and dropped.
    public let outputLimit: Int
    /// What it may read and change, enforced where a sandbox is available.
    public let protection: Protection

    /// Makes a request.
    public init(
        _ executable: URL, _ arguments: [String] = [], directory: URL, environment: [String: String] = [:],
        home: URL? = nil, timeLimit: Duration, outputLimit: Int, protection: Protection
    ) {
        self.executable = executable
        self.arguments = arguments
        self.directory = directory
        self.environment = environment
        self.home = home
        self.timeLimit = timeLimit
        self.outputLimit = outputLimit
        self.protection = protection
    }
}
