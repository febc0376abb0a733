import AgentCore
import Foundation
import MCP
import TestKit
import Testing

@testable import agent

/// MCP servers in a `config.yaml`.
@Suite struct MCPServerSettingTests {
    private func file(_ text: String, _ source: Setting.Source = .user) throws -> ConfigFile {
        try TemporaryDirectory.use { folder in
            let location = folder.appending(path: "config.yaml")
            try Data(text.utf8).write(to: location)
            return try ConfigFile(at: location, source, base: URL(filePath: "/base", directoryHint: .isDirectory))
        }
    }

    private func configuration(_ text: String, _ environment: [String: String] = [:]) throws -> MCPServerConfiguration {
        try #require(try file(text).servers.first).configuration(environment)
    }

    @Test(arguments: ["mcp_servers: ", "mcp_servers: {\"mcpServers\": ", "", "mcpServers: "])
    func `JSON from a README can be pasted`(key: String) throws {
        let json = """
            {
            	"files": {
            		"command": "npx",
            		"args": ["-y", "@modelcontextprotocol/server-filesystem", "/home/me/My Documents"],
            		"env": {"TOKEN": "a\\/b", "EMPTY": null, "PORT": 80},
            		"type": "stdio"
            	}
            }
            """
        let text =
            switch key {
            case "": "top_k: 7\n\"mcpServers\": \(json)\n"
            case "mcp_servers: {\"mcpServers\": ": "\(key)\(json)}\n"
            default: "top_k: 7\n\(key)\(json)\nseed: 3\n"
            }
        let found = try configuration(text)
        #expect(found.name == "files" && found.command == "npx")
        #expect(found.arguments == ["-y", "@modelcontextprotocol/server-filesystem", "/home/me/My Documents"])
        #expect(found.environment == ["TOKEN": "a/b", "EMPTY": "", "PORT": "80"])
        #expect(found.allowed.isEmpty && found.timeout == nil && found.directory == nil)
        #expect(try file(text).notices.isEmpty)
    }

    @Test func `servers in YAML's own style are read too`() throws {
        let servers = try file(
            """
            mcp_servers:
              notes:
                command: ~/bin/notes
                args: [--port, 80]
                cwd: data
                allow: [search]
                timeout: 2.5
              old:
                command: x
                enabled: false
              older: {command: x, disabled: true}
            """
        ).servers
        #expect(servers.map(\.name) == ["notes", "old", "older"])
        #expect(servers.map(\.isEnabled) == [true, false, false])
        let notes = try servers[0].configuration(["HOME": "/home/me"])
        #expect(notes.command == "/home/me/bin/notes" && notes.arguments == ["--port", "80"])
        #expect(notes.directory == "/base/data" && notes.allowed == ["search"] && notes.timeout == 2.5)
        #expect(notes.shownCommand == "~/bin/notes --port 80")
        #expect(notes.location.hasSuffix("config.yaml, line 2"))
    }

    @Test func `a project's server runs in the project's directory unless it names another`() throws {
        let server = try #require(try file("mcp_servers: {s: {command: ./server}}", .project).servers.first)
        #expect(try server.configuration([:]).directory == "/base/")
    }

