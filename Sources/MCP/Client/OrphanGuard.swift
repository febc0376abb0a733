import AgentCore
import Foundation

/// Ends servers if this program ends without a chance to do so itself, such as by `kill -9`.
///
/// A shell waits at a pipe that only this program holds. It is told the process groups, and the variable that marks the
/// descendants of each. When the pipe closes, it gives the groups that are left the time that the protocol grants, then
/// ends them, and on Linux every marked process. After an orderly end no group is left, and the shell ends with the
/// program.
final class OrphanGuard: Sendable {
    /// The program's guard.
    static let shared = OrphanGuard()

    private let pipe = Locked<ProcessPipe?>(nil)

    /// A guard with nothing to watch yet.
    init() {}

    /// Registers a server, to be ended with the program.
    ///
    /// - Throws: `MCPError.Code.cannotStart` if the guard cannot be started.
    func add(_ server: ServerProcess) throws(MCPError) {
        let line = "+ \(Self.name(server))\n"
        try pipe.withLock { ends throws(MCPError) in
            if ends == nil { ends = try Self.start() }
            Self.write(line, ends)
        }
    }

    /// Unregisters a server that is about to be gone.
    func remove(_ server: ServerProcess) {
        pipe.withLock { Self.write("- \(Self.name(server))\n", $0) }
    }

    /// The id of its group and the mark of its family, in one word.
    private static func name(_ server: ServerProcess) -> String { "\(server.id)/\(server.family.mark)" }

    /// For tests: closes the pipe, as the end of the program does.
    func abandon() {
        pipe.withLock { $0 = nil }
    }

    // The reading end stays open here too, so that writing to a shell that was killed raises no signal.
    private static func write(_ line: String, _ ends: ProcessPipe?) {
        guard let ends else { return }
        let bytes = Array(line.utf8)
        _ = Foundation.write(ends.writing.number, bytes, bytes.count)
    }

    private static func start() throws(MCPError) -> ProcessPipe {
        do throws(AgentError) {
            let ends = try ProcessPipe(readerWaits: true)
            setNonblocking(ends.writing)
            let number = open("/dev/null", O_WRONLY | O_CLOEXEC)
            guard number >= 0 else { throw AgentError(.failed, "there is no /dev/null", remedy: "") }
            let silence = Descriptor(owning: number)
            let image = ProcessImage(
                executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], directory: "/"
            )
            guard case .success = Spawn.start(image, input: ends.reading, output: silence, errorOutput: silence) else {
                throw AgentError(.failed, "there is no /bin/sh", remedy: "")
            }
            return ends
        } catch {
            throw MCPError(.cannotStart, "it cannot be started: \(error.message)")
        }
    }

    private static let script = """
        trap '' HUP INT TERM
        groups=
        while read -r sign group; do
            rest=
            for one in $groups; do [ "$one" = "$group" ] || rest="$rest $one"; done
            case $sign in +) groups="$rest $group" ;; *) groups=$rest ;; esac
        done
        [ -n "$groups" ] || exit 0
        sleep 2
        for one in $groups; do kill -TERM "-${one%/*}"; done
        sleep 2
        for one in $groups; do
            kill -KILL "-${one%/*}"
            for file in $(grep -lsF "\(ProcessFamily.variable)=${one#*/}" /proc/[0-9]*/environ); do
                file=${file#/proc/}
                kill -KILL "${file%/environ}"
            done
        done
        """
}
