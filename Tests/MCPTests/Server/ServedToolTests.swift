import AgentCore
import TestKit
import Testing

@testable import MCP

@Suite struct ServedToolTests {
    private static let contract: Set<String> = [
        "remember", "recall", "forget", "list_facts", "profile", "search_sessions", "ask", "render_prompt", "run_skill",
    ]

    @Test(arguments: [true, false])
    func `the tools of the contract are listed, and those that read are told from those that change`(
        isStateless: Bool
    ) async throws {
        let host = try await TestHost(try StubAgent(), isStateless: isStateless)
        let tools = try #require(try await host.request(Method.listTools)["tools"]?.arrayValue)
        #expect(Set(tools.compactMap { $0["name"]?.stringValue }) == Self.contract)
        func names(_ hint: String, _ value: Bool) -> Set<String> {
            Set(tools.filter { $0["annotations"]?[hint] == .bool(value) }.compactMap { $0["name"]?.stringValue })
        }
        #expect(names("readOnlyHint", false) == ["remember", "forget", "ask", "run_skill"])
        #expect(names("destructiveHint", true) == ["forget", "run_skill"])
        #expect(names("openWorldHint", true) == ["run_skill"])
        // The client of this library takes every definition.
        for tool in tools { #expect(throws: Never.self) { try ToolDefinition(tool) } }
    }

    /// Arguments, and whether they are right.
    private static let calls: [(String, JSONValue, Bool)] = [
        ("recall", ["query": "tea"], true), ("recall", ["query": "tea", "limit": 3], true), ("recall", [:], false),
        ("recall", ["query": ""], false), ("recall", ["query": 7], false),
        ("recall", ["query": "tea", "limit": 0], false),
        ("recall", ["query": "tea", "limit": "3"], false), ("recall", ["query": "tea", "k": 3], false),
        ("list_facts", [:], true), ("list_facts", ["all": true], false), ("list_facts", [], false),
        ("forget", ["id": "f1", "messages": true], true), ("forget", ["id": "f1", "messages": "yes"], false),
        ("render_prompt", ["name": "guide", "inputs": ["city": "Lyon"]], true),
        ("render_prompt", ["name": "guide", "inputs": ["city": 7]], false),
        ("render_prompt", ["name": "guide", "inputs": "Lyon"], false),
        ("run_skill", ["name": "echo", "arguments": ["a", "b"]], true),
        ("run_skill", ["name": "echo", "arguments": ["a", 7]], false),
        ("run_skill", ["name": "echo", "arguments": "a b"], false), ("ask", ["text": "Hi", "save": nil], false),
        ("ask", ["text": "Hi"], true),
    ]

    @Test(arguments: calls)
    func `a tool takes what its schema allows and nothing else`(
        name: String, arguments: JSONValue, isRight: Bool
    ) async throws {
        let host = try await TestHost(try StubAgent(), isStateless: true)
        let tools = try await host.request(Method.listTools)["tools"]?.arrayValue ?? []
        let tool = try #require(tools.first { $0["name"]?.stringValue == name })
        let definition = try #require(tool["inputSchema"])
        let schema = try SchemaValidator(definition.text())
        #expect((schema.fault(in: arguments.text()) == nil) == isRight)
        let before = host.agent.commands.withLock { $0.count }
        let result = try await host.call(name, arguments)
        #expect(result.isToolError == !isRight, "\(result.toolText)")
        if !isRight { #expect(host.agent.commands.withLock { $0.count } == before && !result.toolText.isEmpty) }
    }

    @Test func `results come as text and as an object`() async throws {
        let host = try await TestHost(try StubAgent(), isStateless: false)
        let found = try await host.call("recall", ["query": "-k where?", "limit": 3])
        let text = try JSONValue(parsing: found.toolText.utf8)
        #expect(text == found["structuredContent"])
        #expect(text["results"]?.arrayValue?.first?["id"] == "f1")
        #expect(host.agent.commands.withLock { $0.last } == ["memory", "search", "-k", "3", "--", "-k where?"])
        #expect(try await host.call("list_facts")["structuredContent"]?["facts"]?.arrayValue?.count == 1)
        #expect(try await host.call("profile").toolText == "Home: Lyon")
        let messages = try await host.call("search_sessions", ["query": "morning"])["structuredContent"]?["messages"]
        #expect(messages == [["text": "Good morning"]])
        #expect(
            try await host.call("render_prompt", ["name": "guide", "inputs": ["city": "Lyon"]]).toolText == "Show Lyon."
        )
    }

    @Test func `what goes wrong in a tool is told in its result, an unknown tool is an error`() async throws {
        let host = try await TestHost(try StubAgent(), isStateless: true)
        let unknown = try await host.call("forget", ["id": "f9"])
        #expect(unknown.isToolError && unknown.toolText.contains("f9"))
        #expect(host.agent.changes.isEmpty)
        let skill = try await host.call("run_skill", ["name": "dance"])
        #expect(skill.isToolError && skill.toolText.contains("dance") && skill.toolText.contains("echo"))
        await #expect { try await host.call("dance") } throws: { ($0 as? JSONRPCError)?.code == -32602 }
    }

    @Test func `a turn is private unless it is to be saved, calls no skill, and is told as it is written`() async throws
    {
        let host = try await TestHost(try StubAgent(), isStateless: false)
        let reply = try await host.call("ask", ["text": "  @memory add I am tall"], progressToken: "p")
        #expect(reply.toolText == "Hello there" && reply["structuredContent"]?["reply"] == "Hello there")
        #expect(host.agent.turns.withLock { $0 } == [ServedTurn("\\@memory add I am tall")])
        let told = host.received.withLock { $0 }
        #expect(
            told.first
                == .notification(
                    method: Method.progress, params: ["progressToken": "p", "progress": 5, "message": "Hello"]))
        _ = try await host.call("ask", ["text": "Hi", "save": true, "mode": "coach"])
        #expect(host.agent.turns.withLock { $0.last } == ServedTurn("Hi", mode: "coach", isSaved: true))
    }

    @Test func `a skill of instructions is followed by the model`() async throws {
        let host = try await TestHost(try StubAgent(), isStateless: false)
        #expect(try await host.call("run_skill", ["name": "echo", "arguments": ["a b", "c"]]).toolText == "a b c")
        #expect(try await host.call("run_skill", ["name": "recipe", "arguments": ["soup"]]).toolText == "Hello there")
        #expect(host.agent.turns.withLock { $0.last } == ServedTurn("@recipe soup"))
    }
}
