import AgentCore
import Foundation

/// A program that was started with pipes for its three streams, at the head of a session and a process group of its own:
/// what it starts is ended with it, and the terminal's Ctrl-C does not reach it.
struct ServerProcess: Sendable {
    /// The process, and the group.
    let id: pid_t
    /// Our end of its standard input.
    let input: Int32
    /// Our end of its standard output.
    let output: Int32
    /// Our end of its standard error.
    let errors: Int32

    /// Starts a program by argument vector.
    ///
    /// - Parameters:
    ///   - path: the program's file.
    ///   - arguments: its arguments, the name first.
    ///   - variables: its whole environment.
    ///   - directory: where it runs; `nil` is here.
    /// - Throws: `MCPError.Code.cannotStart` where the system refuses.
    init(
        _ path: String, _ arguments: [String], variables: [String: String], directory: String?
    ) throws(MCPError) {
        let input = try PipeEnds()
        var made = [input]
        do throws(MCPError) {
            let output = try PipeEnds()
            made.append(output)
            let errors = try PipeEnds()
            made.append(errors)
            let plan = SpawnPlan(
                streams: [input.reading, output.writing, errors.writing], directory: directory)
            id = try plan.start(path, arguments, variables)
            self.input = input.writing
            self.output = output.reading
            self.errors = errors.reading
            for end in [input.reading, output.writing, errors.writing] { close(end) }
            for end in [input.writing, output.reading, errors.reading] { setNonblocking(end) }
        } catch {
            for pipe in made { pipe.close() }
            throw error
        }
    }

    /// Sends a signal to all that the server started.
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
        let signal = status & 0x7F
        return signal == 0
            ? "it ended with exit status \((status >> 8) & 0xFF)"
            : "it was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
}

/// What is set up in the new process before the program runs.
struct SpawnPlan {
    /// What become standard input, output and error.
    let streams: [Int32]
    /// Where it runs.
    let directory: String?

    func start(
        _ path: String, _ arguments: [String], _ variables: [String: String]
    ) throws(MCPError) -> pid_t {
        guard (arguments + variables.map { "\($0)=\($1)" } + [directory ?? ""]).allSatisfy({ !$0.utf8.contains(0) }),
            variables.keys.allSatisfy({ !$0.isEmpty && !$0.contains("=") })
        else { throw refused(path, EINVAL) }
        var actions = emptyActions()
        var attributes = emptyAttributes()
        guard posix_spawn_file_actions_init(&actions) == 0 else { throw refused(path, ENOMEM) }
        defer { posix_spawn_file_actions_destroy(&actions) }
        guard posix_spawnattr_init(&attributes) == 0 else { throw refused(path, ENOMEM) }
        defer { posix_spawnattr_destroy(&attributes) }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
        }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT, SIGCHLD] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, spawnFlags)
        // The shell goes to the directory and becomes the program; what it reads are its own words, never the user's.
        let isThere = directory == nil
        let line =
            isThere
            ? arguments
            : ["sh", "-c", "cd -- \"$1\" && shift && exec \"$@\"", "sh", directory ?? "/", path]
                + arguments.dropFirst()
        var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] =
            variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + settings { free(text) } }
        var process = pid_t()
        let failure = spawning.withLock { _ in
            posix_spawn(&process, isThere ? path : "/bin/sh", &actions, &attributes, &words, &settings)
        }
        guard failure == 0 else { throw refused(path, failure) }
        return process
    }

    private func refused(_ path: String, _ number: Int32) -> MCPError {
        let place = directory.map { " in \($0)" } ?? ""
        return MCPError(
            .cannotStart, "it cannot be started: \(path)\(place): \(String(cString: strerror(number)))")
    }
}

#if canImport(Darwin)
    private func emptyActions() -> posix_spawn_file_actions_t? { nil }
    private func emptyAttributes() -> posix_spawnattr_t? { nil }
    private let spawnFlags = Int16(
        POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT)
#else
    private func emptyActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    private func emptyAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
    // A session of its own: 0x80 is POSIX_SPAWN_SETSID, which only GNU's headers show on request.
    private let spawnFlags = Int16(0x80 | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
#endif
