import Foundation
import TestKit
import Testing

@testable import AgentCore

/// Under bubblewrap, where it is there and works.
@Suite(.enabled("bubblewrap works here", { await Sandbox.find().protects }))
struct SandboxTests {
    /// The file that bash opens a connection by; it is no program's, so that every machine with bash has it.
    static let connect = "exec 3<>/dev/tcp/127.0.0.1/$1 && echo connected"

    func room() async throws -> ProcessRoom { try ProcessRoom(await Sandbox.find()) }

    @Test func `a program has no network access unless allowed`() async throws {
        let server = try LoopbackServer { _, _ in [] }
        defer { server.stop() }
        let room = try await room()
        let free = try await ProcessRoom().run(Self.connect, ["\(server.port)"], shell: "/bin/bash")
        #expect(free.output.text() == "connected\n")
        let held = try await room.run(Self.connect, ["\(server.port)"], shell: "/bin/bash")
        #expect(!held.succeeded && !held.output.text().contains("connected"))
        let open = try await room.run(
            Self.connect, ["\(server.port)"], shell: "/bin/bash",
            protection: Protection(readable: [room.folder.url], allowsNetwork: true))
        #expect(open.output.text() == "connected\n")
    }

    @Test func `the home directory is hidden`() async throws {
        let home = NSHomeDirectory()
        let outcome = try await room().run(
            "ls -A \"$1\" 2>/dev/null; echo \"$HOME\"; ls -A \"$HOME\"; touch \"$HOME/x\" && echo mine", [home])
        #expect(outcome.output.text() == "/tmp/home\nmine\n")
    }