    @Test(arguments: [
        ("mcp_servers: 7", "line 1: mcp_servers is a text"),
        ("mcp_servers: [a]", "line 1: mcp_servers is a list"),
        ("mcp_servers:\n  files: npx", "line 2: mcp_servers.files is a text"),
        ("mcp_servers:\n  files:\n    args: []", "line 2: mcp_servers.files has no command"),
        ("mcp_servers:\n  files:\n    command: [npx]", "line 3: mcp_servers.files.command is a list"),
        ("mcp_servers:\n  files: {command: x, args: -y}", "line 2: mcp_servers.files.args is a text"),
        ("mcp_servers:\n  files: {command: x, args: [a, [b]]}", "line 2: mcp_servers.files.args[1] is a list"),
        ("mcp_servers:\n  files: {command: x, env: [A]}", "line 2: mcp_servers.files.env is a list"),
        ("mcp_servers:\n  files: {command: x, env: {A=B: c}}", "line 2: mcp_servers.files.env has a variable \"A=B\""),
        ("mcp_servers:\n  files: {command: x, timeout: 30000}", "line 2: mcp_servers.files.timeout is \"30000\""),
        ("mcp_servers:\n  files: {command: x, enabled: maybe}", "line 2: mcp_servers.files.enabled is \"maybe\""),
        ("mcp_servers:\n  files: {url: \"https://example.com/mcp\"}", "line 2: mcp_servers.files.url is an address"),
        ("mcp_servers:\n  files: {type: sse, command: x}", "line 2: mcp_servers.files.type is \"sse\""),
        ("mcp_servers:\n  \"a\\nb\": {command: x}", "line 2: mcp_servers has a server named"),
    ])
    func `an error names file, line and member`(text: String, message: String) throws {
        let error = #expect(throws: AgentError.self) { try file(text) }
        #expect(try #require(error).message.contains("config.yaml, \(message)"))
    }

    @Test func `an unknown member is only a notice`() throws {
        let read = try file("mcp_servers: {s: {command: x, arg: [a], alwaysAllow: [b]}}")
        #expect(read.servers.count == 1 && read.notices.count == 2)
        #expect(read.notices[0].hasSuffix("mcp_servers.s has no member \"arg\"; did you mean \"args\"?"))
    }

    @Test func `environment variables are expanded once, and a missing one is reported`() throws {
        let text = """
            mcp_servers:
              s:
                command: ${BIN}/s
                args: ["${A}", "${B:-x y}", "${env:A}", "$A", "$${A}", "a$"]
                env: {TOKEN: "Bearer ${T}"}
            """
        let environment = ["BIN": "/bin", "A": "${T}", "B": "", "T": "secret"]
        let found = try configuration(text, environment)
        #expect(found.command == "/bin/s" && found.arguments == ["${T}", "x y", "${T}", "$A", "${A}", "a$"])
        #expect(found.environment == ["TOKEN": "Bearer secret"])
        #expect(found.shownCommand == "${BIN}/s ${A} ${B:-x y} ${env:A} $A $${A} a$")
        let error = #expect(throws: AgentError.self) { try configuration(text, ["BIN": "/bin", "A": ""]) }
        #expect(try #require(error).message.hasSuffix("mcp_servers.s.env.TOKEN: the variable T is not set"))
        for bad in ["${", "${A", "${input:token}", "${1}", "${}"] {
            let references = EnvironmentReferences(environment: ["A": "a"])
            #expect(throws: EnvironmentReferences.Failure.self) { try references.filled(bad) }
        }
    }

    @Test func `agent config shows servers, but no values of variables`() async throws {
        let home = try Home()
        try home.directory.write(
            "mcp_servers:\n  s: {command: npx, args: [-y], env: {TOKEN: hush}}\n  t: {command: t, enabled: false}\n",
            to: "home/config/config.yaml")
        let shown = try await home.run("config")
        #expect(shown.output.contains("mcp_servers.s: npx -y  # user ") && !shown.output.contains("hush"))
        #expect(shown.output.contains("mcp_servers.t: t (not enabled)  # user "))
        let json = try await home.run("config", "--json")
        #expect(!json.output.contains("hush"))
        #expect(try json.json["mcp_servers.s"]?["value"]?["env"]?["TOKEN"] == "(set)")
        #expect(try await home.run("config", "set", "mcp_servers", "x").code == 2)
        // A setting is written beside them.
        #expect(try await home.run("config", "set", "top_k", "9").code == 0)
        #expect(try await home.run("config", "--json").json["mcp_servers.s"]?["value"]?["command"] == "npx")
    }
}
