import Foundation

/// Runs one program from start to end, on a dedicated thread.
///
/// The thread that starts bubblewrap must live until bubblewrap ends: `--die-with-parent` refers to the parent thread
/// (prctl(2), PR_SET_PDEATHSIG), and a thread pool may end its threads.
final class ProcessSupervisor: Sendable {
    private struct Wake {
        var isCancelled = false
        var hasExited = false
        var writing: Descriptor?
    }

    private let image: ProcessImage
    private let timeLimit: Duration
    private let outputLimit: Int
    private let grace: Duration
    private let family: ProcessFamily?
    private let wake = Locked(Wake())

    /// - Parameter family: processes to kill with the program, besides its group.
    init(
        _ image: ProcessImage, timeLimit: Duration, outputLimit: Int, grace: Duration, family: ProcessFamily? = nil
    ) {
        self.image = image
        self.family = family
        self.timeLimit = timeLimit
        self.outputLimit = outputLimit
        self.grace = grace
    }

    /// Ends the program. May be called from any thread.
    func cancel() {
        wake.withLock { state in
            state.isCancelled = true
            Self.poke(state.writing)
        }
    }

    /// Starts the program and blocks until it and its group have ended.
    ///
    /// - Throws: `AgentError`: the program cannot be started, cannot be ended, or `cancel` was called (`.interrupted`).
    func run() throws(AgentError) -> ProcessOutcome {
        let signal = try ProcessPipe()
        guard !wake.withLock({ $0.isCancelled }) else { throw interrupted }
        let start = ContinuousClock.now
        let (process, readers) = try begin()
        var streams = readers
        wake.withLock { $0.writing = signal.writing }
        defer { wake.withLock { $0.writing = nil } }
        watch(process)

        var supervision = Supervision(start: start, timeLimit: timeLimit, grace: grace)
        while true {
            let state = wake.withLock { ($0.isCancelled, $0.hasExited) }
            let action = supervision.decide(
                at: .now, hasExited: state.1, isCancelled: state.0, isDrained: streams.allSatisfy(\.hasEnded))
            switch action {
            case .terminate: kill(-process, SIGTERM)
            case .kill:
                kill(-process, SIGKILL)
                if state.1 { family?.end() }
            case .giveUp: throw failed("it does not end", "Look after the process \(process).")
            case .finish:
                let ending = try collected(process)
                if supervision.stop == .cancellation { throw interrupted }
                return ProcessOutcome(
                    ending: ending, output: streams[0].captured, errorOutput: streams[1].captured,
                    didTimeOut: supervision.stop == .timeLimit,
                    leftProcesses: !streams.allSatisfy(\.hasEnded), duration: .now - start)
            case nil: wait(&streams, signal.reading, until: supervision.deadline)
            }
        }
    }

    /// Starts the program. When this returns, only the program holds the writing ends of its pipes.
    private func begin() throws(AgentError) -> (pid_t, [OutputReader]) {
        let output = try ProcessPipe()
        let errorOutput = try ProcessPipe()
        switch Spawn.start(image, output: output.writing, errorOutput: errorOutput.writing) {
        case .success(let process):
            return (process, [output, errorOutput].map { OutputReader($0.reading, limit: outputLimit) })
        case .failure(let error): throw failed(error.text, "Check the file and its permissions.")
        }
    }

    /// Wakes the supervising thread when the program has ended. Does not reap it (WNOWAIT).
    private func watch(_ process: pid_t) {
        Thread.detachNewThread { [wake] in
            var information = siginfo_t()
            while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
            wake.withLock { state in
                state.hasExited = true
                Self.poke(state.writing)
            }
        }
    }

    private func collected(_ process: pid_t) throws(AgentError) -> ProcessOutcome.Ending {
        var status: Int32 = 0
        var result = waitpid(process, &status, 0)
        while result < 0, errno == EINTR { result = waitpid(process, &status, 0) }
        OwnChildren.collected(process)
        guard result == process else {
            throw failed("how it ended is not known", "Something else in this program collects its children.")
        }
        // wait(2): the low seven bits are the signal, the next byte the exit code.
        return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signalled(status & 0x7F)
    }

    private func wait(_ streams: inout [OutputReader], _ signal: Descriptor, until deadline: Supervision.Instant) {
        var polled = streams.map { pollfd(fd: $0.pollable, events: Int16(POLLIN), revents: 0) }
        polled.append(pollfd(fd: signal.number, events: Int16(POLLIN), revents: 0))
        let left = (deadline - .now) / .milliseconds(1)
        poll(&polled, nfds_t(polled.count), Int32(min(60_000, max(0, left.rounded(.up)))))
        for index in streams.indices where polled[index].revents != 0 { streams[index].read() }
        var bytes = [UInt8](repeating: 0, count: 16)
        if polled[streams.count].revents != 0 { _ = read(signal.number, &bytes, bytes.count) }
    }

    private static func poke(_ descriptor: Descriptor?) {
        guard let descriptor else { return }
        var byte: UInt8 = 1
        _ = write(descriptor.number, &byte, 1)
    }

    private func failed(_ what: String, _ remedy: String) -> AgentError {
        AgentError(.failed, "cannot run \(image.executable): \(what)", remedy: remedy)
    }

    private var interrupted: AgentError {
        AgentError(.interrupted, "\(image.executable) was stopped", remedy: "Start it again.")
    }
}
