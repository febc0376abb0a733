/// What became of a program.
public struct ProcessOutcome: Sendable, Hashable {
    /// How it ended.
    public enum Ending: Sendable, Hashable {
        /// By itself, with this exit code.
        case exited(Int32)
        /// By this signal.
        case signalled(Int32)
    }

    /// How it ended. Under bubblewrap a signal shows as the exit code 128 and its number.
    public let ending: Ending
    /// What it wrote to its standard output.
    public let output: CapturedOutput
    /// What it wrote to its standard error.
    public let errorOutput: CapturedOutput
    /// Whether it was ended because its time was up.
    public let didTimeOut: Bool
    /// Whether something that it started had left its session and still held its output open when it had ended: such a
    /// process may go on. Never so under bubblewrap.
    public let leftProcesses: Bool
    /// How long it ran.
    public let duration: Duration

    /// Whether it ended by itself and says that all went well.
    public var succeeded: Bool { ending == .exited(0) && !didTimeOut }
}
