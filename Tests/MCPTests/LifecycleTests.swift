import AgentCore
import Foundation
import Testing

@testable import MCP

/// How servers start, fail, end and are ended.
@Suite struct LifecycleTests {
    private func notices(_ mode: String, timeout: Double = 20) async throws -> [String] {
        let server = try ScriptedServer(mode, timeout: timeout)
        let notices = await server.servers.tools().notices
        await server.end()
        return notices
    }

    private func notice(command: String, directory: String? = nil) async -> String {
        let configuration = MCPServerConfiguration(
            name: "test", command: command, directory: directory, location: "config.yaml, line 3")
        let servers = MCPServers([configuration], version: "9", environment: ["PATH": "/usr/bin:/bin"])
        let notices = await servers.tools().notices
        await servers.close()
        return notices.joined(separator: "\n")
    }

    @Test func `a program that is not there is told with the location of its configuration`() async {
        #expect(
            await notice(command: "no-such-program") == "the MCP server test: it is not used: it cannot be started: "
                + "there is no program no-such-program on the PATH (config.yaml, line 3)")
        #expect(await notice(command: "/no/such").contains("/no/such does not exist"))
        #expect(await notice(command: "/etc/passwd").contains("/etc/passwd is no program that may be run"))
        #expect(await notice(command: "/bin/cat", directory: "/no/such").contains("/bin/cat in /no/such: No such file"))
    }

    @Test func `a server that exits at once is reported with its status and standard error`() async throws {
        let notices = try await notices("broken")
        #expect(notices.count == 1)
        #expect(notices[0].contains("it ended with exit status 4; its standard error ends: cannot read settings.json"))
    }

    @Test func `a server that never answers, or not with a message, is given up after its timeout`() async throws {
        #expect(try await notices("mute", timeout: 0.4)[0].contains("it did not answer initialize within 0.4 seconds"))
        let babble = try await notices("babble", timeout: 3)[0]
        #expect(babble.contains(#"on standard output it wrote what is no message: "Welcome!" and"#))
        #expect(try await notices("no-list")[0].contains("it answered tools/list without tools"))
    }

    @Test func `a server that does not exit is killed`() async throws {
        #expect(try await notices("deaf", timeout: 0.2)[0].contains("it did not answer"))
    }

    @Test func `a server that dies in a call is reported and restarted once`() async throws {
        try await withServer("stateless") { (server) async throws in
            let first = try await server.failure("die")
            #expect(
                first
                    == "die of the MCP server test: it ended with exit status 7; its standard error ends: the end is near"
            )
            let (tools, notices) = await server.servers.tools()
            #expect(!tools.isEmpty)
            #expect(notices.count == 1 && notices[0].hasSuffix("it is started again"))
            #expect(try await server.call("say").text == "hello")
            let tool = try await server.tool("say")
            _ = try await server.failure("die")
            await #expect(throws: ToolError.self) { try await tool.call([:], ToolContext()) }
            let last = await server.servers.tools()
            #expect(last.tools.isEmpty && last.notices.count == 1)
            #expect(last.notices[0].contains("it was started twice and is not started again"))
            #expect(await server.servers.tools().notices.isEmpty)
        }
    }

    @Test func `closing ends a stubborn server with its child processes`() async throws {
        let server = try ScriptedServer("stubborn")
        _ = await server.servers.tools()
        await server.servers.close()
        let lines = server.lines
        #expect(lines.contains("the input is closed") && lines.contains("asked to end"))
        let child = try #require(lines.first { $0.hasPrefix("child ") }.flatMap { pid_t($0.dropFirst(6)) })
        #expect(try await isGone(child))
        await #expect(throws: (any Error).self) { try await server.call("say") }
        await server.end()
    }

    @Test func `a server ends when its owner is released`() async throws {
        let record: URL
        do {
            let server = try ScriptedServer("2025-11-25")
            _ = await server.servers.tools()
            record = server.record
        }
        var text = ""
        for _ in 0..<200 where !text.contains("the input is closed") {
            try await Task.sleep(for: .milliseconds(50))
            text = try String(contentsOf: record, encoding: .utf8)
        }
        #expect(text.contains("the input is closed"))
        try FileManager.default.removeItem(at: record.deletingLastPathComponent())
    }

    @Test func `if the program is killed, the guard ends the remaining servers`() async throws {
        let guardian = OrphanGuard()
        let process = try ServerProcess(
            "/bin/sh", ["-c", "trap '' TERM; while :; do sleep 1; done"], variables: ["PATH": "/usr/bin:/bin"],
            directory: nil)
        let kept = try ServerProcess("/bin/sleep", ["1000"], variables: [:], directory: nil)
        for one in [process, kept] { try guardian.add(one) }
        guardian.remove(kept)
        guardian.abandon()
        for _ in 0..<200 where !process.hasEnded { try await Task.sleep(for: .milliseconds(50)) }
        #expect(process.hasEnded && !kept.hasEnded)
        for one in [process, kept] {
            one.signal(SIGKILL)
            _ = one.reap()
            for end in [one.input, one.output, one.errors] { close(end) }
        }
    }

    @Test func `all servers start concurrently, and a failing one does not hide the others`() async throws {
        let script = try ScriptedServer.script()
        let configurations = ["2025-11-25", "broken", "stateless"].map {
            MCPServerConfiguration(name: $0, command: "/bin/sh", arguments: [script, $0], timeout: 20)
        }
        let servers = MCPServers(configurations, version: "9", environment: ["PATH": "/usr/bin:/bin"])
        let (tools, notices) = await servers.tools()
        #expect(tools.count == 42 && notices.count == 1)
        #expect(tools[0].declaration.name == "2025-11-25__say" && tools[21].declaration.name == "stateless__say")
        await servers.close()
    }

    @Test func `a cancelled start is tried again`() async throws {
        try await withServer("slow", timeout: 10) { (server) async throws in
            let first = Task { await server.servers.tools() }
            try await Task.sleep(for: .milliseconds(200))
            first.cancel()
            let cancelled = await first.value
            #expect(cancelled.tools.isEmpty && cancelled.notices.isEmpty)
            #expect(try await server.call("say").text == "hello")
        }
    }

    private func isGone(_ process: pid_t) async throws -> Bool {
        for _ in 0..<100 {
            if kill(process, 0) != 0 { return true }
            // Whose parent is gone may wait for init to take its status.
            let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            if status?.contains(") Z ") == true { return true }
            try await Task.sleep(for: .milliseconds(50))
        }
        return false
    }

    #if os(Linux)
        @Test func `a process outside the server's session ends with it, and by the guard too`() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "mcp-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let note = folder.appending(path: "pid")
            let path = note.path(percentEncoded: false)
            let strays = ["-c", "(setsid sh -c 'echo $$ > \"$0\"; exec sleep 1000' \"$0\" &) ; exec \"$@\"", path]
            func stray() async throws -> pid_t {
                for _ in 0..<200 {
                    let text = (try? String(contentsOf: note, encoding: .utf8)) ?? ""
                    if text.hasSuffix("\n"), let number = pid_t(text.dropLast()) { return number }
                    try await Task.sleep(for: .milliseconds(20))
                }
                Issue.record("nothing was started")
                return 0
            }
            let configuration = MCPServerConfiguration(
                name: "test", command: "/bin/sh",
                arguments: strays + ["/bin/sh", try ScriptedServer.script(), "2025-11-25"], timeout: 20)
            let servers = MCPServers([configuration], version: "9", environment: ["PATH": "/usr/bin:/bin"])
            #expect(await !servers.tools().tools.isEmpty)
            let first = try await stray()
            #expect(kill(first, 0) == 0)
            await servers.close()
            #expect(try await isGone(first))

            try FileManager.default.removeItem(at: note)
            let guardian = OrphanGuard()
            let process = try ServerProcess(
                "/bin/sh", strays + ["/bin/sleep", "1000"], variables: ["PATH": "/usr/bin:/bin"], directory: nil)
            try guardian.add(process)
            let second = try await stray()
            guardian.abandon()
            #expect(try await isGone(second))
            _ = process.reap()
            for end in [process.input, process.output, process.errors] { close(end) }
        }
    #endif

    @Test func `a silent server is awaited only for a while, and the user is told`() async throws {
        let script = try ScriptedServer.script()
        // A time of the user's own is waited for in full.
        let configurations = [("mute", nil), ("stateless", 60.0)].map { name, timeout in
            MCPServerConfiguration(name: name, command: "/bin/sh", arguments: [script, name], timeout: timeout)
        }
        let told = Locked<[[String]]>([])
        let servers = MCPServers(
            configurations, version: "9", environment: ["PATH": "/usr/bin:/bin"], patience: .milliseconds(1500)
        ) { names in told.withLock { $0.append(names) } }
        let first = await servers.tools()
        #expect(first.tools.count == 21 && first.notices.count == 1)
        #expect(first.notices[0].hasSuffix("mute: it has not answered for 1.5 seconds and is used once it has"))
        #expect(told.withLock { $0.first?.contains("mute") } == true)
        // It is not waited for again: on a busy machine one of several calls shows that.
        let clock = ContinuousClock()
        var times: [Duration] = []
        for _ in 0..<8 where times.allSatisfy({ $0 >= .milliseconds(1500) }) {
            times.append(
                await clock.measure {
                    let later = await servers.tools()
                    #expect(later.tools.count == 21 && later.notices.isEmpty)
                })
        }
        #expect(times.min()! < .milliseconds(1500))
        await servers.close()
    }

    @Test func `a server that is only slow is used once it has started`() async throws {
        let configuration = MCPServerConfiguration(
            name: "slow", command: "/bin/sh", arguments: [try ScriptedServer.script(), "slow"])
        let servers = MCPServers(
            [configuration], version: "9", environment: ["PATH": "/usr/bin:/bin"], patience: .milliseconds(100))
        #expect(await servers.tools().tools.isEmpty)
        var tools: [any Tool] = []
        for _ in 0..<200 where tools.isEmpty {
            try await Task.sleep(for: .milliseconds(50))
            tools = await servers.tools().tools
        }
        #expect(tools.count == 21)
        await servers.close()
    }

    @Test func `for one tool, only servers that may have it are started`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mcp-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = try ScriptedServer.script()
        let configurations = ["one", "two"].map {
            MCPServerConfiguration(
                name: $0, command: "/bin/sh", arguments: [script, "2025-11-25"],
                environment: ["RECORD": folder.appending(path: $0).path(percentEncoded: false)], timeout: 20)
        }
        let servers = MCPServers(configurations, version: "9", environment: ["PATH": "/usr/bin:/bin"])
        let provided = await servers.tools(for: [], named: "two__say")
        #expect(provided.tools.map(\.declaration.name) == ["two__say"])
        await servers.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) == ["two"])
        #expect(ToolNames.mayBelong("a__b__c", to: "a") && ToolNames.mayBelong("a__b__c", to: "a__b"))
        #expect(!ToolNames.mayBelong("ab__c", to: "a"))
    }
}
