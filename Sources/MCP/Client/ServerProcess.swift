import AgentCore
import Foundation

/// A program that was started with pipes for its three streams, at the head of a session and a process group of its own,
/// so that the terminal's Ctrl-C does not reach it. What it starts is ended with it.
struct ServerProcess: Sendable {
    /// The process, and the group.
    let id: pid_t
    /// What it started, wherever that went.
    let family = ProcessFamily()
    /// Our end of its standard input; whoever has these three closes them.
    let input: Int32
    /// Our end of its standard output.
    let output: Int32
    /// Our end of its standard error.
    let errors: Int32

    /// Starts a program by argument vector.
    ///
    /// - Parameters:
    ///   - path: the program's file.
    ///   - arguments: its arguments.
    ///   - variables: its whole environment.
    ///   - directory: where it runs; `nil` is here.
    /// - Throws: `MCPError.Code.cannotStart` where the system refuses.
    init(
        _ path: String, _ arguments: [String], variables: [String: String], directory: String?
    ) throws(MCPError) {
        let image = ProcessImage(
            executable: path, arguments: arguments, environment: family.marking(variables),
            directory: directory ?? FileManager.default.currentDirectoryPath)
        do throws(AgentError) {
            try image.check()
            let input = try ProcessPipe(readerWaits: true)
            let output = try ProcessPipe()
            let errors = try ProcessPipe()
            setNonblocking(input.writing)
            let ends = [input.writing, output.reading, errors.reading].map(Self.own)
            let started =
                ends.contains(-1)
                ? .failure(SystemError(EMFILE))
                : Spawn.start(image, input: input.reading, output: output.writing, errorOutput: errors.writing)
            switch started {
            case .success(let id): self.id = id
            case .failure(let error):
                for end in ends where end >= 0 { close(end) }
                throw AgentError(.failed, "\(path)\(directory.map { " in \($0)" } ?? ""): \(error.text)", remedy: "")
            }
            (self.input, self.output, self.errors) = (ends[0], ends[1], ends[2])
        } catch {
            throw MCPError(.cannotStart, "it cannot be started: \(error.message)")
        }
    }

    /// The same stream under a number that is closed by hand: closing is how a server is told to end.
    private static func own(_ end: Descriptor) -> Int32 { fcntl(end.number, F_DUPFD_CLOEXEC, 3) }

    /// Sends a signal to all of the server's group.
    func signal(_ number: Int32) { _ = kill(-id, number) }

    /// Whether it has ended; it stays a zombie, so that its number is not given to another.
    var hasEnded: Bool {
        var info = siginfo_t()
        let result = waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT)
        return result != 0 || info.si_signo == SIGCHLD
    }

    /// Takes the status of one that has ended: how it ended, for messages.
    func reap() -> String {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 {
            guard errno == EINTR else { return "it ended" }
        }
        OwnChildren.collected(id)
        let signal = status & 0x7F
        return signal == 0
            ? "it ended with exit status \((status >> 8) & 0xFF)"
            : "it was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
}
