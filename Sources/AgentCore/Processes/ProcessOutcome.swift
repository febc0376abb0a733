/// The result of running a program.
public struct ProcessOutcome: Sendable, Hashable {
    /// How it ended.
    public enum Ending: Sendable, Hashable {
        /// It exited with this code.
        case exited(Int32)
        /// This signal ended it.
        case signalled(Int32)
    }

    /// How it ended. Under bubblewrap, a signal appears as exit code 128 plus the signal's number.
    public let ending: Ending
    /// Its standard output.
    public let output: CapturedOutput
    /// Its standard error.
    public let errorOutput: CapturedOutput
    /// Whether it was ended because of its time limit.
    public let didTimeOut: Bool
    /// Whether a descendant in another session still held the output open when the program ended. Such a process may
    /// still be running. Always false under bubblewrap.
    public let leftProcesses: Bool
    /// How long it ran.
    public let duration: Duration

    /// Whether it exited with code 0 within its time limit.
    public var succeeded: Bool { ending == .exited(0) && !didTimeOut }
}
