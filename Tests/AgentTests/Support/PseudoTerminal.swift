#if os(Linux)
    import CSpawn
    import Foundation
    import Synchronization
    import Testing

    /// A terminal with the program on it, and a test at the keyboard.
    final class PseudoTerminal: Sendable {
        // Not imported from the system's headers: TIOCSPTLCK, TIOCGPTN and POSIX_SPAWN_SETSID.
        private static let lock: UInt = 0x4004_5431
        private static let number: UInt = 0x8004_5430
        private static let newSession: Int16 = 0x80
        private let control: Int32
        private let child: pid_t
        private let screen = Mutex("")

        /// Starts the program as the leader of a session of its own, so that Ctrl-C reaches it.
        init(_ home: Home, _ arguments: String..., environment: [String: String] = [:], directory: URL? = nil) throws {
            control = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var isLocked: Int32 = 0
            var number: Int32 = 0
            try #require(ioctl(control, Self.lock, &isLocked) == 0 && ioctl(control, Self.number, &number) == 0)
            let name = "/dev/pts/\(number)"
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            // The first terminal that a session's leader opens becomes the one that controls it.
            posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
            // Whoever waits for the end of another test's pipe must not wait for this program.
            posix_spawn_file_actions_addclosefrom_np(&actions, 3)
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            posix_spawnattr_setflags(&attributes, Self.newSession)
            let agent = try Home.executable.path(percentEncoded: false)
            // A shell goes to the directory and becomes the program.
            let inDirectory = directory.map { folder in
                ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path(percentEncoded: false)]
            }
            let command = (inDirectory ?? []) + [agent] + arguments
            let program = command[0]
            let words = command.map { strdup($0) }
            let variables = home.environment(environment).map { strdup("\($0)=\($1)") }
            defer { for text in words + variables { free(text) } }
            var process: pid_t = 0
            let status = posix_spawn(&process, program, &actions, &attributes, words + [nil], variables + [nil])
            try #require(status == 0)
            child = process
            _ = fcntl(control, F_SETFL, fcntl(control, F_GETFL) | O_NONBLOCK)
        }

        deinit {
            kill(child, SIGKILL)
            close(control)
        }

        /// Types keys.
        ///
        /// Keys that only an edited line knows (Ctrl-D, Tab) have to wait for the prompt: what is typed before it
        /// goes through the terminal's own line editing.
        func type(_ keys: String) { _ = keys.withCString { write(control, $0, strlen($0)) } }

        /// Waits until the screen shows the text after what was waited for last, and forgets all up to there.
        func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
            for _ in 0..<1000 {
                read()
                let isThere = screen.withLock { screen in
                    guard let range = screen.range(of: text) else { return false }
                    screen.removeSubrange(..<range.upperBound)
                    return true
                }
                if isThere { return }
                try await Task.sleep(for: .milliseconds(10))
            }
            let shown = screen.withLock { $0 }
            Issue.record("no \"\(text)\" on the screen: \(shown.debugDescription)", sourceLocation: sourceLocation)
        }

        /// Waits for the program to end.
        func end() async throws -> Int32 {
            var status: Int32 = 0
            for _ in 0..<500 {
                read()
                if waitpid(child, &status, WNOHANG) == child { return (status >> 8) & 0xFF }
                try await Task.sleep(for: .milliseconds(10))
            }
            Issue.record("the program goes on: \(screen.withLock { $0 }.debugDescription)")
            return -1
        }

        private func read() {
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = Foundation.read(control, &bytes, bytes.count)
            if count > 0 { screen.withLock { $0 += String(decoding: bytes[..<count], as: UTF8.self) } }
        }
    }
#endif
