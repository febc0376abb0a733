import AgentCore
import Foundation

/// Standard input and output as the streams of a protocol. While they are, everything else in this program and its
/// children finds an empty standard input, and prints to standard error.
struct ProtocolStreams: Sendable {
    /// The descriptor that messages come from.
    let input: Int32
    /// The descriptor that messages go to.
    let output: Int32

    /// Takes the streams over, for good.
    ///
    /// - Throws: `AgentError` if the system refuses it.
    static func takeOver() throws -> Self {
        let streams = Self(
            input: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3), output: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(nothing) }
        guard streams.input >= 0, streams.output >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0,
            dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
        else {
            throw AgentError(
                .failed, "standard input and output cannot be had: \(String(cString: strerror(errno)))",
                remedy: "Try again with fewer open files.")
        }
        return streams
    }
}
