import AgentCore
import Testing

@testable import MCP

@Suite struct ConsentTests {
    /// Calls that change something, and what the question about each has to name.
    private static let changes: [(String, JSONValue, String)] = [
        ("remember", ["text": "I live in Lyon"], "I live in Lyon"),
        ("forget", ["id": "f1"], "The user lives in Lyon."),
        ("run_skill", ["name": "echo", "arguments": ["now"]], "@echo now"),
        ("ask", ["text": "Hi there", "save": true], "Hi there"),
    ]

    @Test(arguments: [true, false], changes)
    func `the user is asked before something changes, and a no changes nothing`(
        isStateless: Bool, change: (tool: String, arguments: JSONValue, named: String)
    ) async throws {
        let host = try await TestHost(try StubAgent(), isStateless: isStateless, answer: TestHost.decline)
        let refused = try await host.call(change.tool, change.arguments)
        #expect(refused.isToolError && refused.toolText.contains("did not allow"))
        #expect(host.questions.count == 1 && host.questions.first?.contains(change.named) == true)
        #expect(host.agent.changes.isEmpty && host.agent.turns.withLock { $0.isEmpty })
    }

    @Test(arguments: [true, false], changes)
    func `after a yes it is done, once`(
        isStateless: Bool, change: (tool: String, arguments: JSONValue, named: String)
    ) async throws {
        let host = try await TestHost(try StubAgent(), isStateless: isStateless, answer: TestHost.accept)
        #expect(try await host.call(change.tool, change.arguments).isToolError == false)
        #expect(host.questions.count == 1)
        #expect(host.agent.changes.count + host.agent.turns.withLock { $0.count } == 1)
    }

    @Test func `reading asks nothing`() async throws {
        let host = try await TestHost(try StubAgent(), isStateless: false, answer: TestHost.decline)
        for (tool, arguments) in [("recall", ["query": "tea"]), ("list_facts", [:]), ("ask", ["text": "Hi"])]
            as [(String, JSONValue)]
        {
            #expect(try await host.call(tool, arguments).isToolError == false)
        }
        #expect(host.questions.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a host that cannot ask decides itself`(isStateless: Bool) async throws {
        let host = try await TestHost(try StubAgent(), isStateless: isStateless)
        #expect(try await host.call("remember", ["text": "I live in Lyon"]).isToolError == false)
        #expect(host.agent.changes == [["memory", "add", "--", "I live in Lyon"]])
    }

    @Test func `an answer counts once, and only for the request that it was asked about`() async throws {
        let host = try await TestHost(try StubAgent(), isStateless: true, answer: TestHost.accept)
        func params(_ text: String, _ more: [JSONValue.Member] = []) -> JSONValue {
            .object(
                [
                    .init("name", "remember"), .init("arguments", ["text": .string(text)]), .init("_meta", host.meta()),
                ] + more)
        }
        let asked = try await host.send(Method.callTool, params("I live in Lyon"))
        let answer: [JSONValue.Member] = [
            .init("requestState", asked["requestState"] ?? .null),
            .init("inputResponses", ["consent": ["action": "accept"]]),
        ]
        let other = try await host.send(Method.callTool, params("I live in Paris", answer))
        #expect(other["resultType"] == "input_required" && host.agent.changes.isEmpty)
        // The ticket is used up, for the right request too.
        let again = try await host.send(Method.callTool, params("I live in Lyon", answer))
        #expect(again["resultType"] == "input_required" && host.agent.changes.isEmpty)
        let invented: [JSONValue.Member] = [.init("requestState", "mine"), answer[1]]
        #expect(
            try await host.send(Method.callTool, params("I live in Lyon", invented))["resultType"] == "input_required")
        #expect(host.agent.changes.isEmpty)
    }

    @Test func `a host that says it can ask, and then cannot, changes nothing`() async throws {
        let host = try await TestHost(try StubAgent(), isStateless: false) { _ in ["action": "maybe"] }
        let result = try await host.call("remember", ["text": "I live in Lyon"])
        #expect(result.isToolError && result.toolText.contains("could not be asked"))
        #expect(host.agent.changes.isEmpty)
    }
}
