import AgentCore
import Foundation
import TestKit
import Testing

/// Standard files that are closed, held open without a word, or no longer read.
@Suite struct StandardStreamTests {
    /// Runs lines of the shell, in which `$AGENT` is the program; `nil` where they take longer than a minute.
    private func shell(_ home: Home, _ script: String) async throws -> Home.Outcome? {
        let output = home.directory.url.appending(path: "shell-out")
        let error = home.directory.url.appending(path: "shell-err")
        for file in [output, error] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", script]
        process.environment = home.environment(["AGENT": try Home.executable.path(percentEncoded: false)])
        process.currentDirectoryURL = home.directory.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        try process.run()
        for _ in 0..<1200 where process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
        guard !process.isRunning else {
            process.terminate()
            return nil
        }
        return Home.Outcome(
            code: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
    }

    @Test func `the program works without standard file descriptors`() async throws {
        let home = try Home()
        let outcome = try #require(try await shell(home, #""$AGENT" ask Hello. <&-"#))
        #expect(outcome.code == 0 && !outcome.output.isEmpty, "\(outcome.error)")
        // Nothing of the reply gets into a file that happened to be opened next.
        let all = try #require(try await shell(home, #""$AGENT" ask Hello. <&- >&- 2>&-"#))
        #expect(all.code == 0)
        let messages = try #require(try await shell(home, #""$AGENT" memory import - <&-"#))
        #expect(messages.code == 0, "\(messages.error)")
        #expect(try await home.run("sessions", "list", "--json").json.arrayValue?.count == 2)
        let children = try #require(try await shell(home, #""$AGENT" doctor <&- 2>&- | grep protection"#))
        #expect(children.output.contains("protection"))
    }

    @Test(arguments: [
        "ask Hello.", "chat", "memory import -", "memory search --queries -", "sessions import -",
        "skills check - --jsonl", "skills route --queries -", "model tokenize",
    ])
    func `waiting for silent standard input is mentioned`(_ command: String) async throws {
        let home = try Home()
        let outcome = try #require(
            try await shell(
                home,
                """
                mkfifo in; sleep 300 >in & writer=$!
                "$AGENT" \(command) <in >out 2>err & program=$!
                for i in $(seq 200); do grep -q waiting err && break; sleep 0.1; done
                kill -KILL $writer; wait $program; cat err
                """))
        #expect(outcome.output.contains("agent: waiting for standard input; "), "\(outcome.output)")
        #expect(outcome.output.components(separatedBy: "waiting").count == 2)
    }

    @Test func `standard input that cannot be read is an error that says why`() async throws {
        let outcome = try #require(try await shell(try Home(), #""$AGENT" ask Hello. </"#))
        #expect(outcome.code == 1)
        #expect(outcome.error.hasPrefix("agent: standard input cannot be read: Is a directory\n"))
    }

    @Test func `output that nobody reads to its end is no error`() async throws {
        let home = try Home()
        let lists = ["help", "config", "skills list", "model list", "memory list --json", "sessions search x --json"]
        for command in lists {
            let outcome = try #require(
                try await shell(home, "\"$AGENT\" \(command) | true; exit ${PIPESTATUS[0]}"))
            #expect(outcome.code == 0 && outcome.error.isEmpty, "\(command): \(outcome.error)")
        }
    }
}
