import AgentCore
import Foundation
import TestKit

/// A folder to run small programs in.
struct ProcessRoom {
    let folder: TemporaryDirectory
    let runner: ProcessRunner

    /// - Parameters:
    ///   - sandbox: what protects.
    ///   - environment: the variables of the parent.
    init(
        _ sandbox: Sandbox = .none("a test"),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        folder = try TemporaryDirectory()
        runner = ProcessRunner(sandbox: sandbox, environment: environment)
    }

    var path: String { RealPath.of(folder.url.path(percentEncoded: false)) ?? "" }

    /// Runs lines of the Bourne shell as a program, with arguments.
    func run(
        _ script: String, _ arguments: [String] = [], shell: String = "/bin/sh", limit: Duration = .seconds(60),
        outputLimit: Int = 1 << 20, environment: [String: String] = [:], protection: Protection? = nil
    ) async throws(AgentError) -> ProcessOutcome {
        try await runner.run(
            ProcessRequest(
                URL(filePath: shell), ["-c", script, "script"] + arguments, directory: folder.url,
                environment: environment, timeLimit: limit, outputLimit: outputLimit,
                protection: protection ?? Protection(writable: [folder.url])))
    }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.url.appending(path: name).path(percentEncoded: false))
    }
}

extension ProcessOutcome {
    /// The variables that `env` printed, without those that a shell sets by itself.
    var variables: [String: String] {
        let pairs = output.text().split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
        let all = Dictionary(pairs.map { (String($0[0]), String($0.last ?? "")) }) { $1 }
        return all.filter { !["PWD", "OLDPWD", "SHLVL", "_", "AGENT_FAMILY"].contains($0.key) }
    }

    /// The names of this process's variables that no program is to see.
    static var ownVariables: Set<String> {
        let passed: Set = ["PATH", "LANG", "LANGUAGE", "TZ", "TERM", "HOME", "TMPDIR", "PWD", "OLDPWD", "SHLVL", "_"]
        return Set(ProcessInfo.processInfo.environment.keys.filter { !passed.contains($0) && !$0.hasPrefix("LC_") })
    }
}

/// Looks for processes by what they are called with.
enum LiveProcess {
    /// Whether one runs.
    static func exists(_ process: Int32) -> Bool { kill(process, 0) == 0 && !isZombie(process) }

    /// Waits until none runs under this number, for as long as a machine under load may take.
    static func ends(_ process: Int32) async throws -> Bool {
        for _ in 0..<200 {
            if !exists(process) { return true }
            try await Task.sleep(for: .milliseconds(50))
        }
        return false
    }

    private static func isZombie(_ process: Int32) -> Bool {
        let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        return line.split(separator: ")").last?.split(separator: " ").first == "Z"
    }

    /// The numbers of those that have this word among their arguments.
    static func named(_ word: String) -> [Int32] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return entries.compactMap(Int32.init).filter { process in
            let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            return line.count < 4096 && line.range(of: Data(word.utf8)) != nil
        }
    }
}
