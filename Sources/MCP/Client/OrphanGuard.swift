import AgentCore
import Foundation

/// Ends servers when this program ends in a way that lets it do nothing more, such as `kill -9`.
///
/// A shell waits at a pipe that only this program holds; it is told which process groups there are. When the pipe
/// closes, it gives those that are left the time that the protocol gives them, then ends them. After a proper end none
/// are left, and the shell ends with the program.
final class OrphanGuard: Sendable {
    /// The program's guard.
    static let shared = OrphanGuard()

    private let pipe = Locked<PipeEnds?>(nil)

    /// A guard that has nothing to watch yet.
    init() {}

    /// From now on this group is ended with the program.
    ///
    /// - Throws: `MCPError.Code.cannotStart` where the guard cannot be started.
    func add(_ group: pid_t) throws(MCPError) {
        let line = "+ \(group)\n"
        try pipe.withLock { ends throws(MCPError) in
            if ends == nil { ends = try Self.start() }
            Self.write(line, ends)
        }
    }

    /// The group is about to be gone.
    func remove(_ group: pid_t) {
        pipe.withLock { Self.write("- \(group)\n", $0) }
    }

    /// Does what the end of the program does.
    func abandon() {
        pipe.withLock { ends in
            ends?.close()
            ends = nil
        }
    }

    // The reading end stays open here too, so that writing to a shell that somebody ended raises no signal.
    private static func write(_ line: String, _ ends: PipeEnds?) {
        guard let ends else { return }
        let bytes = Array(line.utf8)
        _ = Foundation.write(ends.writing, bytes, bytes.count)
    }

    private static func start() throws(MCPError) -> PipeEnds {
        let ends = try PipeEnds()
        setNonblocking(ends.writing)
        do throws(MCPError) {
            let silence = open("/dev/null", O_WRONLY | O_CLOEXEC)
            guard silence >= 0 else { throw MCPError(.cannotStart, "it cannot be started: no /dev/null") }
            defer { close(silence) }
            _ = try SpawnPlan(streams: [ends.reading, silence, silence], directory: "/")
                .start("/bin/sh", ["sh", "-c", script], ["PATH": "/usr/bin:/bin"])
            return ends
        } catch {
            ends.close()
            throw error
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
        for one in $groups; do kill -TERM "-$one"; done
        sleep 2
        for one in $groups; do kill -KILL "-$one"; done
        """
}
