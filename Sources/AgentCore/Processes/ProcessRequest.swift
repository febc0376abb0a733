public import Foundation

/// A program to run: by its path and a list of arguments that nothing interprets, without input, within limits.
public struct ProcessRequest: Sendable, Hashable {
    /// The program's file, an absolute path. It is not looked for anywhere else.
    public let executable: URL
    /// The arguments after the program's name, each reaching it as it stands here.
    public let arguments: [String]
    /// Where it runs.
    public let directory: URL
    /// Variables besides those of `ProcessEnvironment`; they win over these.
    public let environment: [String: String]
    /// Its home directory, which the protection has to show; without one it gets an empty one that is removed
    /// afterwards.
    public let home: URL?
    /// The longest it may take.
    public let timeLimit: Duration
    /// The most that is kept of its output, and as much of its error output, in bytes. The rest is read and left out.
    public let outputLimit: Int
    /// What it may see and change where the machine can hold it to that.
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
