import AgentCore
import Foundation
import PromptsSkill

/// The user's editor, where there is a terminal to use it at.
enum EditorChoice {
    /// `$VISUAL` or `$EDITOR`; `nil` where neither is set, or input, output or errors are no terminal.
    static func editor(_ program: Program) -> PromptEditor? {
        let named = ["VISUAL", "EDITOR"].lazy.compactMap { program.environment[$0] }.first { !$0.isEmpty }
        guard let command = named, [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].allSatisfy({ isatty($0) == 1 }) else {
            return nil
        }
        return { path in
            let status = try await watched { try await Task.detached { try run(command, path) }.value }
            guard status == 0 else {
                throw AgentError(
                    .failed, "the editor \(command) ended with status \(status)", remedy: "Set EDITOR to another.")
            }
        }
    }

    /// The editor has the terminal: Ctrl-C there is the editor's.
    private static func watched(_ body: () async throws -> Int32) async throws -> Int32 {
        let ignore: @Sendable () -> Void = {}
        return try await SignalWatch.shared.handling(staysPatient: true, ignore, body)
    }

    /// Runs the editor in the foreground. Its setting may hold options, so that a shell reads it, as other programs have
    /// it; the path is an argument and is read by no shell.
    private static func run(_ command: String, _ path: String) throws -> Int32 {
        let words = ["/bin/sh", "-c", "\(command) \"$1\"", "sh", path]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        let started = OwnChildren.start { () -> Result<pid_t, SystemError> in
            var process = pid_t()
            let failure = posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ)
            return failure == 0 ? .success(process) : .failure(SystemError(failure))
        }
        guard case .success(let process) = started else {
            throw AgentError(.failed, "cannot start the editor \(command)", remedy: "Set EDITOR to another.")
        }
        defer { OwnChildren.collected(process) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        return (status & 0x7F) == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
}
