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

    @Test func `a server that cannot be used is told, and one whose variable is missing is not started`() async throws {
        let broken = try await home("broken").run("tools", "list")
        #expect(broken.code == 0 && broken.error.contains("it ended with exit status 4"))
        let missing = try await home("stateless", ", \"env\": {\"TOKEN\": \"${NO_SUCH_VARIABLE}\"}").run(
            "tools", "list")
        #expect(missing.code == 0)
        #expect(missing.error.contains("mcp_servers.box.env.TOKEN: the variable NO_SUCH_VARIABLE is not set"))
        let off = try await home("broken", ", \"enabled\": false").run("tools", "list")
        #expect(off.code == 0 && off.error.isEmpty)
    }
}