    @Test func `other files are hidden, and system files are read-only`() async throws {
        let other = try TemporaryDirectory()
        let file = try other.write("secret", to: "file").path(percentEncoded: false)
        let outcome = try await room().run(
            "cat \"$1\"; cat /etc/shadow; touch /usr/x; touch /etc/x; touch /x; ls -d /proc/[0-9]* | wc -l", [file])
        // Its own processes alone: few, and no file's content.
        #expect((1...9).contains(Int(outcome.output.text().dropLast()) ?? 0))
        for name in ["/usr/x", "/etc/x", "/x"] { #expect(!FileManager.default.fileExists(atPath: name)) }
    }

    @Test func `readable folders can be read, but not changed, and the changes in writable folders stay`() async throws
    {
        let room = try await room()
        try room.folder.write("kept", to: "readable/file")
        try room.folder.write("", to: "readable/out/file")
        let readable = room.folder.url.appending(path: "readable")
        let protection = Protection(readable: [readable], writable: [readable.appending(path: "out")])
        let outcome = try await room.runner.run(
            ProcessRequest(
                URL(filePath: "/bin/sh"), ["-c", "cat file; rm -f file; echo > new; echo done > out/new"],
                directory: readable, timeLimit: .seconds(30), outputLimit: 1000, protection: protection))
        #expect(outcome.output.text() == "kept")
        #expect(room.exists("readable/file") && !room.exists("readable/new") && room.exists("readable/out/new"))
    }

    @Test func `a folder reached through a link is visible under both names`() async throws {
        let room = try await room()
        try room.folder.write("kept", to: "real/file")
        let link = room.folder.url.appending(path: "link")
        let real = room.folder.url.appending(path: "real")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
        let outcome = try await room.runner.run(
            ProcessRequest(
                URL(filePath: "/bin/cat"), ["file", link.appending(path: "file").path(percentEncoded: false)],
                directory: link, timeLimit: .seconds(30), outputLimit: 1000, protection: Protection(readable: [link])))
        #expect(outcome.output.text() == "keptkept")
    }

    @Test(arguments: [Duration.seconds(60), .seconds(2)])
    func `no process outlives its program, even in another session`(limit: Duration) async throws {
        // A number of seconds that no other program sleeps.
        let word = "86400.\(UInt32.random(in: 1...UInt32.max))"
        let room = try await room()
        let outcome = try await room.run(
            """
            trap '' TERM
            setsid sh -c 'echo > /tmp/moved; exec sleep \(word)' &
            sleep \(word) &
            while [ ! -e /tmp/moved ]; do sleep 0.05; done
            [ $1 = wait ] && wait
            exit 5
            """,
            [limit < .seconds(60) ? "wait" : "go"], limit: limit)
        #expect(outcome.didTimeOut == (limit < .seconds(60)) && !outcome.leftProcesses)
        if !outcome.didTimeOut { #expect(outcome.ending == .exited(5)) }
        for _ in 0..<200 where !LiveProcess.named(word).isEmpty { try await Task.sleep(for: .milliseconds(50)) }
        #expect(LiveProcess.named(word).isEmpty)
    }

    @Test func `a program outlives the thread that started it`() async throws {
        let room = try await room()
        let outcomes = try await withThrowingTaskGroup(of: ProcessOutcome.self) { group in
            for _ in 0..<12 { group.addTask { try await room.run("sleep 1; echo $1", ["x"]) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.allSatisfy { $0.succeeded && $0.output.text() == "x\n" })
    }

    @Test func `a cancelled task ends the processes inside`() async throws {
        let word = "86400.\(UInt32.random(in: 1...UInt32.max))"
        let room = try await room()
        let task = Task { try await room.run("sleep \(word)") }
        for _ in 0..<200 where LiveProcess.named(word).isEmpty { try await Task.sleep(for: .milliseconds(25)) }
        task.cancel()
        await #expect(throws: AgentError.self) { try await task.value }
        for _ in 0..<200 where !LiveProcess.named(word).isEmpty { try await Task.sleep(for: .milliseconds(50)) }
        #expect(LiveProcess.named(word).isEmpty)
    }

    @Test func `a hidden folder or program is an error that names it`() async throws {
        let room = try await room()
        let other = try TemporaryDirectory()
        let error = await #expect(throws: AgentError.self) {
            try await room.run("true", protection: Protection(readable: [other.url]))
        }
        #expect(error?.message.contains(room.folder.url.lastPathComponent) == true)
        let missing = await #expect(throws: AgentError.self) {
            try await room.run("true", protection: Protection(readable: [other.url.appending(path: "missing")]))
        }
        #expect(missing?.message.contains("missing") == true)
    }

    @Test func `environment variables are the same as outside the sandbox`() async throws {
        let variables = try await room().run("env", environment: ["GIVEN": "yes"]).variables
        #expect(variables["GIVEN"] == "yes" && variables["TERM"] == "dumb")
        #expect(ProcessOutcome.ownVariables.isDisjoint(with: variables.keys))
    }

    @Test(arguments: ["tools/echo/bin", "tools"])
    func `a program that is installed elsewhere runs, under the name that it is called by`(path: String) async throws {
        let room = try await room()
        try room.folder.write("", to: "\(path)/other")
        let folder = room.folder.url.appending(path: path).path(percentEncoded: false)
        try FileManager.default.copyItem(atPath: "/bin/echo", toPath: "\(folder)/manager")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/greet", withDestinationPath: "manager")
        let program = try #require(room.runner.sandbox.program(named: ["greet"], environment: ["PATH": folder]))
        let outcome = try await room.runner.run(
            ProcessRequest(
                program.executable, ["hello"], directory: URL(filePath: "/usr"), timeLimit: .seconds(30),
                outputLimit: 1000, protection: Protection(readable: program.readable)))
        #expect(program.executable.lastPathComponent == "greet")
        #expect(outcome.output.text() == "hello\n", "\(outcome.errorOutput.text())")
    }

    @Test(arguments: ["/", "/tmp", "/tmp/..", "/proc"])
    func `folders that every program needs cannot be replaced`(path: String) async throws {
        let room = try await room()
        let protection = Protection(readable: [room.folder.url, URL(filePath: path)])
        let error = await #expect(throws: AgentError.self) { try await room.run("true", protection: protection) }
        #expect(error?.code == .refused)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["AGENT_TEST_ALL"] != nil))
    func `a package can be built and tested in a writable folder`() async throws {
        let room = try await room()
        let environment = ProcessInfo.processInfo.environment
        guard let swift = room.runner.sandbox.program(named: ["swift"], environment: environment) else { return }
        try room.folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "p", targets: [.target(name: "p"), .testTarget(name: "t", dependencies: ["p"])])
            """, to: "Package.swift")
        try room.folder.write("public let answer = 42", to: "Sources/p/p.swift")
        try room.folder.write(
            "import Testing\nimport p\n@Test func knows() { #expect(answer == 42) }", to: "Tests/t/t.swift")
        let outcome = try await room.runner.run(
            ProcessRequest(
                swift.executable, ["test"], directory: room.folder.url, timeLimit: .seconds(600), outputLimit: 1 << 16,
                protection: Protection(readable: swift.readable, writable: [room.folder.url])))
        #expect(outcome.succeeded, "\(outcome.output.text()) \(outcome.errorOutput.text())")
        #expect(outcome.output.text().contains("1 test"))
    }
}
