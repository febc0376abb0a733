import AgentCore
import Foundation
import TestKit
import Testing

/// The program with MCP servers.
@Suite struct MCPServerToolTests {
    private func home(_ mode: String, _ more: String = "") throws -> Home {
        let home = try Home()
        let script = Home.package.appending(path: "Tests/MCPTests/Fixtures/server.sh").path(percentEncoded: false)
        try home.directory.write(
            "mcp_servers: {\"box\": {\"command\": \"sh\", \"args\": [\"\(script)\", \"\(mode)\"]\(more)}}\n",
            to: "home/config/config.yaml")
        return home
    }

    @Test(arguments: ["stateless", "2025-11-25"])
    func `a server's tools are listed, and called once they are allowed`(mode: String) async throws {
        let home = try home(mode, ", \"allow\": [\"say\"]")
        let list = try await home.run("tools", "list", "--json")
        #expect(try list.json.arrayValue?.contains { $0["name"] == "box__say" } == true)
        let allowed = try await home.run("tools", "call", "box__say")
        #expect(allowed.code == 0 && allowed.output == "hello\n")
        // Nobody is there to be asked.
        #expect(try await home.run("tools", "call", "box__parts").code == 4)
        let given = try await home.run("tools", "call", "box__parts", "--allow-tool", "box__parts")
        #expect(given.code == 0 && given.output.hasPrefix("one\n[an image"))
        #expect(try await home.run("tools", "call", "box__fail", "--allow-tool", "box__fail").code == 1)
        #expect(try await home.run("tools", "call", "box__say", "{\"zeta\": 7}").code == 2)
    }

    @Test func `an unusable server is reported, and one with a missing variable is not started`() async throws {
        let broken = try await home("broken").run("tools", "list")
        #expect(broken.code == 0 && broken.error.contains("it ended with exit status 4"))
        let missing = try await home("stateless", ", \"env\": {\"TOKEN\": \"${NO_SUCH_VARIABLE}\"}").run(
            "tools", "list")
        #expect(missing.code == 0)
        #expect(missing.error.contains("mcp_servers.box.env.TOKEN: the variable NO_SUCH_VARIABLE is not set"))
        let off = try await home("broken", ", \"enabled\": false").run("tools", "list")
        #expect(off.code == 0 && off.error.isEmpty)
    }

    #if os(Linux)
        @Test func `a process with its own session and cleared variables ends with the program`() async throws {
            let home = try Home()
            let script = Home.package.appending(path: "Tests/MCPTests/Fixtures/server.sh").path(percentEncoded: false)
            let note = home.directory.url.appending(path: "pid").path(percentEncoded: false)
            let start = "(env -i /usr/bin/setsid /bin/sh -c 'echo $$ > \(note); exec /bin/sleep 1000' &)"
            let server: JSONValue = [
                "command": "sh", "allow": ["say"],
                "args": [
                    "-c", .string("\(start); while [ ! -s \(note) ]; do sleep 0.05; done; exec sh \(script) stateless"),
                ],
            ]
            try home.directory.write("mcp_servers: {box: \(server.text())}\n", to: "home/config/config.yaml")
            let called = try await home.run("tools", "call", "box__say")
            #expect(called.code == 0 && called.output == "hello\n", "\(called.error)")
            let text = try String(contentsOfFile: note, encoding: .utf8)
            let number = try #require(pid_t(text.dropLast()))
            let status = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
            #expect(kill(number, 0) != 0 || status.contains(") Z "))
        }
    #endif

    @Test func `a call starts no server without the tool`() async throws {
        let home = try Home()
        let script = Home.package.appending(path: "Tests/MCPTests/Fixtures/server.sh").path(percentEncoded: false)
        let other = home.directory.url.appending(path: "started").path(percentEncoded: false)
        try home.directory.write(
            """
            mcp_servers:
              box: {command: sh, args: ["\(script)", stateless], allow: [say]}
              other: {command: sh, args: ["-c", "echo > \(other); sleep 100"]}
            """, to: "home/config/config.yaml")
        let called = try await home.run("tools", "call", "box__say")
        #expect(called.code == 0 && called.error.split(separator: "\n").count <= 1, "\(called.error)")
        #expect(!FileManager.default.fileExists(atPath: other))
    }
}
