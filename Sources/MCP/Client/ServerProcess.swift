import AgentCore
import Foundation

/// A program started with pipes for its three streams, as the leader of its own session and process group, so that the
/// terminal's Ctrl-C does not reach it. Everything it starts is ended with it.
struct ServerProcess: Sendable {
    /// The id of the process and of its group.
    let id: pid_t
    /// The processes it started, wherever they went.
    let family = ProcessFamily()
    /// Our end of its standard input. The owner of these three descriptors closes them.
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
    ///   - directory: its working directory; `nil` for the current one.
    /// - Throws: `MCPError.Code.cannotStart` if the system refuses.
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

    /// The same stream as a descriptor that is closed by hand: closing it tells a server to end.
    private static func own(_ end: Descriptor) -> Int32 { fcntl(end.number, F_DUPFD_CLOEXEC, 3) }

    /// Sends a signal to all of the server's group.
    func signal(_ number: Int32) { _ = kill(-id, number) }

    /// Whether it has ended. It stays a zombie, so that its id is not given to another process.
    var hasEnded: Bool {
        var info = siginfo_t()
        let result = waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT)
        return result != 0 || info.si_signo == SIGCHLD
    }

    /// Reaps the ended process; returns how it ended, for messages.
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
