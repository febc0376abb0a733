import AgentCore
import Foundation
import TestKit
import Testing

/// How programs, and what they started, come to an end.
@Suite struct ProcessEndTests {
    @Test func `at the time limit a program is ended, with its child processes`() async throws {
        let outcome = try await ProcessRoom().run(
            "sleep 1000 & echo $!; (sleep 1000 & echo $!; wait) & wait", limit: .seconds(2))
        #expect(outcome.didTimeOut && !outcome.succeeded)
        #expect(outcome.ending == .signalled(SIGTERM))
        let started = outcome.output.text().split(separator: "\n").compactMap { Int32($0) }
        #expect(started.count == 2)
        for process in started { #expect(try await LiveProcess.ends(process)) }
    }

    @Test func `a program that ignores the request to end is killed`() async throws {
        let outcome = try await ProcessRoom().run(
            "trap '' TERM; echo $$; (trap '' TERM; while :; do sleep 0.1; done) & echo $!; while :; do sleep 0.1; done",
            limit: .seconds(2))
        #expect(outcome.didTimeOut && outcome.ending == .signalled(SIGKILL))
        let started = outcome.output.text().split(separator: "\n").compactMap { Int32($0) }
        #expect(started.count == 2)
        for process in started { #expect(try await LiveProcess.ends(process)) }
    }

    @Test func `a program may clean up before it ends`() async throws {
        let outcome = try await ProcessRoom().run(
            "trap 'echo tidied; exit 3' TERM; while :; do sleep 0.05; done", limit: .seconds(5))
        #expect(outcome.didTimeOut && outcome.ending == .exited(3))
        #expect(outcome.output.text() == "tidied\n")
    }

    @Test func `background processes end with their program`() async throws {
        let outcome = try await ProcessRoom().run("sleep 1000 & echo $!")
        #expect(outcome.succeeded && !outcome.leftProcesses)
        let process = try #require(Int32(outcome.output.text().dropLast()))
        #expect(try await LiveProcess.ends(process))
    }

    @Test func `a cancelled task ends its program, and throws`() async throws {
        let room = try ProcessRoom()
        let task = Task { try await room.run("echo $$ > pid; exec sleep 1000") }
        var process: Int32?
        for _ in 0..<400 where process == nil {
            try await Task.sleep(for: .milliseconds(25))
            let text = try? String(contentsOf: room.folder.url.appending(path: "pid"), encoding: .utf8)
            process = text.flatMap { Int32($0.dropLast()) }
        }
        task.cancel()
        let error = await #expect(throws: AgentError.self) { try await task.value }
        #expect(error?.code == .interrupted)
        #expect(try await LiveProcess.ends(try #require(process)))
    }

    @Test func `a task cancelled beforehand starts nothing`() async throws {
        let room = try ProcessRoom()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await room.run("touch x")
        }
        task.cancel()
        await #expect(throws: AgentError.self) { try await task.value }
        #expect(!room.exists("x"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")))
    func `a process in a session of its own ends with the program`() async throws {
        let outcome = try await ProcessRoom().run(
            "setsid sh -c 'echo > moved; exec sleep 1000' & echo $!; while [ ! -e moved ]; do sleep 0.05; done")
        #expect(outcome.succeeded && !outcome.leftProcesses)
        let process = try #require(Int32(outcome.output.text().dropLast()))
        #expect(try await LiveProcess.ends(process))
    }
}
